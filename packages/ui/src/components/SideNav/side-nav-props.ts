import type { NavItem } from '../nav-item.ts';

export interface SideNavProps {
  /** Name of the landmark. */
  readonly label: string;
  /** In the order to show them; the page being shown is the current one. */
  readonly items: readonly NavItem[];
}
