import styled from 'styled-components';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

/** The gauge with what it says over a strip at its foot, as the wallet has one for the level. */
export const Panel = styled.section`
  && {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: 1fr auto;
    align-content: stretch;
  }
`;

export const Standing = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  gap: ${vars.space.s3};
  padding: ${vars.space.s5};
  h2 {
    font-size: ${vars.text.xl};
    line-height: 1.2;
    text-align: center;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  /* Beside its gauge, where the panel lies over the columns. */
  @container wallet (40rem <= width < 54rem) {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${vars.space.s5};
    h2 {
      text-align: start;
    }
  }
`;

/** What is there, or what comes next and the way to it. */
export const Strip = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${vars.space.s3};
  min-height: 52px;
  padding: ${vars.space.s3} ${vars.space.s5};
  background: ${vars.color.secondSoft};
  > svg {
    color: ${vars.color.second};
  }
  > p {
    font-size: ${vars.text.sm};
    line-height: 1.35;
    text-wrap: balance;
  }
  > a {
    grid-column: 1 / -1;
    margin-block-end: ${vars.space.s1};
  }
  @container wallet (40rem <= width < 54rem) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    > a {
      grid-column: 3;
      width: auto;
      margin: 0;
    }
  }
`;

export const Gauge = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: 88px;
  aspect-ratio: 1;
  @container wallet (width < 40rem) {
    width: 84px;
    justify-self: center;
  }
  @container wallet (min-width: 54rem) {
    width: 148px;
    justify-self: center;
    margin-block: ${vars.space.s3};
  }
  > [data-part='dial'] {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    rotate: -90deg;
    circle {
      fill: none;
      stroke: ${vars.color.fieldLine};
      stroke-width: 9;
    }
    [data-set] {
      stroke: ${vars.color.success};
      @media (forced-colors: active) {
        stroke: Highlight;
      }
    }
  }
  > [data-part='sign'] {
    width: 46%;
    height: 46%;
    > :first-child {
      fill: ${vars.color.accentText};
    }
    > :last-child {
      fill: ${vars.color.second};
    }
    @media (forced-colors: active) {
      > path {
        fill: CanvasText;
      }
    }
  }
`;

/** States in the middle of their rows, below each other. */
export const Rows = styled.div`
  && [data-part='link-list'] a {
    ${media.wide} {
      > [data-part='note'] {
        grid-row: 1 / span 2;
      }
      > small {
        grid-column: 2;
      }
    }
  }
`;

/** Of the dial, in hundredths of its round, between two of its parts. */
export const gap = 4;
