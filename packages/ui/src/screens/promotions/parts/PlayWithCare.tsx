import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';

/** Beside whatever gives a part of a loss back: it is no reason to play on, and where help is. */
export function PlayWithCare() {
  const { t } = useTranslation('promotions-loss');
  return (
    <Notice
      title={t('care.title')}
      action={<TextLink href={to('/responsible-gaming')}>{t('care.link')}</TextLink>}
    >
      {t('care.text')}
    </Notice>
  );
}
