import type { Game } from '@fortuna/domain/model/games.ts';
import type { Problem } from '@fortuna/domain/problem.ts';

/** Games of which there may be thousands: how many is known, and those that are looked at. */
export interface GameRange {
  readonly total: number;
  /** The game at a place, from 0; undefined while it is on its way. */
  readonly gameAt: (place: number) => Game | undefined;
  /** Why a part that is looked at did not come; null: all of it has, or will. */
  readonly problem: Problem | null;
  /** Asks again for the parts that did not come. */
  readonly onRetry: () => void;
  /** Told of the places that are in sight. */
  readonly onSight: (first: number, last: number) => void;
}

/** Where the player was in a list, for the way back to it. */
export interface ListPlace {
  /** From 0; undefined: nobody has been there. */
  readonly startAt: number | undefined;
  readonly onPlace: (place: number) => void;
}

const none = () => undefined;

/** All of a list that is there as a whole. */
export function wholeRange(games: readonly Game[]): GameRange {
  return {
    total: games.length,
    gameAt: (place) => games[place],
    problem: null,
    onRetry: none,
    onSight: none,
  };
}
