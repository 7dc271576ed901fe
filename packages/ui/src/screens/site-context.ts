import { createContext, useContext } from 'react';

/**
 * What every screen may use of the site around it, provided once by the site and once by Storybook. Addresses need no context: they
 * come from the site map (`to`).
 */
export interface Site {
  /** The login over the page, which stays as it is. */
  readonly onLogin: () => void;
  readonly onRegister: () => void;
  /** The site's own code of the language in use. */
  readonly language: string;
  readonly onLanguage: (value: string) => void;
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
