import { ProviderMark } from '@fortuna/ui/components/ProviderMark/ProviderMark.tsx';
import { ProviderRail } from '@fortuna/ui/components/ProviderRail/ProviderRail.tsx';

const providers = [
  { key: 'farol', name: 'Farol', games: 48 },
  { key: 'jangada', name: 'Jangada', games: 36 },
];

/** Each leads to the games of its studio. */
export function Example() {
  return (
    <ProviderRail
      label="Provedores"
      providers={providers.map(({ key, name, games }) => ({
        key,
        name,
        count: `${games} jogos`,
        href: `/game?provider=${key}`,
        mark: <ProviderMark providerKey={key} />,
      }))}
    />
  );
}
