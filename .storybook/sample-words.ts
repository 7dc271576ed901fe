import { allCatalogues, pseudoLanguage } from './catalogues.ts';
import { lengthen } from './pseudo-language.ts';
import samples from './sample-words.json' with { type: 'json' };

/** The language that stories of parts are written in. */
const written = 'pt';

/** A text of one language and what it is in the others, with placeholders as catalogues have them. */
type InLanguages = Readonly<Record<string, string>>;

function eachText(texts: unknown, key = ''): readonly (readonly [key: string, text: string])[] {
  if (typeof texts === 'string') return [[key, texts]];
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([name, part]) => eachText(part, `${key}.${name}`));
}

const textsOf = Object.fromEntries(
  Object.entries(allCatalogues).map(([language, texts]) => [language, new Map(eachText(texts))]),
);

/** Languages without a plural have one form for all numbers. */
function textOf(language: string, key: string): string | undefined {
  return textsOf[language]?.get(key) ?? textsOf[language]?.get(key.replace(/_(one|many)$/, '_other'));
}

function fromCatalogues(key: string): InLanguages {
  return Object.fromEntries(
    Object.keys(textsOf).flatMap((language) => {
      const text = textOf(language, key);
      return text === undefined ? [] : [[language, text]];
    }),
  );
}

const known = new Map<string, InLanguages>();
for (const [key, text] of textsOf[written] ?? []) {
  if (!known.has(text)) known.set(text, fromCatalogues(key));
}
for (const [text, [en = text, cn = text]] of Object.entries(samples)) {
  if (!known.has(text)) known.set(text, { [written]: text, en, cn, [pseudoLanguage]: String(lengthen(en)) });
}

const placeholder = /\{\{\s*(\w+)[^}]*\}\}/;
/** Fewer letters around its placeholders, and a text would be found in any other. */
const fewestLetters = 4;

interface Pattern {
  readonly names: readonly string[];
  readonly found: RegExp;
  readonly inLanguages: InLanguages;
}

function patternOf(text: string, inLanguages: InLanguages): Pattern | null {
  const [first = '', ...rest] = text.split(new RegExp(placeholder, 'g'));
  const names = rest.filter((_, index) => index % 2 === 0);
  const around = [first, ...rest.filter((_, index) => index % 2 === 1)];
  if (names.length === 0 || around.join('').trim().length < fewestLetters) return null;
  return { names, found: new RegExp(`^${around.map(RegExp.escape).join('(.+?)')}$`, 'u'), inLanguages };
}

const patterns = [...known].flatMap(([text, inLanguages]) => patternOf(text, inLanguages) ?? []);

/** What a text that the product has is in the language; undefined where the product has no such text. */
function translated(text: string, language: string): string | undefined {
  const exact = known.get(text)?.[language];
  if (exact !== undefined) return exact;
  for (const { names, found, inLanguages } of patterns) {
    const values = found.exec(text)?.slice(1);
    if (!values) continue;
    return inLanguages[language]?.replace(
      new RegExp(placeholder, 'g'),
      (whole, name: string) => values[names.indexOf(name)] ?? whole,
    );
  }
  return undefined;
}

/** Two small words after each other: a sentence, and no name. */
const sentence = /(?<![\p{L}])\p{Ll}+ \p{Ll}+(?!\p{L})/u;

/** Whether these are words, which a language changes: those of the product, or a sentence. Names and numbers are none. */
export function isWords(text: string): boolean {
  return translated(text, written) !== undefined || sentence.test(text);
}

const plain = [...known].filter(([text]) => !placeholder.test(text) && !text.includes('<'));

/** Of the product's texts that are as long in Portuguese the first: a sample of the language in its own length. */
function asLong(text: string, language: string): string {
  const distance = (other: string) => Math.abs(other.length - text.length);
  const [, nearest] = plain.reduce((best, each) => (distance(each[0]) < distance(best[0]) ? each : best));
  return nearest[language] ?? text;
}

const longestText = Math.max(...plain.map(([text]) => text.length));

/** A sample for a sentence that the product does not have; what is longer than all of its texts is made of several. */
function sampleFor(text: string, language: string): string {
  if (text.length <= longestText) return asLong(text, language);
  return `${asLong(text.slice(0, longestText), language)} ${sampleFor(text.slice(longestText), language)}`;
}

const found = new Map<string, string>();

/**
 * A text of a part's story in another language: as the product says it where it has it. Sentences that it does not have become one of its
 * own of that length, in the pseudo language they only grow; names stay.
 */
export function inLanguage(text: string, language: string): string {
  if (language === written || !isWords(text)) return text;
  const key = `${language} ${text}`;
  let result = found.get(key);
  if (result === undefined) {
    result =
      translated(text, language) ??
      (language === pseudoLanguage ? String(lengthen(text)) : sampleFor(text, language));
    found.set(key, result);
  }
  return result;
}
