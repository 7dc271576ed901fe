import { bcp47, defaultLanguage, type SiteLanguage, siteLanguages } from '@fortuna/domain/language.ts';
import { useTranslation } from 'react-i18next';

/** The site language that texts, money and dates follow: i18next holds its BCP-47 tag, this is the site's own code. */
export function useSiteLanguage(): SiteLanguage {
  const { i18n } = useTranslation();
  return siteLanguages.find((code) => bcp47(code) === i18n.language) ?? defaultLanguage;
}
