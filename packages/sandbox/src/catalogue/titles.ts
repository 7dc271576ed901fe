import { gameTypes } from '@fortuna/domain/model/games.ts';
import {
  type OtherType,
  type SlotSubject,
  slotNouns,
  slotSubjects,
  typeNouns,
  type WordList,
  type Words,
} from './word-list.ts';

/** A game's name in Portuguese and English. */
export type Title = readonly [pt: string, en: string];

/** `do Sol`, `à Lua`: what the article becomes behind a preposition. */
const contracted: Readonly<Record<string, string>> = {
  'do o': 'do',
  'do a': 'da',
  'ao o': 'ao',
  'ao a': 'à',
};

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A pattern around a noun (`o Sol`, `Sun`): `*` is the noun, `{o}` its article or the ending that goes with it (`Dourad{o}`), `{do}` and
 * `{ao}` the article behind these prepositions.
 */
function fillPattern([pattern, englishPattern]: Title, [noun, englishNoun]: Title): Title {
  const [article = 'o', ...words] = noun.split(' ');
  const name = pattern
    .replace('{o}', article)
    .replace(/\{(do|ao)\}/, (_, preposition) => contracted[`${preposition} ${article}`] ?? '')
    .replace('*', words.join(' '));
  return [capitalised(name), englishPattern.replace('*', englishNoun)];
}

/** How far the next noun of a theme, and the next theme, begin into the patterns: neighbours in a list then differ in shape. */
const stepOf = { noun: 25, theme: 5 } as const;

/** Every noun in every pattern once; the nouns take turns. */
function* madeTitles(nouns: Words, patterns: Words, phase: number): Generator<Title> {
  const frames = Object.entries(patterns);
  for (let round = 0; round < frames.length; round++) {
    for (const [place, noun] of Object.entries(nouns).entries()) {
      const frame = frames[(round + stepOf.noun * place + stepOf.theme * phase) % frames.length];
      if (frame) yield fillPattern(frame, noun);
    }
  }
}

/** What a title is about: a slot has a subject, any other game its type. */
export type Theme =
  | { readonly type: 'slots'; readonly subject: SlotSubject }
  | { readonly type: OtherType; readonly subject: null };

function* titlesOf({ type, subject }: Theme, words: WordList): Generator<Title> {
  const { looks, tales } = words;
  if (subject === null) {
    yield* Object.entries(words.types[type]);
    yield* madeTitles(typeNouns[type], looks, gameTypes.indexOf(type));
  } else {
    yield* Object.entries(words.slots[subject]);
    yield* madeTitles(slotNouns[subject], { ...looks, ...tales }, slotSubjects.indexOf(subject));
  }
}

/** Hands out an operator's titles, the best ones of a theme first and none twice. Throws where a theme has too few. */
export function titleSource(words: WordList): (theme: Theme) => Title {
  const sources = new Map<string, Generator<Title>>();
  const taken = new Set<string>();
  return (theme) => {
    const key = theme.subject ?? `all ${theme.type}`;
    const source = sources.get(key) ?? titlesOf(theme, words);
    sources.set(key, source);
    for (let next = source.next(); !next.done; next = source.next()) {
      const [name, englishName] = next.value;
      if (taken.has(`pt ${name}`) || taken.has(`en ${englishName}`)) continue;
      taken.add(`pt ${name}`).add(`en ${englishName}`);
      return next.value;
    }
    throw new RangeError(`No title is left for ${key}`);
  };
}
