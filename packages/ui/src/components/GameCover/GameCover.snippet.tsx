import { GameCover } from '@fortuna/ui/components/GameCover/GameCover.tsx';

export function Example() {
  return (
    <figure>
      <GameCover game={{ id: 108, type: 'slots', name: 'Canto da Sereia', imageUrl: null }} />
      <figcaption>Canto da Sereia</figcaption>
    </figure>
  );
}
