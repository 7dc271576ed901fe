import type { WithdrawalRules } from '@fortuna/domain/model/cashier.ts';
import { formatDateTime } from '@fortuna/domain/time-zone.ts';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';

/** Outside the hours in which withdrawals are taken: when they are again. The form below stays as it is. */
export function ClosedNotice({ rules: { opensAt } }: { readonly rules: WithdrawalRules }) {
  const { t } = useTranslation('cashier');
  const language = useSiteLanguage();
  if (opensAt === null) return null;
  return (
    <Notice tone="warning" title={t('withdraw.closed.title')}>
      {t('withdraw.closed.text', { at: formatDateTime(opensAt, language) })}
    </Notice>
  );
}
