import { useBrand } from '../../theme/brand-context.ts';
import { lazyLook, looksOf } from '../lazy-look.tsx';
import type { SideNavProps } from './side-nav-props.ts';

export const sideNavStates = ['Home', 'Unread', 'LongText'] as const;

const raised = lazyLook<SideNavProps>(async () => (await import('./ColumnNav.tsx')).ColumnNav);

const navs = looksOf<'nav', SideNavProps>('nav', {
  raised,
  words: lazyLook(async () => (await import('./StripNav.tsx')).StripNav, raised),
  blocks: lazyLook(async () => (await import('./RailNav.tsx')).RailNav, raised),
  dock: lazyLook(async () => (await import('./SlimNav.tsx')).SlimNav, raised),
  tabs: lazyLook(async () => (await import('./TabsRow.tsx')).TabsRow, raised),
  bay: lazyLook(async () => (await import('./BayColumn.tsx')).BayColumn, raised),
});

/**
 * The same destinations as the bottom bar on wide windows: in a column, a rail of blocks, a slim one or a floor with a bay beside the
 * content, or in a line of words or a row of tabs above it, as the brand's `nav` axis says.
 */
export function SideNav(props: SideNavProps) {
  const Nav = navs[useBrand().layout.nav];
  return <Nav {...props} />;
}
