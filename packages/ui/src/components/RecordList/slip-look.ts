import { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';
import { slipDashes, tornSlip } from './torn-slip.ts';

const roomy = '@container slips (min-width: 40rem)';
/** A phone whose letters are set twice as large: a long sum may break. */
const cramped = '@container slips (max-width: 15rem)';
/** As many as a slip is torn off for; more would leave those beside it blank. */
export const onOneSlip = 3;

/** Of bars and of the gaps behind them, in turns. */
const barWidths = [
  3, 2, 1, 2, 1, 3, 4, 2, 1, 1, 2, 3, 1, 2, 3, 1, 1, 2, 4, 3, 2, 2, 1, 1, 3, 2, 1, 3, 2, 2, 1, 1, 4, 2, 2, 3,
  1, 2, 3, 1, 1, 3, 2, 1, 1, 2, 3,
];

/** What a till reads a slip by. */
const bars = `linear-gradient(90deg, ${barWidths
  .map((width, at) => {
    const from = barWidths.slice(0, at).reduce((sum, one) => sum + one, 0);
    return `${at % 2 ? 'transparent' : vars.color.textMuted} ${from}px ${from + width}px`;
  })
  .join(', ')})`;

/** Slips one below the other as on their roll; with room two in a row, of one height, read across. A last one alone is as long as its row. */
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
    ${roomy} {
      row-gap: ${vars.space.s5};
      &:has(> tbody:nth-of-type(2)) {
        grid-template-columns: repeat(2, minmax(0, 1fr));
        align-items: stretch;
      }
      > tbody {
        display: flex;
        flex-direction: column;
        /* At its foot: a short one beside a long one has an end too. */
        &::after {
          content: '';
          width: ${barWidths.reduce((sum, width) => sum + width, 0)}px;
          height: ${vars.space.s5};
          margin-block-start: auto;
          border-block-start: ${vars.space.s3} solid transparent;
          box-sizing: content-box;
          background: ${bars} padding-box;
        }
      }
      > tbody:last-of-type:nth-of-type(odd) {
        grid-column: 1 / -1;
      }
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
  /* The paper is as light as the ground of a state that means nothing good or bad; in a dark brand nearly as any. */
  && [data-part='state'] > [data-tone='neutral'],
  [data-scheme='dark'] && [data-part='state'] > [data-part='badge'] {
    background: ${vars.color.bg};
  }
  /* A state is on the line of the facts before it, not its sign. */
  && [data-part='state'] > [data-part='badge'] > span {
    align-self: baseline;
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
`;
