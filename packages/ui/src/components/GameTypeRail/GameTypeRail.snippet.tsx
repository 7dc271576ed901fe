import { GameTypeRail } from '@fortuna/ui/components/GameTypeRail/GameTypeRail.tsx';
import { gameTypeIcons } from '@fortuna/ui/components/GameTypeRail/game-type-icons.ts';

export function Example() {
  return (
    <GameTypeRail
      label="Tipos de jogo"
      items={[
        { href: '/game?type=slots', label: 'Slots', icon: gameTypeIcons.slots, isCurrent: true },
        { href: '/game?type=live', label: 'Ao vivo', icon: gameTypeIcons.live, isCurrent: false },
        { href: '/game?type=bingo', label: 'Bingo', icon: gameTypeIcons.bingo, isCurrent: false },
      ]}
    />
  );
}
