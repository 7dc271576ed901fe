import type { NavItem } from '../nav-item.ts';

export interface BottomNavProps {
  /** Name of the landmark. */
  readonly label: string;
  /** Five; the middle one is the prominent one. */
  readonly items: readonly NavItem[];
}

/** Where the page's own forms are what is to be done, the deposit is told from nothing else. */
export const offersDeposit = ":root:not(:has([data-part='auth-screen']))";
