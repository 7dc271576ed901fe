import type { ComponentType } from 'react';
import type { BrandLayout } from '../../theme/brand.ts';
import { useBrand } from '../../theme/brand-context.ts';
import type { GameTypeRailProps } from './game-type-rail-props.ts';
import { TypeBlocks } from './TypeBlocks.tsx';
import { TypeTiles } from './TypeTiles.tsx';
import { TypeWords } from './TypeWords.tsx';

export const gameTypeRailStates = ['NoneChosen', 'OneChosen'] as const;

const rails: Readonly<Record<BrandLayout['nav'], ComponentType<GameTypeRailProps>>> = {
  raised: TypeTiles,
  words: TypeWords,
  blocks: TypeBlocks,
};

/** The game types: tiles, a line of words, or a board of blocks, as the brand's `nav` axis says. */
export function GameTypeRail(props: GameTypeRailProps) {
  const Rail = rails[useBrand().layout.nav];
  return <Rail {...props} />;
}
