import type { ReactNode } from 'react';
import styled from 'styled-components';
import { clampedText } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';

/** It asks its own width for how large its letters are. */
const Place = styled.div`
  container-type: inline-size;
  min-width: 0;
`;

/** A card of the size of those in a purse (ISO/IEC 7810, ID-1); with larger letters it grows. */
const Face = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  gap: ${vars.space.s3};
  aspect-ratio: 1.586;
  padding: ${vars.space.s4} ${vars.space.s5};
  overflow: clip;
  isolation: isolate;
  border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  border-radius: ${vars.radius.lg};
  background: ${vars.color.second};
  box-shadow: ${vars.shadow.raised};
  color: ${vars.color.onSecond};
  [data-part='wordmark'] {
    font-family: ${vars.font.display};
    font-size: ${vars.text.lg};
    font-weight: ${vars.weight.display};
    letter-spacing: ${vars.lettering.display};
    ${clampedText}
  }
  :is(a, button):focus-visible {
    outline-color: currentcolor;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** In the ink turned round: it leads away from the ink, so that what is written over it is as legible as beside it. */
const Watermark = styled.div`
  position: absolute;
  inset-block: -8%;
  inset-inline-end: -14%;
  z-index: -1;
  aspect-ratio: 1;
  filter: grayscale(1) invert(1) contrast(4);
  opacity: 0.16;
  > svg {
    width: 100%;
    height: 100%;
    fill: currentcolor;
  }
  @media (forced-colors: active) {
    display: none;
  }
`;

export interface MembershipCardProps {
  /** Drawn large and pale at the card's end: a sign. */
  readonly sign: ReactNode;
  /** From top to bottom, in the card's three places. */
  readonly children: ReactNode;
}

/** A card as one carries it, of what a member has: its ground is the brand's second colour. */
export function MembershipCard({ sign, children }: MembershipCardProps) {
  return (
    <Place data-part="membership-card">
      <Face>
        <Watermark aria-hidden="true">{sign}</Watermark>
        {children}
      </Face>
    </Place>
  );
}
