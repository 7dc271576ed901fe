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

/** A word that is not the name of anything: small, and none that names have between their parts. */
const plainWord = /(?<![\p{L}\p{N}@.*_/-])(?!(?:d[aeo]s?|e|do)(?!\p{L}))\p{Ll}{2,}(?![\p{L}\p{N}@._/-])/u;

/** What a text that the product has is in the language; undefined where the product has no such text. */
function translated(text: string, language: string): string | undefined {
  const exact = known.get(text)?.[language];
  if (exact !== undefined) return exact;
  for (const { names, found, inLanguages } of patterns) {
    const values = found.exec(text)?.slice(1);
    // A placeholder stands for a name or a number: with words in it, it is another sentence.
    if (!values || values.some((value) => plainWord.test(value))) continue;
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

const found = new Map<string, string>();

/**
 * A text of a part's story in another language: as the product says it, or else `sample-words.json`. What neither has grows in the pseudo
 * language and stays as it is in the others, as names do: half a sentence or another one would say what is not so.
 */
export function inLanguage(text: string, language: string): string {
  if (language === written || !isWords(text)) return text;
  const key = `${language} ${text}`;
  let result = found.get(key);
  if (result === undefined) {
    result = translated(text, language) ?? (language === pseudoLanguage ? String(lengthen(text)) : text);
    found.set(key, result);
  }
  return result;
}
