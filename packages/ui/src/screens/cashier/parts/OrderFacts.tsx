import type { DepositOrder, Withdrawal } from '@fortuna/domain/model/cashier.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { formatDateTime } from '@fortuna/domain/time-zone.ts';
import { useTranslation } from 'react-i18next';
import { type KeyValueItem, KeyValueList } from '../../../components/KeyValueList/KeyValueList.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';

export interface OrderFactsProps {
  readonly order: Pick<
    DepositOrder | Withdrawal,
    'billNo' | 'amount' | 'status' | 'createdAt' | 'confirmedAt' | 'reason'
  >;
  /** Facts of one kind of order, between the amount and the times. */
  readonly more?: readonly KeyValueItem[];
}

/** Number, amount and times of an order: what support asks for first. */
export function OrderFacts({ order, more = [] }: OrderFactsProps) {
  const { t } = useTranslation('cashier');
  const language = useSiteLanguage();
  return (
    <KeyValueList
      items={[
        { id: 'billNo', label: t('order.billNo'), value: order.billNo },
        { id: 'amount', label: t('order.amount'), value: formatMoney(order.amount, language) },
        ...more,
        { id: 'createdAt', label: t('order.createdAt'), value: formatDateTime(order.createdAt, language) },
        ...(order.confirmedAt === null
          ? []
          : [
              {
                id: 'confirmedAt',
                // A decision of either kind: only an approval confirms.
                label: t(order.status === 'rejected' ? 'order.rejectedAt' : 'order.confirmedAt'),
                value: formatDateTime(order.confirmedAt, language),
              },
            ]),
        ...(order.reason === null ? [] : [{ id: 'reason', label: t('order.reason'), value: order.reason }]),
      ]}
    />
  );
}
