import mare from './words/mare.json' with { type: 'json' };
import nouns from './words/nouns.json' with { type: 'json' };
import pulo from './words/pulo.json' with { type: 'json' };
import salao from './words/salao.json' with { type: 'json' };

/** Portuguese -> English. */
export type Words = Readonly<Record<string, string>>;

/** What an operator calls the games: titles that somebody thought up, and what the names of all others are made with. */
export interface WordList {
  /** Titles by what a slot is about. */
  readonly slots: Readonly<Record<SlotSubject, Words>>;
  /** Titles of all other games by their type. */
  readonly types: Readonly<Record<OtherType, Words>>;
  /** Patterns for any noun (`fillPattern`). */
  readonly looks: Words;
  /** Patterns for what can sleep, dance or be stolen: for slots only. */
  readonly tales: Words;
}

/** What a slot is about. */
export type SlotSubject = keyof typeof nouns.slots;
export type OtherType = keyof typeof nouns.types;

/** Nouns with their article; operators share them. */
export const slotNouns: Readonly<Record<SlotSubject, Words>> = nouns.slots;
export const typeNouns: Readonly<Record<OtherType, Words>> = nouns.types;

export const wordLists = { mare, salao, pulo } satisfies Record<string, WordList>;
export type WordListName = keyof typeof wordLists;

/**
 * In the order in which they follow each other in lists: what is next to each other has another outline, and what games of other types
 * show too (toucans, masks, ships) does not begin the main operator's list.
 */
export const slotSubjects: readonly SlotSubject[] = [
  'mermaid',
  'crown',
  'bell',
  'volcano',
  'gem',
  'turtle',
  'seven',
  'moon',
  'horse',
  'fruit',
  'ship',
  'owl',
  'flower',
  'mask',
  'whale',
  'chest',
  'sun',
  'snake',
  'toucan',
  'tree',
  'dragon',
  'coin',
  'butterfly',
  'jaguar',
  'drum',
  'star',
  'fish',
  'flame',
];
