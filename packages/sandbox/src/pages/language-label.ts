import { languageNames, type SiteLanguage } from '@fortuna/domain/language.ts';

const inLatinLetters: Partial<Readonly<Record<SiteLanguage, string>>> = {
  cn: 'Chinese',
  ch: 'Chinese, traditional',
  th: 'Thai',
};

/** A language under its own name, and in latin letters too: an operator's computer may have no letters for it. */
export function languageLabel(language: SiteLanguage): string {
  const latin = inLatinLetters[language];
  return languageNames[language] + (latin === undefined ? '' : ` (${latin})`);
}
