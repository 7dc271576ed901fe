import { css } from 'styled-components';
import { slipDashes, tornSlip } from '../../../components/RecordList/torn-slip.ts';
import { media } from '../../../theme/media.ts';
import { surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';

/** It stands at the head of the filters. */
const inFilterLine = "[data-part='filter-line'] > *";

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

/** Pinned over the feed; on phones the first bubble, with the second of two figures in a line below the first. */
const pinnedBubble = css`
  &&[data-look='bubbles'] {
    ${oneSheet}
    border-radius: ${vars.radius.lg};
    background: ${vars.color.surface2};
    > div {
      padding-inline: ${vars.space.s5};
    }
    ${media.phone} {
      padding: ${vars.space.s3} ${vars.space.s4};
      > div {
        padding: 0;
      }
      dt {
        font-size: ${vars.text.xs};
      }
      &[data-lines] {
        padding-block: ${vars.space.s2};
        > div {
          column-gap: ${vars.space.s2};
          padding: 1px 0;
        }
        dd {
          font-size: ${vars.text.sm};
          ${breaksAtLast}
        }
      }
      &:not([data-lines]) {
        display: grid;
        gap: ${vars.space.s1};
        > :first-child {
          gap: 0;
          min-width: 0;
          dd {
            font-size: min(${vars.text.xl}, 6vw);
            line-height: 1.25;
            ${breaksAtLast}
            /* Its bubble is no narrower, as long as there is room. */
            overflow-wrap: break-word;
          }
        }
        > :last-child {
          ${inOneLine}
          column-gap: ${vars.space.s2};
          dd {
            font-size: ${vars.text.sm};
          }
        }
      }
    }
  }
`;

/** Lines of a till's slip, the first of them large. */
const tillLines = css`
  > div {
    ${inOneLine}
    flex: 1 1 100%;
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
  > div > dd {
    font-size: ${vars.text.md};
  }
  > :first-child > dd,
  &[data-lines] > div > dd {
    margin-inline-start: auto;
  }
  &:not([data-lines]) > :first-child {
    padding-block-end: ${vars.space.s2};
    border-block-end: ${slipDashes};
    > dd {
      font-size: min(${vars.text.xl}, 6.5vw);
      line-height: 1.25;
    }
  }
  &:not([data-lines]) > :last-child > dd {
    font-size: ${vars.text.sm};
  }
`;

/** What a till prints: across all slips, or on the strip with the filters, where it is lines as on phones. */
const tillTotals = css`
  &&[data-look='slips'] {
    ${media.wide} {
      ${oneSheet}
      > div {
        padding-block: 0;
      }
      > div + div {
        border-inline-start: ${slipDashes};
      }
    }
    ${media.phone} {
      ${tillLines}
    }
  }
  ${media.wide} {
    &&[data-look='slips']:not(${inFilterLine}) {
      ${tornSlip}
      padding-inline: 0;
    }
  }
  ${media.tablet} {
    &&[data-look='slips']:is(${inFilterLine}) > :first-child {
      padding-inline-start: 0;
    }
  }
  ${media.desktop} {
    &&[data-look='slips']:is(${inFilterLine}) {
      gap: ${vars.space.s2};
      ${tillLines}
      > div + div {
        border-inline-start: 0;
      }
      > :last-child > dd {
        margin-inline-start: auto;
      }
      /* Its sum is too long for one line with its name. */
      &:not([data-lines]) > :first-child > dd {
        flex-basis: 100%;
        margin-inline-start: 0;
      }
    }
  }
`;

/** On a book's cover, in its letters. */
const coverTotals = css`
  &&[data-look='passbook']:is(${inFilterLine}) {
    border: 0;
    background: none;
    box-shadow: none;
    > div {
      margin: 0;
      padding: 0;
      border-inline-start: 0;
    }
    dt,
    [data-win] dd {
      color: inherit;
    }
    ${media.wide} {
      gap: ${vars.space.s2} ${vars.space.s8};
      > div {
        flex: 0 1 auto;
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
  ${coverTotals}
  ${pinnedBubble}
  ${tillTotals}
`;
