import { isOneMistakeAway } from './one-mistake.ts';

/** Words of so many letters share a run of three with what is typed, whatever the mistake; of shorter ones all are looked at. */
const shortest = 5;

/** The runs of three letters of a word; its beginning counts as two more letters. */
function trigrams(word: string): readonly string[] {
  const text = `^^${word}`;
  return Array.from({ length: text.length - 2 }, (_, at) => text.slice(at, at + 3));
}

function addTo<Key>(map: Map<Key, number[]>, key: Key, value: number): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

/** Distinct words, found by parts of them, by what is written almost like them, and by likeness. */
export class WordIndex {
  readonly words: readonly string[];
  readonly #byTrigram = new Map<string, number[]>();

  constructor(words: Iterable<string>) {
    this.words = [...new Set(words)].sort();
    this.words.forEach((word, id) => {
      for (const trigram of new Set(trigrams(word))) addTo(this.#byTrigram, trigram, id);
    });
  }

  /** The id of the word itself, where there is such a word. */
  same(word: string): readonly number[] {
    const id = this.#firstFrom(word);
    return this.words[id] === word ? [id] : [];
  }

  /** Ids of the words that begin with a part. */
  beginningWith(part: string): readonly number[] {
    const found: number[] = [];
    for (let id = this.#firstFrom(part); this.words[id]?.startsWith(part); id += 1) found.push(id);
    return found;
  }

  /** Ids of the words that have a part of three letters or more anywhere. */
  containing(part: string): readonly number[] {
    const runs = trigrams(part).slice(2);
    const fewest = runs
      .map((run) => this.#inside(run))
      .reduce<readonly number[] | null>(
        (least, ids) => (least && least.length <= ids.length ? least : ids),
        null,
      );
    return (fewest ?? []).filter((id) => this.words[id]?.includes(part));
  }

  /** Ids of the words that begin with a part which has been mistyped once. */
  mistyped(part: string): readonly number[] {
    const near = part.length < shortest ? this.words.keys() : this.#sharing(part).keys();
    return [...near].filter((id) => isOneMistakeAway(part, this.words[id] ?? ''));
  }

  /** Ids of the words that are most like a part, with how like they are: 1 is the same, 0 has nothing in common. */
  like(part: string, most: number): readonly (readonly [id: number, likeness: number])[] {
    const count = trigrams(part).length;
    return [...this.#sharing(part)]
      .map(([id, shared]) => [id, (2 * shared) / (count + (this.words[id]?.length ?? 0))] as const)
      .sort((a, b) => b[1] - a[1])
      .slice(0, most);
  }

  /** How many trigrams each word shares with a part. */
  #sharing(part: string): ReadonlyMap<number, number> {
    const counts = new Map<number, number>();
    for (const trigram of new Set(trigrams(part)))
      for (const id of this.#inside(trigram)) counts.set(id, (counts.get(id) ?? 0) + 1);
    return counts;
  }

  #inside(trigram: string): readonly number[] {
    return this.#byTrigram.get(trigram) ?? [];
  }

  /** The first word that does not stand before the part. */
  #firstFrom(part: string): number {
    let [low, high] = [0, this.words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.words[middle] ?? '') < part) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
