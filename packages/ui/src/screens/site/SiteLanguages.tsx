import { bcp47, languageNames } from '@fortuna/domain/language.ts';
import { useTranslation } from 'react-i18next';
import { LanguagePicker } from '../../components/LanguagePicker/LanguagePicker.tsx';
import { useBrand } from '../../theme/brand-context.ts';
import { useSite } from '../site-context.ts';

/** The languages that the site offers: as its server names and pictures them, or as the brand lists them. */
export function SiteLanguages() {
  const { t } = useTranslation('site');
  const { languages, languageOptions } = useBrand();
  const { language, onLanguage } = useSite();
  return (
    <LanguagePicker
      label={t('frame.language')}
      options={
        languageOptions ??
        languages.map((value) => ({ value, name: languageNames[value], tag: bcp47(value) }))
      }
      value={language}
      onChange={onLanguage}
    />
  );
}
