import { useBrand } from '../../theme/brand-context.ts';
import { looksOf } from '../lazy-look.tsx';
import type { GameTypeRailProps } from './game-type-rail-props.ts';

export const gameTypeRailStates = ['NoneChosen', 'OneChosen', 'LongText'] as const;

const rails = looksOf<'nav', GameTypeRailProps>('nav', {
  raised: async () => (await import('./TypeTiles.tsx')).TypeTiles,
  words: async () => (await import('./TypeWords.tsx')).TypeWords,
  blocks: async () => (await import('./TypeBlocks.tsx')).TypeBlocks,
  dock: async () => (await import('./DockTypes.tsx')).DockTypes,
  tabs: async () => (await import('./TabsTypes.tsx')).TabsTypes,
  bay: async () => (await import('./BayTypes.tsx')).BayTypes,
});

/** The game types: tiles, a line of words, a board of blocks, pills, tabs on a line, or a floor with a bay, as the brand's `nav` axis says. */
export function GameTypeRail(props: GameTypeRailProps) {
  const Rail = rails[useBrand().layout.nav];
  return <Rail {...props} />;
}
