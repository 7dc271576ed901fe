import { useBrand } from '../../theme/brand-context.ts';
import { lazyLook, looksOf } from '../lazy-look.tsx';
import type { TopBarProps } from './top-bar-props.ts';

export const topBarStates = ['Guest', 'Member', 'Unread', 'SessionUnknown', 'LongText'] as const;

const bar = lazyLook<TopBarProps>(async () => (await import('./BarHeader.tsx')).BarHeader);

const headers = looksOf<'header', TopBarProps>('header', {
  bar,
  masthead: lazyLook(async () => (await import('./MastheadHeader.tsx')).MastheadHeader, bar),
  marquee: lazyLook(async () => (await import('./MarqueeHeader.tsx')).MarqueeHeader, bar),
  capsule: lazyLook(async () => (await import('./CapsuleHeader.tsx')).CapsuleHeader, bar),
  slant: lazyLook(async () => (await import('./SlantHeader.tsx')).SlantHeader, bar),
  flag: lazyLook(async () => (await import('./FlagHeader.tsx')).FlagHeader, bar),
});

/** Logo, language, and the player's money or the ways in, arranged as the brand's `header` axis says. */
export function TopBar(props: TopBarProps) {
  const Header = headers[useBrand().layout.header];
  return <Header {...props} />;
}
