import type { Game } from '@fortuna/domain/model/games.ts';

export interface GameTileProps {
  readonly game: Game;
  readonly href: string;
  /** A word in the corner: "Novo"; of a game that cannot be played here: that it cannot. */
  readonly tag?: string | undefined;
  /** What a closed game says instead of opening; needed where `game.isOpen` is false. */
  readonly closedLabel: string;
  /** Twice the size in a grid: its title is larger. */
  readonly isFeatured?: boolean;
  readonly isEager?: boolean;
}
