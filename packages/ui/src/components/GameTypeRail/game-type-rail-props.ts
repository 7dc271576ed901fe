import type { NavItem } from '../nav-item.ts';

export interface GameTypeRailProps {
  /** Name of the landmark. */
  readonly label: string;
  /** In the order to show them; one current at most. */
  readonly items: readonly NavItem[];
}
