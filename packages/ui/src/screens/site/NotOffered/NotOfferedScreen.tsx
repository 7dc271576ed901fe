import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { MessagePage } from '../MessagePage.tsx';

export const notOfferedStates = ['Plain'] as const;

/** A page of the site that this brand does not offer, because it may not or does not want to. */
export function NotOfferedScreen() {
  const { t } = useTranslation('site-not-found');
  const { title } = useBrand();
  return (
    <MessagePage
      art={<EmptyArt kind="notFound" />}
      title={t('notOffered.title', { brand: title })}
      text={t('notOffered.text')}
      actions={
        <>
          <ButtonLink href={to('/')} variant="primary">
            {t('home')}
          </ButtonLink>
          <ButtonLink href={to('/game')}>{t('games')}</ButtonLink>
        </>
      }
    />
  );
}
