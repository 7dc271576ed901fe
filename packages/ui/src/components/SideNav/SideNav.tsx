import { useBrand } from '../../theme/brand-context.ts';
import { looksOf } from '../lazy-look.tsx';
import type { SideNavProps } from './side-nav-props.ts';

export const sideNavStates = ['Home', 'Unread', 'LongText'] as const;

const navs = looksOf<'nav', SideNavProps>('nav', {
  raised: async () => (await import('./ColumnNav.tsx')).ColumnNav,
  words: async () => (await import('./StripNav.tsx')).StripNav,
  blocks: async () => (await import('./RailNav.tsx')).RailNav,
  dock: async () => (await import('./DockRow.tsx')).DockRow,
  tabs: async () => (await import('./TabsColumn.tsx')).TabsColumn,
  bay: async () => (await import('./BayColumn.tsx')).BayColumn,
});

/**
 * The same destinations as the bottom bar on wide windows: in a column, a rail of blocks or a floor with a bay before the content, on
 * tabs after it, or in a line of words or a capsule above it, as the brand's `nav` axis says.
 */
export function SideNav(props: SideNavProps) {
  const Nav = navs[useBrand().layout.nav];
  return <Nav {...props} />;
}
