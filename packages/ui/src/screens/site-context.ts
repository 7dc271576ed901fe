import { createContext, useContext } from 'react';
import type { LanguageOption } from '../components/LanguagePicker/LanguagePicker.tsx';

/**
 * What every screen may use of the site around it, provided once by the site and once by Storybook. Addresses need no context: they
 * come from the site map (`to`).
 */
export interface Site {
  /** The login over the page, which stays as it is. */
  readonly onLogin: () => void;
  readonly onRegister: () => void;
  readonly languages: {
    /** Those that the brand offers. */
    readonly options: readonly LanguageOption[];
    readonly value: string;
    readonly onChange: (value: string) => void;
  };
  /** Whether the player wants amounts of the wallet covered, e.g. on a bus. */
  readonly isBalanceHidden: boolean;
  readonly onToggleBalance: () => void;
}

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === null) throw new Error('drawn outside of a site');
  return site;
}
