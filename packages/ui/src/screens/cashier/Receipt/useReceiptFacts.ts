import type { Withdrawal } from '@fortuna/domain/model/cashier.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { formatDateTime } from '@fortuna/domain/time-zone.ts';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../theme/brand-context.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';

export interface ReceiptFact {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly isStrong?: boolean;
}

/** What a receipt states: the masked account only, and nothing that opens one. */
export function useReceiptFacts(withdrawal: Withdrawal): readonly ReceiptFact[] {
  const { t } = useTranslation('cashier');
  const language = useSiteLanguage();
  const { title } = useBrand();
  const { billNo, amount, fee, kind, account, ownerName, createdAt, confirmedAt, endToEndId } = withdrawal;
  const fact = (id: string, label: string, value: string | null): ReceiptFact[] =>
    value ? [{ id, label, value }] : [];
  return [
    ...fact('operator', t('withdraw.receipt.operator'), title),
    ...fact('amount', t('order.amount'), formatMoney(amount, language)),
    ...fact('fee', t('order.fee'), formatMoney(fee, language)),
    {
      id: 'net',
      label: t('withdraw.summary.net'),
      value: formatMoney(amount - fee, language),
      isStrong: true,
    },
    ...fact('payee', t('withdraw.receipt.payee'), ownerName),
    ...fact('way', t('withdraw.receipt.way'), kind && t(`withdraw.receipt.ways.${kind}`)),
    ...fact('account', t('order.account'), account),
    ...fact('createdAt', t('order.createdAt'), formatDateTime(createdAt, language)),
    ...fact('confirmedAt', t('order.confirmedAt'), confirmedAt && formatDateTime(confirmedAt, language)),
    ...fact('billNo', t('order.billNo'), billNo),
    ...fact('endToEnd', t('order.endToEnd'), endToEndId),
  ];
}
