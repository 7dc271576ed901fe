import { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';
import { slipDashes, tornSlip } from './torn-slip.ts';

const two = '@container slips (40rem <= width < 58rem)';
const three = '@container slips (58rem <= width < 72rem)';
const four = '@container slips (min-width: 72rem)';
/** A phone whose letters are set twice as large: a long sum may break. */
const cramped = '@container slips (max-width: 15rem)';
/** As many as a slip is torn off for; more would leave those beside it blank. */
export const onOneSlip = 4;

/** Of the twelve parts of a row. The table's head is its first child: a slip is one place further on than its number. */
const nextTo = (first: string, parts: number) => css`
  > tbody${first},
  > tbody${first} ~ tbody {
    grid-column: span ${parts};
  }
`;

/** No slip stands alone below others: those of the last rows are wider. */
const fullRows = css`
  ${two} {
    && > table {
      > tbody {
        grid-column: span 6;
      }
      ${nextTo(':last-child:nth-child(2n)', 12)}
    }
  }
  ${three} {
    && > table {
      > tbody {
        grid-column: span 4;
      }
      ${nextTo(':nth-last-child(4):nth-child(3n + 2)', 6)}
      ${nextTo(':nth-last-child(2):nth-child(3n + 2)', 6)}
      ${nextTo(':last-child:nth-child(2)', 12)}
    }
  }
  ${four} {
    && > table {
      > tbody {
        grid-column: span 3;
      }
      ${nextTo(':nth-last-child(3):nth-child(4n + 2)', 4)}
      ${nextTo(':nth-last-child(6):nth-child(4n + 2)', 4)}
      ${nextTo(':nth-last-child(5):nth-child(4n + 2)', 4)}
      ${nextTo(':nth-last-child(2):nth-child(4n + 5)', 6)}
      ${nextTo(':nth-last-child(2):nth-child(2)', 6)}
      ${nextTo(':last-child:nth-child(2)', 12)}
    }
  }
`;

/** Slips one below the other as on their roll, or row by row in columns, each as long as what is printed on it. */
export const slips = css`
  && > table {
    gap: ${vars.space.s2} ${vars.space.s5};
    align-items: start;
    grid-template-columns: minmax(0, 1fr);
    > tbody {
      ${tornSlip}
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    @container slips (min-width: 40rem) {
      row-gap: ${vars.space.s5};
      grid-template-columns: repeat(12, minmax(0, 1fr));
    }
  }
  && [data-part='day'] > th {
    padding: 0 0 ${vars.space.s2};
  }
  && [data-part='record'] {
    align-content: start;
    min-height: 0;
    padding: ${vars.space.s2} 0;
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
    font-size: ${vars.text.lg};
    > svg {
      color: inherit;
    }
    ${cramped} {
      font-size: ${vars.text.md};
      white-space: normal;
    }
  }
  /* The paper is as light as the ground of a state that means nothing good or bad. */
  && [data-part='state'] > [data-tone='neutral'] {
    background: ${vars.color.bg};
  }
  /* Sums end below each other, with an arrow behind them or without. */
  && [data-links] [data-part='amount']:not(:has(> svg)) {
    padding-inline-end: 16px;
  }
  ${media.hover} {
    && [data-link]:hover [data-part='title'] {
      text-decoration: underline;
    }
  }
  ${fullRows}
`;
