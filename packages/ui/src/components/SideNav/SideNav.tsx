import type { ComponentType } from 'react';
import type { BrandLayout } from '../../theme/brand.ts';
import { useBrand } from '../../theme/brand-context.ts';
import { lazyLook } from '../lazy-look.tsx';
import { ColumnNav } from './ColumnNav.tsx';
import type { SideNavProps } from './side-nav-props.ts';

export const sideNavStates = ['Home', 'GameTypeOpen', 'Unread'] as const;

const navs: Readonly<Record<BrandLayout['nav'], ComponentType<SideNavProps>>> = {
  raised: ColumnNav,
  words: lazyLook(async () => (await import('./StripNav.tsx')).StripNav, ColumnNav),
  blocks: lazyLook(async () => (await import('./RailNav.tsx')).RailNav, ColumnNav),
};

/**
 * The same destinations as the bottom bar on wide windows: with the game types in a column beside the content or a rail of blocks, or
 * alone in a line of words above it, as the brand's `nav` axis says.
 */
export function SideNav(props: SideNavProps) {
  const Nav = navs[useBrand().layout.nav];
  return <Nav {...props} />;
}
