import type { NavItem } from '../nav-item.ts';

export interface GameTypeRailProps {
  /** Name of the landmark. */
  readonly label: string;
  readonly items: readonly NavItem[];
}
