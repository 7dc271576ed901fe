import { FavouriteHeart } from '@fortuna/ui/components/FavouriteHeart/FavouriteHeart.tsx';
import { GameCell, GameGrid } from '@fortuna/ui/components/GameGrid/GameGrid.tsx';
import { useState } from 'react';

export function Example() {
  const [isOn, setOn] = useState(false);
  return (
    <GameGrid label="Populares agora">
      <GameCell>
        <FavouriteHeart isOn={isOn} label="Favorito: Onda Dourada" onToggle={() => setOn(!isOn)} />
      </GameCell>
    </GameGrid>
  );
}
