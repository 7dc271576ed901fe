import { formatCount } from '@fortuna/domain/count.ts';
import { type ActivityMetric, isMoneyMetric } from '@fortuna/domain/model/promotions-activities.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { useTranslation } from 'react-i18next';
import { useSiteLanguage } from '../../useSiteLanguage.ts';

/** Figures of activities in words: money, and counts in the unit of their metric ("3 amigos"). */
export function useFigureText() {
  const { t } = useTranslation('promotions');
  const language = useSiteLanguage();
  const money = (centavos: number) => formatMoney(centavos, language);
  return {
    money,
    /** In the units of the metric. */
    figure: (metric: ActivityMetric, value: number): string => {
      if (isMoneyMetric(metric)) return money(value);
      if (metric === 'invitees' || metric === 'points' || metric === 'vipLevel')
        return t(`units.${metric}`, { count: value, number: formatCount(value, language) });
      return formatCount(value, language);
    },
  };
}
