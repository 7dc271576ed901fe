import { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';
import { slipDashes, tornSlip } from './torn-slip.ts';

const two = '@container slips (min-width: 40rem)';
const three = '@container slips (min-width: 58rem)';
/** A phone whose letters are set twice as large: a long sum may break. */
const cramped = '@container slips (max-width: 15rem)';
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
      /* The head, and the records. */
      grid-row: span ${onOneSlip + 1};
      grid-template-rows: subgrid;
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
      margin-block-end: ${vars.space.s5};
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
  /* The paper's edge ends it. */
  && [data-part='record']:last-child {
    border-block-end: 0;
    padding-block-end: 0;
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
