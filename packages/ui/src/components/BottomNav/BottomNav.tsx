import { useBrand } from '../../theme/brand-context.ts';
import { looksOf } from '../lazy-look.tsx';
import type { BottomNavProps } from './bottom-nav-props.ts';

export const bottomNavStates = ['Home', 'Elsewhere', 'Within', 'Unread', 'LongText'] as const;

const bars = looksOf<'nav', BottomNavProps>('nav', {
  raised: async () => (await import('./RaisedNav.tsx')).RaisedNav,
  words: async () => (await import('./WordsNav.tsx')).WordsNav,
  blocks: async () => (await import('./BlocksNav.tsx')).BlocksNav,
  dock: async () => (await import('./DockNav.tsx')).DockNav,
  tabs: async () => (await import('./TabsBar.tsx')).TabsBar,
  bay: async () => (await import('./BayBar.tsx')).BayBar,
});

/** The thumb's navigation on phones and tablets: five destinations, the deposit in the middle; drawn by the brand's `nav` axis. */
export function BottomNav(props: BottomNavProps) {
  const Bar = bars[useBrand().layout.nav];
  return <Bar {...props} />;
}
