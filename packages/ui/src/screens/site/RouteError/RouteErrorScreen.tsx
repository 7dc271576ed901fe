import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { lazyLook } from '../../../components/lazy-look.tsx';
import { MessagePage } from '../MessagePage.tsx';

const EmptyArt = lazyLook(async () => (await import('../../../components/DrawnArt/DrawnArt.tsx')).EmptyArt);

export const routeErrorStates = ['Plain', 'InFrame'] as const;

export interface RouteErrorProps {
  readonly onRetry: () => void;
}

/** A page that could not be loaded or drawn: 'Load Fail', again, or home (requirement ERR-03). */
export function RouteErrorScreen({ onRetry }: RouteErrorProps) {
  const { t } = useTranslation('site');
  const { t: tErrors } = useTranslation('errors');
  const { t: tCommon } = useTranslation('common');
  return (
    <MessagePage
      isAlert
      art={<EmptyArt kind="offline" />}
      title={t('routeError.title')}
      text={tErrors('pageBrokenWhy')}
      actions={
        <>
          <Button variant="primary" icon={<Icon name="reload" size={18} />} onClick={onRetry}>
            {tCommon('retry')}
          </Button>
          <ButtonLink href={to('/')}>{t('routeError.home')}</ButtonLink>
        </>
      }
    />
  );
}
