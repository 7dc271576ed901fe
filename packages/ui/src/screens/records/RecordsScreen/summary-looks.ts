import { css } from 'styled-components';
import { slipDashes, tornSlip } from '../../../components/RecordList/torn-slip.ts';
import { media } from '../../../theme/media.ts';
import { surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';

/** One sheet with the figures on it, each before a line. */
const oneSheet = css`
  gap: 0;
  overflow: clip;
  > div {
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
`;

/** Of a sum that has a line of its own, where even that is too short: letters set twice as large on a phone. */
const breaksAtLast = css`
  max-width: 100%;
  white-space: normal;
  overflow-wrap: anywhere;
`;

/** Pinned over the feed. Of two figures on phones, the second is a badge that hangs on the bubble of the first. */
const pinnedBubble = css`
  &&[data-look='bubbles'] {
    ${oneSheet}
    border-radius: ${vars.radius.lg};
    background: ${vars.color.surface2};
    > div {
      padding-inline: ${vars.space.s5};
    }
    ${media.phone} {
      > div {
        padding-inline: ${vars.space.s4};
      }
      &:not([data-lines]) {
        flex-direction: column;
        align-items: center;
        margin-block-end: 14px;
        overflow: visible;
        > :first-child {
          flex: none;
          justify-items: center;
          min-width: 0;
          padding-block: ${vars.space.s4} ${vars.space.s3};
          text-align: center;
          dd {
            font-size: min(${vars.text.xl}, 8vw);
            ${breaksAtLast}
          }
        }
        > :last-child {
          display: flex;
          flex: none;
          flex-wrap: wrap;
          justify-content: center;
          gap: 0 ${vars.space.s2};
          align-items: baseline;
          min-width: 0;
          max-width: calc(100% - 2 * ${vars.space.s4});
          margin-block-end: -14px;
          padding: ${vars.space.s1} ${vars.space.s3};
          border: 1px solid ${vars.color.lineStrong};
          border-radius: ${vars.radius.pill};
          background: ${vars.color.surface1};
          dd {
            font-size: ${vars.text.sm};
          }
        }
      }
    }
  }
`;

/** A figure in one line with its name, or below it where both are too long. */
const inOneLine = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${vars.space.s3};
  min-width: 0;
  dd {
    ${breaksAtLast}
  }
`;

/** What a till prints across all slips; on phones its closing slip, or what it shows all the time at the window's foot. */
const tillTotals = css`
  &&[data-look='slips'] {
    ${oneSheet}
    ${tornSlip}
    padding-inline: 0;
    ${media.wide} {
      > div {
        padding-block: 0;
      }
      > div + div {
        border-inline-start: ${slipDashes};
      }
    }
    ${media.phone} {
      display: block;
      padding-inline: ${vars.space.s4};
      > div {
        ${inOneLine}
        padding: ${vars.space.s2} 0;
      }
      dd {
        margin-inline-start: auto;
      }
      [data-part='action-bar'] > & {
        overflow: visible;
        padding: 0;
        background: none;
        mask: none;
        &::before {
          content: none;
        }
        > div {
          padding: 0;
        }
        > :first-child > dd {
          font-size: ${vars.text.xl};
        }
        > div + div > dd {
          font-size: ${vars.text.sm};
        }
      }
    }
  }
`;

/** Totals beside a savings book, over a feed and over slips. */
export const summaryLooks = css`
  /* A leaf of the book: figures with the line of a margin between them, which is cut off where one begins a row. */
  &&[data-look='passbook'] {
    ${surface}
    ${oneSheet}
    > div {
      margin-inline-start: -4px;
      border-inline-start: 4px double ${vars.color.accent};
    }
    /* On the cover. */
    ${media.phone} {
      border: 0;
      background: none;
      box-shadow: none;
      && > div {
        flex: 1 1 100%;
        min-width: 0;
        margin: 0;
        padding: 0;
        border-inline-start: 0;
      }
      dt {
        color: inherit;
      }
      dd {
        font-size: ${vars.text.md};
        ${breaksAtLast}
      }
      &:not([data-lines]) {
        display: grid;
        > :first-child > dd {
          font-size: ${vars.text.xl};
        }
        > div + div {
          ${inOneLine}
        }
      }
    }
  }
  ${pinnedBubble}
  ${tillTotals}
`;
