import { useBrand } from '../../theme/brand-context.ts';
import { lazyLook, looksOf } from '../lazy-look.tsx';
import type { BottomNavProps } from './bottom-nav-props.ts';
import { RaisedNav } from './RaisedNav.tsx';

export const bottomNavStates = ['Home', 'Elsewhere', 'Within', 'Unread', 'LongText'] as const;

const bars = looksOf<'nav', BottomNavProps>('nav', {
  raised: RaisedNav,
  words: lazyLook(async () => (await import('./WordsNav.tsx')).WordsNav, RaisedNav),
  blocks: lazyLook(async () => (await import('./BlocksNav.tsx')).BlocksNav, RaisedNav),
});

/** The thumb's navigation on phones and tablets: five destinations, the deposit in the middle; drawn by the brand's `nav` axis. */
export function BottomNav(props: BottomNavProps) {
  const Bar = bars[useBrand().layout.nav];
  return <Bar {...props} />;
}
