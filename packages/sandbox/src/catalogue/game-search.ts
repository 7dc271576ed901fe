import type { CatalogueGame } from './catalogue-game.ts';
import { plainText } from './plain-text.ts';
import { WordIndex } from './word-index.ts';

/** What is searched for, and in which of the two languages its names are shown. */
export interface Search {
  readonly text: string;
  readonly isEnglish: boolean;
}

/** How well a game answers, from the best. */
const ranks = { nameBegins: 0, nameHasWord: 1, otherBegins: 2, hasWords: 3, mistyped: 4 } as const;

/** With fewer finds than these, what has been mistyped once is found as well. */
const enough = 12;

/** Of fewer letters a mistake makes any word of any other. */
const shortestMistyped = 4;

/** Below this likeness nothing is suggested. */
const leastLikeness = 0.4;

function wordsOf(text: string): readonly string[] {
  return plainText(text)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '');
}

/** As it is compared: its words with single spaces between them. */
const spaced = (text: string) => wordsOf(text).join(' ');

interface Texts {
  readonly name: string;
  readonly englishName: string;
  readonly provider: string;
}

/** Ids of words, one of which a game must have. */
type Either = readonly number[];

/** Finds games by words of their names and providers; what follows from a search is kept for its next pages. */
export class GameSearch {
  readonly #games: readonly CatalogueGame[];
  readonly #texts: readonly Texts[];
  readonly #words: WordIndex;
  /** Places of the games that have a word, by the word's id. */
  readonly #places: readonly (readonly number[])[];
  readonly #known = new Map<string, ReadonlyMap<CatalogueGame, number>>();

  /** @param games from the most to the least popular */
  constructor(games: readonly CatalogueGame[]) {
    this.#games = games;
    this.#texts = games.map(({ name, englishName, provider }) => ({
      name: spaced(name),
      englishName: spaced(englishName),
      provider: spaced(provider),
    }));
    const places = new Map<string, number[]>();
    this.#texts.forEach(({ name, englishName, provider }, place) => {
      for (const word of new Set(`${name} ${englishName} ${provider}`.split(' '))) {
        const known = places.get(word);
        if (known) known.push(place);
        else places.set(word, [place]);
      }
    });
    this.#words = new WordIndex(places.keys());
    this.#places = this.#words.words.map((word) => places.get(word) ?? []);
  }

  /** The games that answer, with how well: a lower rank is better. */
  find({ text, isEnglish }: Search): ReadonlyMap<CatalogueGame, number> {
    const wanted = wordsOf(text);
    const key = `${isEnglish}/${wanted.join(' ')}`;
    const known = this.#known.get(key);
    if (known) return known;
    const found = this.#rank(wanted, isEnglish);
    this.#known.set(key, found);
    if (this.#known.size > 100) this.#known.delete(this.#known.keys().next().value ?? '');
    return found;
  }

  /** The games whose names are most like what has been searched for. */
  suggest({ text }: Search, most: number): readonly CatalogueGame[] {
    const scores = new Map<number, number>();
    for (const part of wordsOf(text)) {
      const best = new Map<number, number>();
      for (const [id, likeness] of this.#words.like(part, 5)) {
        if (likeness < leastLikeness) continue;
        for (const place of this.#places[id] ?? []) best.set(place, Math.max(best.get(place) ?? 0, likeness));
      }
      for (const [place, likeness] of best) scores.set(place, (scores.get(place) ?? 0) + likeness);
    }
    return [...scores]
      .sort(([placeA, a], [placeB, b]) => b - a || placeA - placeB)
      .slice(0, most)
      .flatMap(([place]) => this.#games[place] ?? []);
  }

  #rank(wanted: readonly string[], isEnglish: boolean): ReadonlyMap<CatalogueGame, number> {
    const ranked = new Map<CatalogueGame, number>();
    if (wanted.length === 0) return ranked;
    const text = wanted.join(' ');
    this.#eachHaving(
      wanted.map((part) => this.#having(part)),
      (game, texts) => ranked.set(game, rankOf(texts, text, isEnglish)),
    );
    if (ranked.size >= enough) return ranked;
    for (const words of this.#mistyped(wanted))
      this.#eachHaving(words, (game) => {
        if (!ranked.has(game)) ranked.set(game, ranks.mistyped);
      });
    return ranked;
  }

  /** What is wanted, with each word in turn taken for a mistyped one, or for two without the space between them. */
  #mistyped(wanted: readonly string[]): readonly (readonly Either[])[] {
    return wanted.flatMap((part, at) => {
      if (part.length < shortestMistyped) return [];
      const others = wanted.toSpliced(at, 1).map((other) => this.#having(other));
      const pairs = Array.from({ length: part.length - 1 }, (_, cut) => [
        this.#words.same(part.slice(0, cut + 1)),
        this.#words.beginningWith(part.slice(cut + 1)),
      ]);
      return [[this.#words.mistyped(part)], ...pairs].map((words) => [...words, ...others]);
    });
  }

  /** The words that begin with the part, or have it inside where it is long enough to mean anything. */
  #having(part: string): Either {
    const inside = part.length < 3 ? [] : this.#words.containing(part);
    return [...this.#words.beginningWith(part), ...inside];
  }

  /** Tells of each game that has one of the words of each, in the order of their popularity. */
  #eachHaving(all: readonly Either[], tell: (game: CatalogueGame, texts: Texts) => void): void {
    if (all.some((words) => words.length === 0)) return;
    // How many of them, from the first on, each game has.
    const counts = new Uint8Array(this.#games.length);
    all.forEach((words, before) => {
      for (const id of words)
        for (const place of this.#places[id] ?? []) if (counts[place] === before) counts[place] = before + 1;
    });
    for (let place = counts.indexOf(all.length); place >= 0; place = counts.indexOf(all.length, place + 1)) {
      const [game, texts] = [this.#games[place], this.#texts[place]];
      if (game && texts) tell(game, texts);
    }
  }
}

function rankOf({ name, englishName, provider }: Texts, wanted: string, isEnglish: boolean): number {
  const [shown, other] = isEnglish ? [englishName, name] : [name, englishName];
  if (shown.startsWith(wanted)) return ranks.nameBegins;
  if (shown.includes(` ${wanted}`)) return ranks.nameHasWord;
  if (provider.startsWith(wanted) || other.startsWith(wanted)) return ranks.otherBegins;
  return ranks.hasWords;
}
