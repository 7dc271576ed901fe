import type { NavItem } from '../nav-item.ts';

export interface SideNavProps {
  /** Name of the landmark. */
  readonly label: string;
  readonly items: readonly NavItem[];
}
