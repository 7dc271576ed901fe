import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useBrand } from '../../theme/brand-context.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

export const gameGridStates = ['Even', 'FirstFeatured', 'Loading', 'LoadingFeatured'] as const;

interface GridLook {
  /** The first tile takes two columns and two rows: nine tiles then fill whole rows at every width. */
  readonly isFirstFeatured?: boolean;
}

export interface GameGridProps extends GridLook {
  /** Of the list, for screen readers. */
  readonly label: string;
  /** `GameTile`s, each in a `GameCell`. */
  readonly children: ReactNode;
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${vars.space.s2};
  ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${vars.space.s4};
  }
  ${media.desktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }

  &[data-first-featured] > :first-child {
    grid-area: span 2 / span 2;
  }
  /* Captions need room between the rows; without a large tile, nine of them fill three columns. */
  &[data-tile='caption'] {
    gap: ${vars.space.s3} ${vars.space.s3};
    ${media.wide} {
      gap: ${vars.space.s5} ${vars.space.s4};
    }
    @media (max-width: 600px) {
      > :first-child {
        grid-area: auto;
      }
    }
  }
  &[data-tile='sticker'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${vars.space.s4} ${vars.space.s3};
    ${media.wide} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: ${vars.space.s6} ${vars.space.s4};
    }
    ${media.desktop} {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
    @media (max-width: 600px) {
      > :first-child {
        grid-row: auto;
      }
    }
  }
  &[data-first-featured] > :first-child [data-shape='tile'] {
    height: 100%;
    aspect-ratio: auto;
  }
`;

/** The place of one tile. */
export const GameCell = styled.li`
  min-width: 0;
`;

/** Tiles in whole rows: three columns on phones (two of stickers), four, then six. */
export function GameGrid({ label, isFirstFeatured = false, children }: GameGridProps) {
  const { tile } = useBrand().layout;
  return (
    <Grid
      aria-label={label}
      data-part="game-grid"
      data-tile={tile}
      data-first-featured={isFirstFeatured ? '' : undefined}
    >
      {children}
    </Grid>
  );
}

export interface GameGridSkeletonProps extends GridLook {
  readonly count: number;
}

/** The grid's final shape while its games load; stands in a `SkeletonGroup`, which has the words. */
export function GameGridSkeleton({ count, isFirstFeatured = false }: GameGridSkeletonProps) {
  const { tile } = useBrand().layout;
  return (
    <Grid as="div" data-tile={tile} data-first-featured={isFirstFeatured ? '' : undefined}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no other identity
        <GameCell as="div" key={index}>
          <Skeleton shape="tile" />
        </GameCell>
      ))}
    </Grid>
  );
}
