import type { NavItem } from '../nav-item.ts';

export interface BottomNavProps {
  /** Name of the landmark. */
  readonly label: string;
  /** Five; the middle one is the prominent one. */
  readonly items: readonly NavItem[];
}
