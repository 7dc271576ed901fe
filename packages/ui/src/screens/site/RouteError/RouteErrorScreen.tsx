import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';

export const routeErrorStates = ['Plain', 'InFrame'] as const;

export interface RouteErrorProps {
  /** Tries the page once more. */
  readonly onRetry: () => void;
}

/** A page that could not be loaded or drawn: 'Load Fail', again, or home (requirement ERR-03). */
export function RouteErrorScreen({ onRetry }: RouteErrorProps) {
  const { t } = useTranslation('site');
  const { t: tErrors } = useTranslation('errors');
  const { t: tCommon } = useTranslation('common');
  return (
    <ErrorState
      isPage
      title={t('routeError.title')}
      message={tErrors('pageBrokenWhy')}
      retry={{ label: tCommon('retry'), onRetry }}
      support={{ label: t('routeError.home'), href: to('/') }}
    />
  );
}
