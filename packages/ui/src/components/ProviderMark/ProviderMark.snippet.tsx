import { ProviderMark } from '@fortuna/ui/components/ProviderMark/ProviderMark.tsx';

/** The name stands beside it: the sign is decoration. */
export function Example() {
  return (
    <p>
      <ProviderMark providerKey="farol" size={32} /> Farol
    </p>
  );
}
