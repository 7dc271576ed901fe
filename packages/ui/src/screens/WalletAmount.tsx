import { type Centavos, formatMoney, type MoneyFormat } from '@fortuna/domain/money.ts';
import { useTranslation } from 'react-i18next';
import { veil } from '../components/BalancePill/veil.ts';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { useSite } from './site-context.ts';
import { useSiteLanguage } from './useSiteLanguage.ts';

export interface WalletAmountProps extends MoneyFormat {
  readonly amount: Centavos;
}

/** The same inside a sentence of the catalogue. */
export function useWalletText(): (amount: Centavos) => string {
  const language = useSiteLanguage();
  const { isBalanceHidden } = useSite();
  return (amount) => (isBalanceHidden ? veil : formatMoney(amount, language));
}

/** What a member has, or has had in all: covered wherever it stands while the player wants the balance covered. */
export function WalletAmount({ amount, ...format }: WalletAmountProps) {
  const { t } = useTranslation('controls');
  const language = useSiteLanguage();
  if (!useSite().isBalanceHidden) return formatMoney(amount, language, format);
  return (
    <>
      <span aria-hidden="true">{veil}</span>
      <VisuallyHidden>{t('balance.hidden')}</VisuallyHidden>
    </>
  );
}
