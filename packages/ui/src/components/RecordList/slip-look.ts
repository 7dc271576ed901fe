import { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';
import { slipDashes, tornSlip } from './torn-slip.ts';

const roomy = '@container slips (min-width: 40rem)';
/** A phone whose letters are set twice as large: a long sum may break. */
const cramped = '@container slips (max-width: 15rem)';
/** As many as a slip is torn off for; more would leave those beside it blank. */
export const onOneSlip = 4;

/**
 * Slips one below the other as on their roll; with room it is torn in two of about one length, so that sums stand below each other and no
 * short slip leaves a hole beside a long one.
 */
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
      &:has(> tbody:nth-of-type(2)) {
        display: block;
        columns: 2;
        column-gap: ${vars.space.s5};
      }
      > tbody {
        break-inside: avoid;
      }
      > tbody + tbody {
        margin-block-start: ${vars.space.s5};
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
