import { formatMoney } from '@fortuna/domain/money.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import type { UnpaidOrder } from './Deposit.view.ts';

/** Above the form of the next deposit, so that nobody pays twice for want of knowing. */
export function UnpaidDeposit({ order, minutesLeft }: UnpaidOrder) {
  const { t } = useTranslation('cashier');
  const language = useSiteLanguage();
  return (
    <Notice
      tone="warning"
      title={t('deposit.unpaid.title', { amount: formatMoney(order.amount, language) })}
      action={
        <ButtonLink href={to('/recharge-payment', { bill_no: order.billNo })}>
          {t('deposit.unpaid.continue')}
        </ButtonLink>
      }
    >
      {minutesLeft !== null && `${t('payment.minutesLeft', { count: minutesLeft })}. `}
      {t('deposit.unpaid.another')}
    </Notice>
  );
}
