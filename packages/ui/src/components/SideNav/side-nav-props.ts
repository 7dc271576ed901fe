import type { NavItem } from '../nav-item.ts';

export interface SideNavGroup {
  readonly key: string;
  /** Heading above the group; without one the group stands alone. */
  readonly title?: string;
  readonly items: readonly NavItem[];
}

export interface SideNavProps {
  readonly label: string;
  readonly groups: readonly SideNavGroup[];
}
