import { GameCell, GameGrid } from '@fortuna/ui/components/GameGrid/GameGrid.tsx';
import { GameTile } from '@fortuna/ui/components/GameTile/GameTile.tsx';

const game = {
  id: 108,
  name: 'Onda Dourada',
  providerKey: 'farol',
  provider: 'Farol',
  code: 'onda-dourada',
  type: 'slots',
  tags: [],
  imageUrl: null,
  isOpen: true,
  isPlayable: true,
} as const;

export function Example() {
  return (
    <GameGrid label="Populares agora">
      {[game, { ...game, id: 115, name: 'Peixe Real' }].map((one) => (
        <GameCell key={one.id}>
          <GameTile
            game={one}
            href={`/gameInfo?platType=${one.providerKey}&gameCode=${one.code}`}
            closedLabel="Manutenção"
          />
        </GameCell>
      ))}
    </GameGrid>
  );
}
