import { useBrand } from '../../theme/brand-context.ts';
import { looksOf } from '../lazy-look.tsx';
import type { TopBarProps } from './top-bar-props.ts';

export const topBarStates = ['Guest', 'Member', 'Unread', 'SessionUnknown', 'LongText'] as const;

const headers = looksOf<'header', TopBarProps>('header', {
  bar: async () => (await import('./BarHeader.tsx')).BarHeader,
  masthead: async () => (await import('./MastheadHeader.tsx')).MastheadHeader,
  marquee: async () => (await import('./MarqueeHeader.tsx')).MarqueeHeader,
  capsule: async () => (await import('./CapsuleHeader.tsx')).CapsuleHeader,
  slant: async () => (await import('./SlantHeader.tsx')).SlantHeader,
  flag: async () => (await import('./FlagHeader.tsx')).FlagHeader,
});

/** Logo, language, and the player's money or the ways in, arranged as the brand's `header` axis says. */
export function TopBar(props: TopBarProps) {
  const Header = headers[useBrand().layout.header];
  return <Header {...props} />;
}
