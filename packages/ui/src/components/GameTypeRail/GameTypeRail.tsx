import type { ComponentType } from 'react';
import type { BrandLayout } from '../../theme/brand.ts';
import { useBrand } from '../../theme/brand-context.ts';
import { lazyLook } from '../lazy-look.tsx';
import type { GameTypeRailProps } from './game-type-rail-props.ts';
import { TypeTiles } from './TypeTiles.tsx';

export const gameTypeRailStates = ['NoneChosen', 'OneChosen'] as const;

const rails: Readonly<Record<BrandLayout['nav'], ComponentType<GameTypeRailProps>>> = {
  raised: TypeTiles,
  words: lazyLook(async () => (await import('./TypeWords.tsx')).TypeWords, TypeTiles),
  blocks: lazyLook(async () => (await import('./TypeBlocks.tsx')).TypeBlocks, TypeTiles),
};

/** The game types: tiles, a line of words, or a board of blocks, as the brand's `nav` axis says. */
export function GameTypeRail(props: GameTypeRailProps) {
  const Rail = rails[useBrand().layout.nav];
  return <Rail {...props} />;
}
