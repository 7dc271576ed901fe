import { isSiteLanguage } from '@fortuna/domain/language.ts';
import { useBrand } from '@fortuna/ui/theme/brand-context.ts';
import { currentLanguage, offeredLanguages, switchLanguage } from '../words/i18n.ts';

/** The languages that the brand offers, the one in use, and the way to another. */
export function useLanguagePicker() {
  const { languages } = useBrand();
  return {
    languages: offeredLanguages.filter(({ value }) => languages.includes(value)),
    language: currentLanguage(),
    onLanguageChange: (language: string) => {
      if (isSiteLanguage(language)) switchLanguage(language);
    },
  };
}
