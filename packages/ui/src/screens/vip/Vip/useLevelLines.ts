import type { VipLevel } from '@fortuna/domain/model/vip.ts';
import { type Centavos, formatMoney } from '@fortuna/domain/money.ts';
import { formatPercent } from '@fortuna/domain/percent.ts';
import { useTranslation } from 'react-i18next';
import { useSiteLanguage } from '../../useSiteLanguage.ts';

const bonuses = ['levelBonus', 'dayBonus', 'weekBonus', 'monthBonus', 'yearBonus'] as const;

/** What a level takes and what it brings, a line each. */
export function useLevelLines(): (level: VipLevel) => readonly string[] {
  const { t } = useTranslation('vip');
  const language = useSiteLanguage();
  const money = (amount: Centavos) => formatMoney(amount, language);
  return (level) => {
    const { requiredDeposits, requiredBets, rebates, withdrawalsPerDay } = level;
    const isStart = requiredDeposits === 0 && requiredBets === 0;
    const rate = Math.max(0, ...rebates.map(({ basisPoints }) => basisPoints));
    const brings = [
      ...bonuses
        .filter((bonus) => level[bonus] > 0)
        .map((bonus) => t(`ladder.${bonus}`, { amount: money(level[bonus]) })),
      ...(rate > 0 ? [t('ladder.rebate', { rate: formatPercent(rate, language) })] : []),
      t('ladder.withdrawals', { count: withdrawalsPerDay }),
    ];
    return [
      isStart
        ? t('ladder.start')
        : t('ladder.requires', { deposits: money(requiredDeposits), bets: money(requiredBets) }),
      brings.join(' · '),
    ];
  };
}
