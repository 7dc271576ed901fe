import type { Centavos } from '@fortuna/domain/money.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { useTranslation } from 'react-i18next';
import type { FeeSummaryProps } from '../../../components/FeeSummary/FeeSummary.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';

export interface WithdrawalSum {
  readonly amount: Centavos;
  readonly mandatoryFee: Centavos;
  readonly generalFee: Centavos;
  readonly net: Centavos;
}

/** Amount, both fees and what arrives, written out. */
export function useFeeLines({ amount, mandatoryFee, generalFee, net }: WithdrawalSum): FeeSummaryProps {
  const { t } = useTranslation('cashier');
  const language = useSiteLanguage();
  const fee = (centavos: Centavos) =>
    centavos === 0 ? t('withdraw.summary.free') : formatMoney(-centavos, language);
  return {
    lines: [
      { label: t('withdraw.summary.amount'), value: formatMoney(amount, language) },
      { label: t('withdraw.summary.mandatory'), value: fee(mandatoryFee) },
      { label: t('withdraw.summary.general'), value: fee(generalFee) },
    ],
    total: { label: t('withdraw.summary.net'), value: formatMoney(Math.max(net, 0), language) },
  };
}
