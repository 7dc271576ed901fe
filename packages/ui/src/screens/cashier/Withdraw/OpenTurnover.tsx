import type { WithdrawalRules } from '@fortuna/domain/model/cashier.ts';
import { type Centavos, formatMoney } from '@fortuna/domain/money.ts';
import { useTranslation } from 'react-i18next';
import { Turnover } from '../../promotions/parts/Turnover/Turnover.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { useWalletText } from '../../WalletAmount.tsx';

export interface OpenTurnoverProps {
  readonly rules: WithdrawalRules;
  /** What may leave of the balance now. */
  readonly own: Centavos;
}

/** Bets that are still to be made, and what that means for this withdrawal. */
export function OpenTurnover({ rules: { turnoverLeft, turnover, bonusMoney }, own }: OpenTurnoverProps) {
  const { t } = useTranslation('cashier');
  const language = useSiteLanguage();
  const walletText = useWalletText();
  const left = formatMoney(turnoverLeft, language);
  return (
    <Turnover turnoverLeft={turnoverLeft} turnover={turnover}>
      {bonusMoney > 0
        ? t('withdraw.bonusMoney', { bonus: walletText(bonusMoney), turnover: left, most: walletText(own) })
        : t('withdraw.turnover', { amount: left })}
    </Turnover>
  );
}
