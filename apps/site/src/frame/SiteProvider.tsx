import { type Site, SiteContext } from '@fortuna/ui/screens/site-context.ts';
import { type ReactNode, useMemo } from 'react';
import { currentLanguage } from '../words/i18n.ts';
import { toggleBalance, useBalanceHidden } from './balance-hidden.ts';
import { showAuthDialog, wishLanguage } from './ui-store.ts';

/** The site around every screen, as screens know it. */
export function SiteProvider({ children }: { readonly children: ReactNode }) {
  const isBalanceHidden = useBalanceHidden();
  const site = useMemo<Site>(
    () => ({
      onLogin: () => showAuthDialog('login'),
      onRegister: () => showAuthDialog('register'),
      language: currentLanguage(),
      onLanguage: wishLanguage,
      isBalanceHidden,
      onToggleBalance: toggleBalance,
    }),
    [isBalanceHidden],
  );
  return <SiteContext value={site}>{children}</SiteContext>;
}
