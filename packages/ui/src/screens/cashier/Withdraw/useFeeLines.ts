import type { FeeRule, WithdrawalRules } from '@fortuna/domain/model/cashier.ts';
import { type Centavos, formatMoney } from '@fortuna/domain/money.ts';
import { formatPercent } from '@fortuna/domain/percent.ts';
import { useTranslation } from 'react-i18next';
import type { FeeSummaryProps } from '../../../components/FeeSummary/FeeSummary.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';

export interface WithdrawalSum {
  readonly amount: Centavos;
  readonly mandatoryFee: Centavos;
  readonly generalFee: Centavos;
  readonly net: Centavos;
}

/** Amount, both fees with the rules behind them where given, and what arrives, written out. A fee never comes as a surprise. */
export function useFeeLines(
  { amount, mandatoryFee, generalFee, net }: WithdrawalSum,
  rules?: WithdrawalRules,
): FeeSummaryProps {
  const { t } = useTranslation('cashier');
  const language = useSiteLanguage();
  const money = (centavos: Centavos) => formatMoney(centavos, language);
  const fee = (centavos: Centavos) =>
    centavos === 0 && amount > 0 ? t('withdraw.summary.free') : money(-centavos);
  const rule = (of: FeeRule) => {
    if (of.basisPoints > 0) {
      const rate = formatPercent(of.basisPoints, language);
      return t('withdraw.summary.rule', { rate, min: money(of.min), max: money(of.max) });
    }
    return of.min > 0 ? t('withdraw.summary.fixed', { fee: money(of.min) }) : undefined;
  };
  const mandatoryRule = () => {
    if (rules === undefined) return undefined;
    const fee = rule(rules.mandatoryFee);
    return rules.freeLeft > 0 && fee !== undefined
      ? t('withdraw.summary.freeLeft', { count: rules.freeLeft, fee })
      : fee;
  };
  return {
    lines: [
      { label: t('withdraw.summary.amount'), value: money(amount) },
      { label: t('withdraw.summary.mandatory'), note: mandatoryRule(), value: fee(mandatoryFee) },
      {
        label: t('withdraw.summary.general'),
        note: rules && rules.turnoverLeft > 0 ? rule(rules.generalFee) : undefined,
        value: fee(generalFee),
      },
    ],
    total: { label: t('withdraw.summary.net'), value: money(Math.max(net, 0)) },
  };
}
