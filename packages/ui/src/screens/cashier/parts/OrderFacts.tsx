import type { SiteLanguage } from '@fortuna/domain/language.ts';
import type { DepositOrder, Withdrawal } from '@fortuna/domain/model/cashier.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { formatDateTime } from '@fortuna/domain/time-zone.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type KeyValueItem, KeyValueList } from '../../../components/KeyValueList/KeyValueList.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';

type AnyOrder = Pick<
  DepositOrder | Withdrawal,
  'billNo' | 'amount' | 'status' | 'createdAt' | 'confirmedAt' | 'reason'
>;

export interface OrderFactsProps {
  readonly order: AnyOrder;
  /** Facts of one kind of order, between the amount and the times. */
  readonly more?: readonly KeyValueItem[];
}

/** The same in words, for what is not a page. */
export function orderFacts(
  t: TFunction<'cashier'>,
  order: AnyOrder,
  language: SiteLanguage,
  more: readonly KeyValueItem[] = [],
): readonly KeyValueItem[] {
  return [
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
  ];
}

/** Number, amount and times of an order: what support asks for first. */
export function OrderFacts({ order, more = [] }: OrderFactsProps) {
  const { t } = useTranslation('cashier');
  return <KeyValueList items={orderFacts(t, order, useSiteLanguage(), more)} />;
}
