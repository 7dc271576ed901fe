import type { ComponentType } from 'react';
import type { BrandLayout } from '../../theme/brand.ts';
import { useBrand } from '../../theme/brand-context.ts';
import { BarHeader } from './BarHeader.tsx';
import { MarqueeHeader } from './MarqueeHeader.tsx';
import { MastheadHeader } from './MastheadHeader.tsx';
import type { TopBarProps } from './top-bar-props.ts';

export const topBarStates = ['Guest', 'Member', 'SessionUnknown'] as const;

const headers: Readonly<Record<BrandLayout['header'], ComponentType<TopBarProps>>> = {
  bar: BarHeader,
  masthead: MastheadHeader,
  marquee: MarqueeHeader,
};

/** Logo, language, and the player's money or the ways in, arranged as the brand's `header` axis says. */
export function TopBar(props: TopBarProps) {
  const Header = headers[useBrand().layout.header];
  return <Header {...props} />;
}
