import type { GameType } from '@fortuna/domain/model/games.ts';
import { seededRandom } from '../world/random.ts';
import { type BaseGame, typeCounts } from './base-games.ts';

/** Of the first 300 places of a list, how many each type has: more than its share where it would hardly be seen. */
const firstPlaces: Readonly<Record<GameType, number>> = {
  slots: 96,
  live: 30,
  table: 28,
  sports: 14,
  lottery: 16,
  crash: 20,
  fish: 18,
  arcade: 22,
  bingo: 20,
  card: 22,
  video: 14,
};

/** Where in each type a list begins. */
export interface ListStart {
  /** A part of the type: each operator promotes other games. */
  readonly part: number;
  /** Mixes the types. */
  readonly seed: number;
}

/** All games from the most to the least popular in a list: each type's in their order, the types evenly mixed. */
export function orderedFrom({ part, seed }: ListStart, games: readonly BaseGame[]): readonly BaseGame[] {
  const random = seededRandom(seed);
  const placeOf = ({ type, position }: BaseGame): number => {
    const [all, first] = [typeCounts[type], firstPlaces[type]];
    const rank = (position - Math.floor(all * part) + all) % all;
    const chance = random(1000) / 1000;
    return rank < first ? (rank + chance) / first : 1 + (rank - first + chance) / (all - first);
  };
  return games
    .map((game) => ({ game, place: placeOf(game) }))
    .sort((a, b) => a.place - b.place)
    .map(({ game }) => game);
}
