import type { Game } from '@fortuna/domain/model/games.ts';

export interface GameTileProps {
  /** Its name, provider and picture; a closed one is drawn grey. */
  readonly game: Game;
  /** Address of the game's page, in the reader's language; unused while it is closed. */
  readonly href: string;
  /** A word in the corner: "Novo"; of a game that cannot be played here: that it cannot. Left out: an open game has none. */
  readonly tag?: string | undefined;
  /** What a closed game says instead of opening; needed where `game.isOpen` is false. */
  readonly closedLabel: string;
  /** Twice the size in a grid: its title is larger. Default: false. */
  readonly isFeatured?: boolean;
  /** In the first view: its picture is not held back until it scrolls near. Default: false. */
  readonly isEager?: boolean;
  /** In a grid that is walked with the arrow keys: 0 for the one tile that the tab key reaches. Left out: reached as any link. */
  readonly tabIndex?: 0 | -1 | undefined;
}
