import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { useBrand } from '../../theme/brand-context.ts';
import { vars } from '../../theme/vars.ts';
import { archCorners, wordsBelow } from '../GameTile/tile-words.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

export const gameGridStates = [
  'Even',
  'FirstFeatured',
  'WholeRows',
  'Loading',
  'LoadingFeatured',
  'LoadingLead',
  'LongText',
] as const;

interface GridLook {
  /** The first tile takes two columns and two rows (of medallions three columns), but for banners, of which none leads. Default: all are alike. */
  readonly isFirstFeatured?: boolean;
  /** Three columns on phones, of stickers and below banners too, which else have two. Default: false. */
  readonly isDense?: boolean;
  /**
   * Whole rows only: two where there is room, four on phones. What would begin another row is not shown; bring `tilesOfWholeRows`.
   * Default: all are shown.
   */
  readonly hasWholeRows?: boolean;
}

export interface GameGridProps extends GridLook {
  /** Of the list, for screen readers. */
  readonly label: string;
  /** `GameTile`s, each in a `GameCell`. */
  readonly children: ReactNode;
}

const narrow = '(width < 560px)';

/** Of the page's column, from narrow to wide. */
const widths = [
  narrow,
  '(560px <= width < 860px)',
  '(860px <= width < 1120px)',
  '(1120px <= width < 1260px)',
  '(1260px <= width < 1450px)',
  '(width >= 1450px)',
];

/**
 * So many columns within each of the widths. Whole rows are two, or as many as twelve tiles fill where there is little room; the one that
 * leads stands for `lead` of them.
 */
const columns = (counts: readonly number[], lead = 4) =>
  counts.map((count, place) => {
    const tiles = place < 2 ? 12 : count * 2;
    return css`
      @container ${widths[place]} {
        grid-template-columns: repeat(${count}, minmax(0, 1fr));
        &[data-whole-rows] > :nth-child(n + ${tiles + 1}),
        &[data-whole-rows][data-first-featured] > :nth-child(n + ${tiles - lead + 2}) {
          display: none;
        }
      }
    `;
  });

/** What the columns of a grid are counted from. */
export const GridFrame = styled.div`
  container-type: inline-size;
`;

/** The tiles of a grid, or of one row of it. */
export const GridTiles = styled.ul`
  ${wordsBelow}
  display: grid;
  gap: ${vars.space.s2};
  @container (width >= 560px) {
    gap: ${vars.space.s4};
  }
  &:not([data-tile='medallion']) {
    ${columns([3, 4, 6, 7, 8, 9])}
  }

  &[data-first-featured] > :first-child {
    grid-area: span 2 / span 2;
  }
  /* Captions need room between the rows; without a large tile, twelve of them fill three columns. */
  &[data-tile='caption'] {
    gap: ${vars.space.s3} ${vars.space.s3};
    [data-part='skeleton'] {
      margin-bottom: calc(var(--words) + ${vars.space.s2});
    }
    @container (width >= 560px) {
      gap: ${vars.space.s5} ${vars.space.s4};
    }
    @container ${narrow} {
      > :first-child {
        grid-area: auto;
      }
    }
  }
  &[data-tile='sticker'] {
    gap: ${vars.space.s4} ${vars.space.s3};
    &:not([data-dense]) {
      ${columns([2])}
    }
    @container ${narrow} {
      > :first-child {
        grid-row: auto;
      }
    }
    @container (width >= 560px) {
      gap: ${vars.space.s6} ${vars.space.s4};
    }
  }
  [data-part='skeleton'] {
    margin-bottom: var(--words);
  }
  &[data-first-featured]:not([data-tile='caption'], [data-tile='sticker']) > :first-child [data-shape='tile'] {
    height: calc(100% - var(--words));
    aspect-ratio: auto;
  }
  /* Few and broad. */
  &[data-tile='banner'] {
    ${columns([3, 3, 4, 5, 6, 7])}
    &:not([data-dense]) {
      ${columns([2])}
    }
  }
  &[data-tile='arch'] {
    ${columns([3, 4, 5, 6, 7, 8])}
    [data-part='skeleton'] {
      border-radius: ${archCorners};
    }
  }
  /* The one that leads lies on a plate, as high as its neighbours. */
  &[data-tile='medallion'] {
    row-gap: ${vars.space.s3};
    ${columns([3, 4, 6, 7, 8, 8], 3)}
    [data-part='skeleton'] {
      aspect-ratio: 1;
      border-radius: 999px;
    }
    &[data-first-featured] > :first-child {
      grid-area: auto / span 3;
    }
  }
`;

/** The words below a picture that has not come yet: a name and its studio. */
const Places = styled(GridTiles)`
  &:not([data-tile='overlay']) > *::after {
    content: '';
    position: absolute;
    inset: auto 33% ${vars.space.s2} 0;
    height: 1.75rem;
    background:
      linear-gradient(${vars.color.skeleton}, ${vars.color.skeleton}) 0 0 / 100% 0.75rem no-repeat,
      linear-gradient(${vars.color.skeleton}, ${vars.color.skeleton}) 0 100% / 60% 0.5rem no-repeat;
  }
  &[data-tile='caption'] > *::after {
    bottom: ${vars.space.s6};
  }
  &:is([data-tile='arch'], [data-tile='medallion']) > *::after {
    inset-inline: 16%;
    background-position: 0 0, 50% 100%;
  }
`;

/** The place of one tile. */
export const GameCell = styled.li`
  position: relative;
  min-width: 0;
`;

/** Tiles: three columns on phones (two of stickers and below banners), four, then six to nine; fewer of arches, fewest below banners. */
export function GameGrid({ label, children, ...look }: GameGridProps) {
  return (
    <GridFrame>
      <GridTiles aria-label={label} data-part="game-grid" {...useLook(look)}>
        {children}
      </GridTiles>
    </GridFrame>
  );
}

function useLook({ isFirstFeatured = false, isDense = false, hasWholeRows = false }: GridLook) {
  const { tile } = useBrand().layout;
  return {
    'data-tile': tile,
    'data-first-featured': isFirstFeatured && tile !== 'banner' ? '' : undefined,
    'data-dense': isDense ? '' : undefined,
    'data-whole-rows': hasWholeRows ? '' : undefined,
  };
}

export interface GameGridSkeletonProps extends GridLook {
  /** Places to draw; as many as games are expected. */
  readonly count: number;
  /** Address of the cover that will come first, where it is known before its game is. Default: not known. */
  readonly lead?: string | null;
}

/** The grid's final shape while its games load; stands in a `SkeletonGroup`, which has the words. */
export function GameGridSkeleton({ count, lead, ...look }: GameGridSkeletonProps) {
  return (
    <GridFrame>
      <Places as="div" {...useLook(look)}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places have no other identity
          <GameCell as="div" key={index}>
            <Skeleton shape="tile" picture={index === 0 ? lead : null} />
          </GameCell>
        ))}
      </Places>
    </GridFrame>
  );
}
