/** The nine languages of the product, by the codes that the platform, storage and the picker use. */
export const siteLanguages = ['cn', 'en', 'ch', 'pt', 'vi', 'id', 'th', 'tr', 'msa'] as const;
export type SiteLanguage = (typeof siteLanguages)[number];

export const defaultLanguage: SiteLanguage = 'pt';

export function isSiteLanguage(value: unknown): value is SiteLanguage {
  return siteLanguages.some((language) => language === value);
}

/** Site codes are not language tags: in BCP-47 `ch` is Chamorro and `cn` does not exist. */
const tags: Readonly<Record<SiteLanguage, string>> = {
  cn: 'zh-Hans',
  en: 'en',
  ch: 'zh-Hant',
  pt: 'pt-BR',
  vi: 'vi',
  id: 'id',
  // The default calendar of `th` counts Buddhist years, 543 ahead.
  th: 'th-u-ca-gregory',
  tr: 'tr',
  msa: 'ms',
};

/** The BCP-47 tag of a site language: what `lang` attributes and Intl get, never the site code itself. */
export function bcp47(language: SiteLanguage): string {
  return tags[language];
}

/** Each language under the name it has for itself: what a picker offers. */
export const languageNames: Readonly<Record<SiteLanguage, string>> = {
  cn: '简体中文',
  en: 'English',
  ch: '繁體中文',
  pt: 'Português',
  vi: 'Tiếng Việt',
  id: 'Bahasa Indonesia',
  th: 'ไทย',
  tr: 'Türkçe',
  msa: 'Bahasa Melayu',
};
