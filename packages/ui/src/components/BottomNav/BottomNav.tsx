import { useBrand } from '../../theme/brand-context.ts';
import { lazyLook, looksOf } from '../lazy-look.tsx';
import type { BottomNavProps } from './bottom-nav-props.ts';

export const bottomNavStates = ['Home', 'Elsewhere', 'Within', 'Unread', 'LongText'] as const;

const raised = lazyLook<BottomNavProps>(async () => (await import('./RaisedNav.tsx')).RaisedNav);

const bars = looksOf<'nav', BottomNavProps>('nav', {
  raised,
  words: lazyLook(async () => (await import('./WordsNav.tsx')).WordsNav, raised),
  blocks: lazyLook(async () => (await import('./BlocksNav.tsx')).BlocksNav, raised),
  dock: lazyLook(async () => (await import('./DockNav.tsx')).DockNav, raised),
  tabs: lazyLook(async () => (await import('./TabsBar.tsx')).TabsBar, raised),
  bay: lazyLook(async () => (await import('./BayBar.tsx')).BayBar, raised),
});

/** The thumb's navigation on phones and tablets: five destinations, the deposit in the middle; drawn by the brand's `nav` axis. */
export function BottomNav(props: BottomNavProps) {
  const Bar = bars[useBrand().layout.nav];
  return <Bar {...props} />;
}
