import styled, { css } from 'styled-components';
import { cutEdge } from '../../../components/PromoCard/cut-edge.ts';
import { longFigure } from '../../../components/PromoCard/OfferFigure.tsx';
import {
  headUp,
  tagButton,
  tagInks,
  tagPaper,
  tagPicture,
  tagRail,
} from '../../../components/PromoCard/tag-look.ts';
import { vars } from '../../../theme/vars.ts';
import { claimTold, toldPaper } from './claim-told.ts';

/** Room for two beside each other, and for the words between them. */
const two = '@container lead (min-width: 42rem)';
const twoAlone = '@container lead (42rem <= width < 62rem)';
const three = '@container lead (min-width: 62rem)';

/** From the rail to what hangs, and from there into its eyelet. */
const drop = vars.space.s6;
const eye = '1.5rem';
const knot = '12px';

/** One below the other where letters are large; else tag and label hang from one rail, with the words below them or between. */
export const Rack = styled.div`
  display: grid;
  grid-template: 'tag' auto 'words' auto 'label' auto / minmax(0, 1fr);
  gap: ${vars.space.s5} ${vars.space.s6};
  ${two} {
    position: relative;
    grid-template: 'tag label' auto 'words words' auto / minmax(0, 1fr) minmax(0, 1fr);
    padding-block-start: ${drop};
    ${tagRail}
    &::before {
      inset-block-start: 0;
    }
  }
  ${three} {
    grid-template: 'tag words label' auto / 18rem minmax(0, 1fr) 20rem;
    column-gap: ${vars.space.s8};
  }
  @container lead (min-width: 70rem) {
    grid-template-columns: 20rem minmax(0, 1fr) 24rem;
  }
`;

/** On its thread, down to the eyelet. */
const hung = css`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  ${two} {
    &::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset-block-start: calc(-1 * ${drop});
      inset-inline-start: calc(50% - 2px);
      width: 4px;
      height: calc(${drop} + ${eye});
      background: ${vars.color.lineStrong};
      @media (forced-colors: active) {
        background: CanvasText;
      }
    }
  }
`;

export const TagPlace = styled.div`
  grid-area: tag;
  ${hung}
`;

/** Around the paper; the thread's knot fills the eyelet. */
export const Edge = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${cutEdge}
  ${two} {
    &::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset-block-start: calc(${eye} + ${vars.size.edge} - ${knot} / 2);
      inset-inline-start: calc(50% - ${knot} / 2);
      width: ${knot};
      height: ${knot};
      border-radius: 50%;
      background: ${vars.color.lineStrong};
    }
  }
`;

const paper = css`
  --cut: 2.5rem;
  --eye: ${eye};
  ${tagPaper}
  ${headUp}
  ${tagInks}
  padding-block-start: calc(2 * var(--eye));
`;

const withNews = css`
  ${toldPaper}
  > [data-part='claim'] {
    justify-items: stretch;
    text-align: start;
  }
`;

/** Figure and claim on the axis of the eyelet, and the picture, whole, at the foot. */
export const Tag = styled.div`
  --most: 4.5rem;
  ${paper}
  ${tagButton}
  grid-template-rows: 1fr auto auto 1fr auto;
  > [data-part='gives'] {
    grid-row: 2;
    padding-inline: ${vars.space.s5};
    text-align: center;
  }
  > [data-part='claim'] {
    display: grid;
    grid-row: 3;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    min-width: 0;
    padding: ${vars.space.s3} ${vars.space.s5} 0;
  }
  > [data-part='picture'] {
    grid-row: 5;
    margin-block-start: ${vars.space.s5};
  }
  &&:has(${claimTold}) {
    ${withNews}
  }
  &:has(${longFigure}) {
    --most: 2rem;
  }
`;

export const Picture = styled.div`
  ${tagPicture}
`;

export const Words = styled.div`
  display: grid;
  grid-area: words;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s2};
  align-content: start;
  font-size: ${vars.text.lg};
  > section:last-child {
    padding-block-start: ${vars.space.s3};
  }
  ${twoAlone} {
    &:has(> section:last-child) {
      grid-template: auto auto 1fr / minmax(0, 1fr) minmax(0, 1fr);
      column-gap: ${vars.space.s6};
      > :not(section) {
        grid-column: 1;
      }
      > section:last-child {
        grid-area: 1 / 2 / span 3;
        padding: 0;
      }
    }
  }
  ${three} {
    align-content: center;
  }
`;

export const LabelPlace = styled.div`
  grid-area: label;
  ${hung}
`;

/** As on a garment: line below line. */
export const Label = styled.div`
  ${paper}
  --ring: ${vars.color.lineStrong};
  align-content: center;
  padding-inline: ${vars.space.s5};
  padding-block-end: ${vars.space.s5};
  background: ${vars.color.surface1};
`;
