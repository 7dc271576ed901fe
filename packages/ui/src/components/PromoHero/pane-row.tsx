import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';

/** The windows lie over the whole of it; what they show is one picture, the subject in the middle one. */
const Row = styled.div`
  --gap: ${vars.space.s2};
  /* Of its width what the windows at the sides take. */
  --side: 22%;
  /* Which part of the picture is kept. */
  --at: 50% 50%;
  position: relative;
  isolation: isolate;
  /* No gap runs through the small things about a subject that stands alone. */
  &[data-lit] {
    --side: 16%;
  }
  /* As broad as the symbols are that the picture has there. */
  &[data-reels] {
    --side: 20%;
  }
  ${media.wide} {
    --gap: ${vars.space.s3};
  }
`;

/** As large as the row: its window is told by its distances from the row's edges, so that all have the picture in the same place. */
const Pane = styled.div`
  --cut: var(--top) var(--right) var(--bottom) var(--left);
  position: absolute;
  inset: 0;
  /* As reels that have come to rest, each at a height of its own. */
  &:nth-child(1) {
    --top: 15%;
    --right: calc(100% - var(--side) + var(--gap) / 2);
    --bottom: 0%;
    --left: 0%;
  }
  &:nth-child(2) {
    --top: 0%;
    --right: calc(var(--side) + var(--gap) / 2);
    --bottom: 7%;
    --left: calc(var(--side) + var(--gap) / 2);
  }
  &:nth-child(3) {
    --top: 10%;
    --right: 0%;
    --bottom: 12%;
    --left: calc(100% - var(--side) + var(--gap) / 2);
  }
  /* Each as high as what is composed for it. */
  [data-reels] > &:nth-child(1) {
    --top: 17%;
  }
  [data-reels] > &:nth-child(2) {
    --bottom: 20%;
  }
  [data-reels] > &:nth-child(3) {
    --top: 8%;
  }
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: var(--cut);
    border-radius: ${vars.radius.md};
  }
  &::before {
    background: ${vars.color.secondSoft};
    box-shadow: ${vars.shadow.raised};
  }
  &::after {
    border: max(2px, ${vars.size.edge}) solid ${vars.color.ornament};
  }
`;

const Glass = styled.div`
  position: absolute;
  inset: 0;
  clip-path: inset(var(--cut) round ${vars.radius.md});
  /* What is larger than its window makes the page no wider. */
  overflow: clip;
  > img,
  > picture > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: var(--at);
  }
  /* The subject fills its window, and stands in the middle of that. */
  [data-reels] > :nth-child(2) > & img {
    scale: 1.06;
    translate: 0 -6%;
  }
  /* Rays from the subject into the windows at its sides, which would be empty. */
  [data-lit] > * > &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: repeating-conic-gradient(
      from 4deg at 50% 46%,
      ${vars.color.ornament} 0 7.9deg,
      transparent 8.1deg 15.9deg,
      ${vars.color.ornament} 16deg
    );
    opacity: 0.34;
    mask-image: radial-gradient(ellipse 64% 80% at 50% 46%, transparent 45%, currentColor 75%);
  }
`;

interface PaneRowProps {
  /** The picture; it is there once for each pane, and comes once. Decoration. */
  readonly children: ReactNode;
  /** Whether it is a picture of a subject alone on plain ground: light falls from it into the windows at its sides. */
  readonly isLit?: boolean;
  /** Whether it is composed for these windows, with the symbols of reels in those at the sides (`hero-forms.ts`). */
  readonly hasReels?: boolean;
  readonly className?: string;
}

/** A picture behind three upright windows, as those of a slot machine. Who uses it says how large it is. */
export function PaneRow({ children, isLit = false, hasReels = false, className }: PaneRowProps) {
  return (
    <Row className={className} data-lit={isLit ? '' : undefined} data-reels={hasReels ? '' : undefined}>
      {['first', 'middle', 'last'].map((place) => (
        <Pane key={place}>
          <Glass>{children}</Glass>
        </Pane>
      ))}
    </Row>
  );
}
