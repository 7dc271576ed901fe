import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';

/** Where the server's terms stand on the page of an activity. */
export const termsId = 'activity-terms';

/** What abuse may cost (requirement BONUS-11), with the way to the server's own words at the end of the page. */
export function AbuseNote() {
  const { t } = useTranslation('promotions');
  return (
    <>
      {t('conditions.abuse')} <TextLink href={`#${termsId}`}>{t('conditions.abuseLink')}</TextLink>
    </>
  );
}
