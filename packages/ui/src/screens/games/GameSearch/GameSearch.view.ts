import type { Game } from '@fortuna/domain/model/games.ts';
import type { Loadable } from '../../page/loadable.ts';
import type { GameRange, ListPlace } from '../GameResults/game-range.ts';

/** Games that have been found; where there are none, names that are written like what was looked for. */
export interface FoundGames extends GameRange {
  readonly suggestions: readonly string[];
}

export interface GameSearchView {
  /** As it is typed. */
  readonly text: string;
  /** What was typed when the player last paused. */
  readonly searched: string;
  /** For that; null: for nothing. */
  readonly results: Loadable<FoundGames> | null;
  /** The player's own searches, the latest first. */
  readonly recent: readonly string[];
  readonly popular: Loadable<readonly Game[]>;
  readonly place: ListPlace;
}
