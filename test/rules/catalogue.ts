import { bcp47, type SiteLanguage } from '@fortuna/domain/language.ts';

/** A part of the catalogue in one language, by key: `form.amount` and its text. */
export type Texts = ReadonlyMap<string, string>;

function flatten(value: unknown, prefix: string): readonly [string, string][] {
  if (typeof value === 'string') return [[prefix, value]];
  if (typeof value !== 'object' || value === null) throw new Error(`${prefix} is neither a text nor a group`);
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, prefix ? `${prefix}.${key}` : key));
}

export function textsOf(file: unknown): Texts {
  return new Map(flatten(file, ''));
}

const plural = /_(zero|one|two|few|many|other)$/;
const base = (key: string) => key.replace(plural, '');
const keysOf = (texts: Texts) => new Set([...texts.keys()].map(base));
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map((match) => match[1]).sort();

/** Keys that one of the two has alone. */
export function strayKeys(texts: Texts, source: Texts): readonly string[] {
  const [own, wanted] = [keysOf(texts), keysOf(source)];
  return [...own, ...wanted].filter((key) => !own.has(key) || !wanted.has(key));
}

/** Forms that a counted text lacks in its language. */
export function missingPlurals(texts: Texts, language: SiteLanguage): readonly string[] {
  const forms = new Intl.PluralRules(bcp47(language)).resolvedOptions().pluralCategories;
  const counted = new Set([...texts.keys()].filter((key) => plural.test(key)).map(base));
  return [...counted].flatMap((key) =>
    forms.map((form) => `${key}_${form}`).filter((formed) => !texts.has(formed)),
  );
}

/** Keys whose text has other placeholders than the source. A singular may say "one" in words. */
export function lostPlaceholders(texts: Texts, source: Texts): readonly string[] {
  const byBase = new Map([...source].map(([key, text]) => [base(key), placeholders(text).join()]));
  return [...texts].flatMap(([key, text]) =>
    !/_(zero|one)$/.test(key) && placeholders(text).join() !== byBase.get(base(key)) ? [key] : [],
  );
}

/** Keys whose text is empty, or was left in Chinese. */
export function untranslated(texts: Texts, language: SiteLanguage): readonly string[] {
  return [...texts].flatMap(([key, text]) =>
    text.trim() === '' || (language !== 'cn' && /\p{Script=Han}/u.test(text)) ? [key] : [],
  );
}

/** Keys with a text of several words that is the same in two languages. */
export function copied(texts: Texts, other: Texts): readonly string[] {
  return [...texts].flatMap(([key, text]) =>
    /\p{L}{4,}\s+\p{L}{2,}/u.test(text) && other.get(key) === text ? [key] : [],
  );
}

/** Whether a file of the catalogue has markup of its own. */
export function hasMarkup(json: string): boolean {
  return /<\/?(script|style|iframe|img|svg|a|div|span|b|i)\b|javascript:/i.test(json);
}
