import { bcp47, isSiteLanguage, languageNames } from '@fortuna/domain/language.ts';
import { type Site, SiteContext } from '@fortuna/ui/screens/site-context.ts';
import { useBrand } from '@fortuna/ui/theme/brand-context.ts';
import { type ReactNode, useMemo } from 'react';
import { currentLanguage, switchLanguage } from '../words/i18n.ts';
import { toggleBalance, useBalanceHidden } from './balance-hidden.ts';
import { showAuthDialog } from './ui-store.ts';

/** The site around every screen, as screens know it. */
export function SiteProvider({ children }: { readonly children: ReactNode }) {
  const { languages } = useBrand();
  const isBalanceHidden = useBalanceHidden();
  const site = useMemo<Site>(
    () => ({
      onLogin: () => showAuthDialog('login'),
      onRegister: () => showAuthDialog('register'),
      languages: {
        options: languages.map((value) => ({ value, name: languageNames[value], tag: bcp47(value) })),
        value: currentLanguage(),
        onChange: (language) => {
          if (isSiteLanguage(language)) switchLanguage(language);
        },
      },
      isBalanceHidden,
      onToggleBalance: toggleBalance,
    }),
    [languages, isBalanceHidden],
  );
  return <SiteContext value={site}>{children}</SiteContext>;
}
