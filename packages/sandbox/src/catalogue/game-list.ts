import type { ListStart } from './list-order.ts';
import { type WordListName, wordLists } from './word-list.ts';

/** An operator's list of games: what they are called, and which of the starts of these words it begins at (0: that of the operator whose words they are). */
export interface GameList {
  readonly words: WordListName;
  readonly start: number;
}

type Starts = readonly [own: ListStart, ...others: ListStart[]];

/**
 * Where the lists of each choice of words begin. The others are for brands that nobody has set up a list for; with each of them, too, covers of the family
 * that goes with the words, and those of each hand of emblems, are unlike their neighbours (`test/cover-neighbours.test.ts`): what a game is called depends on its place.
 */
const starts: Readonly<Record<WordListName, Starts>> = {
  mare: [
    { part: 0, seed: 1 },
    { part: 19 / 997, seed: 3 },
    { part: 47 / 997, seed: 4 },
  ],
  salao: [
    { part: 1 / 3, seed: 2 },
    { part: 333 / 997, seed: 4 },
  ],
  pulo: [
    { part: 2 / 3, seed: 3 },
    { part: 251 / 997, seed: 23 },
  ],
};

export const startOf = ({ words, start }: GameList): ListStart => starts[words][start] ?? starts[words][0];

/** Those of the starts that are no operator's own. */
export const borrowedLists: readonly GameList[] = (Object.keys(starts) as WordListName[]).flatMap((words) =>
  starts[words].slice(1).map((_, place) => ({ words, start: place + 1 })),
);

export const mainList: GameList = { words: 'mare', start: 0 };

/** As it stands in addresses, e.g. `salao-1`. */
export const gameListKey = ({ words, start }: GameList): string => `${words}-${start}`;

/** The list of a key; null where there is none. */
export function readGameList(key: string): GameList | null {
  const [, words = '', start = ''] = /^([a-z]+)-(\d)$/.exec(key) ?? [];
  if (!Object.hasOwn(wordLists, words)) return null;
  const list: GameList = { words: words as WordListName, start: Number(start) };
  return list.start < starts[list.words].length ? list : null;
}
