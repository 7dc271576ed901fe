import { css } from 'styled-components';
import { slipDashes, tornSlip, untornAbove, untornBelow } from '../../../components/RecordList/torn-slip.ts';
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

/** What a till prints first: across all slips, or at the head of the first of them on phones. */
const tillHead = css`
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
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        gap: 0 ${vars.space.s3};
        min-width: 0;
        padding: ${vars.space.s2} 0;
      }
      dd {
        margin-inline-start: auto;
        ${breaksAtLast}
      }
      &:has(+ [data-part='record-list']) {
        ${untornBelow}
        /* Less the gap to the list. */
        margin-block-end: calc(-1 * ${vars.space.s5});
        > :last-child {
          padding-block-end: ${vars.space.s4};
          border-block-end: ${slipDashes};
        }
        & + [data-part='record-list'] > div > table > tbody:first-of-type {
          ${untornAbove}
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
    ${media.phone} {
      &[data-lines] > div {
        margin: 0;
        border-inline-start: 0;
        & + div {
          border-block-start: 1px solid ${vars.color.line};
        }
      }
    }
  }
  ${pinnedBubble}
  ${tillHead}
`;
