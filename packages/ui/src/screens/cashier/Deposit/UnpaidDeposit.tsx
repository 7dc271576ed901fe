import { formatMoney } from '@fortuna/domain/money.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { formatDateTime } from '@fortuna/domain/time-zone.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import type { UnpaidOrder } from './Deposit.view.ts';

/** With more of them left nobody counts in minutes. */
const countedMinutes = 90;

/** Above the form of the next deposit, so that nobody pays twice for want of knowing; low, so that the form is what stands there. */
export function UnpaidDeposit({ order, minutesLeft }: UnpaidOrder) {
  const { t } = useTranslation('cashier');
  const language = useSiteLanguage();
  const timeLeft = timeLeftText();

  function timeLeftText(): string | null {
    if (minutesLeft === null || order.expiresAt === null) return null;
    return minutesLeft <= countedMinutes
      ? t('payment.minutesLeft', { count: minutesLeft })
      : t('payment.payUntil', { time: formatDateTime(order.expiresAt, language) });
  }

  return (
    <Notice
      tone="warning"
      title={t('deposit.unpaid.title', { amount: formatMoney(order.amount, language) })}
      action={
        <ButtonLink href={to('/recharge-payment', { bill_no: order.billNo })} size="sm">
          {t('deposit.unpaid.continue')}
        </ButtonLink>
      }
    >
      {timeLeft !== null && `${timeLeft}.`}
    </Notice>
  );
}
