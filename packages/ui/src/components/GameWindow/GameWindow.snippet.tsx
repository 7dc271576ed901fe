import { GameTile } from '@fortuna/ui/components/GameTile/GameTile.tsx';
import { GameWindow, type TileAt } from '@fortuna/ui/components/GameWindow/GameWindow.tsx';

const total = 10_000;

const tileAt: TileAt = (place, tabIndex) => (
  <GameTile
    game={{
      id: place + 1,
      name: `Onda Dourada ${place + 1}`,
      providerKey: 'farol',
      provider: 'Farol',
      code: `onda-${place + 1}`,
      type: 'slots',
      tags: [],
      imageUrl: null,
      isOpen: true,
      isPlayable: true,
    }}
    href={`/gameInfo?platType=farol&gameCode=onda-${place + 1}`}
    closedLabel="Manutenção"
    tabIndex={tabIndex}
  />
);

export function Example() {
  return (
    <GameWindow
      label="Jogos"
      total={total}
      tileAt={tileAt}
      sample={tileAt(total - 1, -1)}
      positionText={(place) => `Jogo ${place + 1} de ${total.toLocaleString('pt-BR')}`}
      onSight={() => undefined}
    />
  );
}
