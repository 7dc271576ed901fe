import { useBrand } from '../../theme/brand-context.ts';
import { lazyLook, looksOf } from '../lazy-look.tsx';
import { BarHeader } from './BarHeader.tsx';
import type { TopBarProps } from './top-bar-props.ts';

export const topBarStates = ['Guest', 'Member', 'Unread', 'SessionUnknown'] as const;

const headers = looksOf<'header', TopBarProps>('header', {
  bar: BarHeader,
  masthead: lazyLook(async () => (await import('./MastheadHeader.tsx')).MastheadHeader, BarHeader),
  marquee: lazyLook(async () => (await import('./MarqueeHeader.tsx')).MarqueeHeader, BarHeader),
});

/** Logo, language, and the player's money or the ways in, arranged as the brand's `header` axis says. */
export function TopBar(props: TopBarProps) {
  const Header = headers[useBrand().layout.header];
  return <Header {...props} />;
}
