import { rawValue } from './wire.ts';

/** The platform's codes for a set of the model's words. */
export interface Codebook<Word extends string, Code extends string | number> {
  readonly codeOf: (word: Word) => Code;
  /** Undefined (no filter) for undefined, and for words that have no code, such as `unknown`. */
  readonly filterOf: (word: string | undefined) => Code | undefined;
  /** The word of a field, or something else for a code that is not in the book: the server may be newer than we are. */
  readonly readOr: <Row, Other>(row: Row, field: keyof Row & string, other: Other) => Word | Other;
}

export function codebook<Word extends string, Code extends string | number>(
  codes: Readonly<Record<Word, Code>>,
): Codebook<Word, Code> {
  const entries = Object.entries<Code>(codes);
  const byWord = new Map(entries);
  const byCode = new Map<unknown, Word>(entries.map(([word, code]) => [code, word as Word]));
  return {
    codeOf: (word) => codes[word],
    filterOf: (word) => (word === undefined ? undefined : byWord.get(word)),
    readOr: (row, field, other) => byCode.get(rawValue(row, field)) ?? other,
  };
}

/** A book for codes that are the model's own words. */
export function sameWords<Word extends string>(words: readonly Word[]): Codebook<Word, Word> {
  return codebook(Object.fromEntries(words.map((word) => [word, word])) as Record<Word, Word>);
}
