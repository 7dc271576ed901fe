import { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';
import { slipDashes, tornSlip } from './torn-slip.ts';

const two = '@container slips (min-width: 40rem)';
const three = '@container slips (min-width: 58rem)';
/** A phone whose letters are set twice as large: a long sum may break. */
const cramped = '@container slips (max-width: 15rem)';
/** Bars of one width, one after the other at one distance, the first of them set off. */
const run = (width: string, distance: string, from: string) =>
  `repeating-linear-gradient(90deg, ${vars.color.textMuted} 0 ${width}, transparent ${width} ${distance}) ${from} 0`;

/** What the till prints at the foot of a slip: three runs of bars, each set off by the slip's place, so that no two near each other are the same. */
const bars = css`
  content: '';
  grid-row: -2 / -1;
  place-self: end center;
  width: min(11rem, 70%);
  height: calc(28px + ${vars.space.s4});
  padding-block-start: ${vars.space.s4};
  background: ${run('2px', '11px', 'var(--thin)')}, ${run('4px', '23px', 'var(--thick)')}, ${run('1px', '7px', 'var(--fine)')};
  background-clip: content-box;
  @media (forced-colors: active) {
    content: none;
  }
`;

/** Of the runs, by the slip's place. */
const barPlaces = css`
  --thin: 0px;
  --thick: 0px;
  --fine: 0px;
  &:nth-of-type(2n) {
    --thin: 5px;
  }
  &:nth-of-type(3n) {
    --thick: 9px;
  }
  &:nth-of-type(3n + 1) {
    --thick: 15px;
  }
  &:nth-of-type(5n) {
    --fine: 2px;
  }
  &:nth-of-type(5n + 2) {
    --fine: 4px;
  }
  &:nth-of-type(5n + 3) {
    --fine: 6px;
  }
`;

/** As many as a slip is torn off for; more would leave those beside it blank. */
export const onOneSlip = 4;

/** Slips one below the other, or row by row in columns: those of a row are of one length, and their heads and records on common lines. */
export const slips = css`
  && > table {
    gap: 0 ${vars.space.s5};
    grid-template-columns: minmax(0, 1fr);
    margin-block-end: calc(-1 * ${vars.space.s5});
    > tbody {
      ${tornSlip}
      ${barPlaces}
      /* The head, the records, the bars. */
      grid-row: span ${onOneSlip + 2};
      grid-template-rows: subgrid;
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
      margin-block-end: ${vars.space.s5};
      &::after {
        ${bars}
      }
    }
  }
  && [data-part='day'] {
    display: grid;
    align-content: center;
  }
  && [data-part='day'] > th {
    padding: 0 0 ${vars.space.s3};
    color: ${vars.color.text};
    font-family: ${vars.font.display};
    font-size: ${vars.text.md};
    font-weight: ${vars.weight.display};
    text-align: center;
    text-wrap: balance;
  }
  && [data-part='record'] {
    align-content: start;
    min-height: 0;
    padding: ${vars.space.s3} 0;
    border: 0;
    border-block-end: ${slipDashes};
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
  && [data-part='day'] + [data-part='record'] {
    border-block-start: ${slipDashes};
  }
  /* A title has one line as long as there is room for it; the sum stands beside it, or ends the line below. */
  && [data-part='title'] {
    flex: 1 0 auto;
    max-width: 100%;
  }
  && [data-part='amount'] {
    margin-inline-start: auto;
    ${cramped} {
      white-space: normal;
    }
  }
  /* Sums end below each other, with an arrow behind them or without. */
  && [data-links] [data-part='amount']:not(:has(> svg)) {
    padding-inline-end: 16px;
  }
  ${media.hover} {
    && [data-link]:hover {
      background: ${vars.color.surface2};
    }
  }
  ${two} {
    && > table:has(> tbody + tbody) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${three} {
    && > table:has(> tbody + tbody + tbody) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;
