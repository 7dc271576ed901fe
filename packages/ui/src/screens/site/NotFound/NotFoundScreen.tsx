import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { MessagePage } from '../MessagePage.tsx';

export const notFoundStates = ['Plain'] as const;

/** An address that is none of the site's, inside the layout. */
export function NotFoundScreen() {
  const { t } = useTranslation('site-not-found');
  return (
    <MessagePage
      art={<EmptyArt kind="notFound" />}
      title={t('title')}
      text={t('text')}
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
