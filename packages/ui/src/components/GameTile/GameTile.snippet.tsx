import { GameTile } from '@fortuna/ui/components/GameTile/GameTile.tsx';

export function Example() {
  return (
    <GameTile
      game={{
        id: 108,
        name: 'Onda Dourada',
        providerKey: 'farol',
        provider: 'Farol',
        code: 'onda-dourada',
        type: 'slots',
        tags: ['new'],
        imageUrl: null,
        isOpen: true,
        isPlayable: true,
      }}
      href="/gameInfo?platType=farol&gameCode=onda-dourada"
      tag="Novo"
      closedLabel="Manutenção"
    />
  );
}
