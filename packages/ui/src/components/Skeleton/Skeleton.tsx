import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';
import { CoverPicture } from '../GameCover/CoverPicture.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export const skeletonShapes = ['text', 'title', 'control', 'block', 'tile', 'circle'] as const;
/** `text` and `title` are lines of type, `control` a field or button, `block` a card, `tile` a game's cover. */
export type SkeletonShape = (typeof skeletonShapes)[number];
export const skeletonWidths = ['full', 'half', 'third'] as const;
export type SkeletonWidth = (typeof skeletonWidths)[number];
export const skeletonStates = ['Shapes', 'Record', 'Tiles'] as const;

const sweep = keyframes`to { transform: translateX(100%); }`;

const Bone = styled.span`
  display: block;
  position: relative;
  width: 100%;
  overflow: hidden;
  border-radius: ${vars.radius.sm};
  background: ${vars.color.skeleton};

  &[data-shape='text'] {
    height: 0.9em;
    margin-block: 0.3em;
    border-radius: min(${vars.radius.sm}, 6px);
  }
  &[data-shape='title'] {
    height: 1.5rem;
    border-radius: min(${vars.radius.sm}, 8px);
  }
  &[data-shape='control'] {
    height: ${vars.size.control};
  }
  &[data-shape='block'] {
    height: 7rem;
    border-radius: ${vars.radius.md};
  }
  &[data-shape='tile'] {
    aspect-ratio: ${vars.tile.ratio};
    border-radius: ${vars.radius.md};
  }
  &[data-shape='circle'] {
    width: ${vars.size.target};
    height: ${vars.size.target};
    border-radius: ${vars.radius.round};
  }
  /* Of the places' colour, as the others are: it says what comes, and nothing can be done with it yet. */
  > img {
    filter: grayscale(1);
    opacity: 0.3;
  }
  &[data-width='half'] {
    width: 50%;
  }
  &[data-width='third'] {
    width: 33%;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(90deg, transparent, ${vars.color.skeletonShine}, transparent);
    transform: translateX(-100%);
    animation: ${sweep} 1.4s ${vars.motion.ease} infinite;
  }
  ${media.reducedMotion} {
    &::after {
      content: none;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;

export interface SkeletonProps {
  /** What it stands for. Default: `text`. */
  readonly shape?: SkeletonShape;
  /** Share of the place it has. Default: `full`. */
  readonly width?: SkeletonWidth;
  /** Address of a picture that is known before the rest has loaded. Decoration. Default: none. */
  readonly picture?: string | null | undefined;
}

/** The shape of what is loading, in its final size. Stands in a `SkeletonGroup`, which has the words. */
export function Skeleton({ shape = 'text', width = 'full', picture }: SkeletonProps) {
  return (
    <Bone aria-hidden="true" data-shape={shape} data-width={width} data-part="skeleton">
      {picture && <CoverPicture src={picture} alt="" />}
    </Bone>
  );
}

export interface SkeletonGroupProps {
  /** What is loading; announced once for all of them. */
  readonly label: string;
  /** The `Skeleton`s, laid out as what they stand for. */
  readonly children: ReactNode;
}

/** The part of the page that loads. The words stand outside the busy element, or screen readers would hold them back. */
export function SkeletonGroup({ label, children }: SkeletonGroupProps) {
  return (
    <div data-part="skeleton-group">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div aria-busy="true">{children}</div>
    </div>
  );
}
