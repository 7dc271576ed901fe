import type { SiteLanguage } from '@fortuna/domain/language.ts';
import type { DepositOrder } from '@fortuna/domain/model/cashier.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import type { TFunction } from 'i18next';
import type { KeyValueItem } from '../../../components/KeyValueList/KeyValueList.tsx';

/** What a deposit has besides the number, the amount and the times that every order has. */
export function depositFacts(
  t: TFunction<'cashier'>,
  order: DepositOrder,
  language: SiteLanguage,
): readonly KeyValueItem[] {
  const { amount, fee, channelName, endToEndId, status } = order;
  const fact = (id: string, label: string, value: string | null) =>
    value === null ? [] : [{ id, label, value }];
  return [
    ...fact('channel', t('order.channel'), channelName),
    ...(fee === 0
      ? []
      : [
          ...fact('fee', t('order.fee'), formatMoney(fee, language)),
          ...fact(
            'paid',
            t(status === 'approved' ? 'order.paidDone' : 'order.paid'),
            status === 'rejected' ? null : formatMoney(amount + fee, language),
          ),
        ]),
    ...fact(
      'review',
      t('order.review'),
      status === 'pending' || status === 'unknown' ? null : t('order.reviewed'),
    ),
    ...fact('endToEnd', t('order.endToEnd'), endToEndId),
  ];
}
