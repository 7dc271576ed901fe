import { ErrorState } from '@fortuna/ui/components/ErrorState/ErrorState.tsx';
import type { Retry } from '@fortuna/ui/components/lazy-look.tsx';
import { useTranslation } from 'react-i18next';

/** In place of a part that did not come. */
export function Failure({ onRetry }: Retry) {
  const { t } = useTranslation('errors');
  const { t: tCommon } = useTranslation('common');
  return <ErrorState message={t('network')} retry={{ label: tCommon('retry'), onRetry }} />;
}
