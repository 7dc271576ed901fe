import { useBrand } from '../../theme/brand-context.ts';
import { lazyLook, looksOf } from '../lazy-look.tsx';
import type { GameTypeRailProps } from './game-type-rail-props.ts';

export const gameTypeRailStates = ['NoneChosen', 'OneChosen', 'LongText'] as const;

const raised = lazyLook<GameTypeRailProps>(async () => (await import('./TypeTiles.tsx')).TypeTiles);

const rails = looksOf<'nav', GameTypeRailProps>('nav', {
  raised,
  words: lazyLook(async () => (await import('./TypeWords.tsx')).TypeWords, raised),
  blocks: lazyLook(async () => (await import('./TypeBlocks.tsx')).TypeBlocks, raised),
  dock: lazyLook(async () => (await import('./DockTypes.tsx')).DockTypes, raised),
  tabs: lazyLook(async () => (await import('./TabsTypes.tsx')).TabsTypes, raised),
  bay: lazyLook(async () => (await import('./BayTypes.tsx')).BayTypes, raised),
});

/** The game types: tiles, a line of words, a board of blocks, pills, tabs on a line, or a floor with a bay, as the brand's `nav` axis says. */
export function GameTypeRail(props: GameTypeRailProps) {
  const Rail = rails[useBrand().layout.nav];
  return <Rail {...props} />;
}
