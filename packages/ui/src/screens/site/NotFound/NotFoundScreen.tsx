import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { MessagePage } from '../MessagePage.tsx';

export const notFoundStates = ['Plain'] as const;

export interface NotFoundProps {
  readonly homeHref: string;
  readonly gamesHref: string;
}

/** An address that is none of the site's, inside the layout. */
export function NotFoundScreen({ homeHref, gamesHref }: NotFoundProps) {
  const { t } = useTranslation('site');
  return (
    <MessagePage
      art={<EmptyArt kind="notFound" />}
      title={t('notFound.title')}
      text={t('notFound.text')}
      actions={
        <>
          <ButtonLink href={homeHref} variant="primary">
            {t('notFound.home')}
          </ButtonLink>
          <ButtonLink href={gamesHref}>{t('notFound.games')}</ButtonLink>
        </>
      }
    />
  );
}
