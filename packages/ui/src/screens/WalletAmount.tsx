import { type Centavos, formatMoney, type MoneyFormat } from '@fortuna/domain/money.ts';
import type { ReactNode } from 'react';
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

/** A figure of the wallet that is no money: covered like the others. */
export function Covered({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('controls');
  if (!useSite().isBalanceHidden) return children;
  return (
    <>
      <span aria-hidden="true">{veil}</span>
      <VisuallyHidden>{t('balance.hidden')}</VisuallyHidden>
    </>
  );
}

/** What a member has, or has had in all: covered wherever it stands while the player wants the balance covered. */
export function WalletAmount({ amount, ...format }: WalletAmountProps) {
  return <Covered>{formatMoney(amount, useSiteLanguage(), format)}</Covered>;
}
