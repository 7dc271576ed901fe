import { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';

const two = '@container slips (min-width: 40rem)';
const three = '@container slips (min-width: 58rem)';
/** A phone whose letters are set twice as large: a long sum may break. */
const cramped = '@container slips (max-width: 15rem)';
const slipWidth = '27rem';

/** Half the width of a tooth, which is as high. */
const tooth = '8px';

/** Paper torn off a roll: teeth above and below. */
const torn = css`
  mask:
    conic-gradient(from 135deg at top, transparent, #000 1deg 89deg, transparent 90deg) top / calc(2 * ${tooth}) 51%,
    conic-gradient(from -45deg at bottom, transparent, #000 1deg 89deg, transparent 90deg) bottom / calc(2 * ${tooth}) 51%;
  /* Whole teeth only. */
  mask-repeat: round no-repeat;
  @media (forced-colors: active) {
    mask: none;
  }
`;

/**
 * A border follows no outline but a box's: the line is the slip's ground, and its paper lies on it. Both are of one width, so that their
 * teeth are; along a tooth the line is as thick as it is at the sides.
 */
const slip = css`
  position: relative;
  isolation: isolate;
  padding: calc(${tooth} + ${vars.space.s4}) ${vars.space.s4};
  background: ${vars.color.surfaceEdge};
  ${torn}
  &::before {
    content: '';
    position: absolute;
    inset: calc(1.41 * ${vars.size.edge}) 0;
    z-index: -1;
    border: 0 solid ${vars.color.surfaceEdge};
    border-inline-width: ${vars.size.edge};
    background: ${vars.color.surface1} padding-box;
    ${torn}
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** What the till prints below the last of a slip. */
const bars = css`
  content: '';
  display: block;
  width: min(11rem, 70%);
  height: 28px;
  margin: ${vars.space.s3} auto 0;
  background:
    repeating-linear-gradient(90deg, ${vars.color.textMuted} 0 2px, transparent 2px 5px, ${vars.color.textMuted} 5px 6px, transparent 6px 9px, ${vars.color.textMuted} 9px 13px, transparent 13px 15px, ${vars.color.textMuted} 15px 16px, transparent 16px 20px);
  @media (forced-colors: active) {
    content: none;
  }
`;

const dashes = `1px dashed ${vars.color.lineStrong}`;

/** Slips one below the other, or in columns, each as long as what is on it. */
export const slips = css`
  && > table {
    display: block;
    max-width: ${slipWidth};
    margin-inline: auto;
    > tbody {
      ${slip}
      display: block;
      break-inside: avoid;
      & + tbody {
        margin-block-start: ${vars.space.s4};
      }
      &::after {
        ${bars}
      }
    }
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
    min-height: 0;
    padding: ${vars.space.s3} 0;
    border: 0;
    border-block-end: ${dashes};
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
  && [data-part='day'] + [data-part='record'] {
    border-block-start: ${dashes};
  }
  /* Where the sum leaves no room for the longest word beside it, it stands below. */
  && [data-part='title'] {
    flex: 1 1 min-content;
    overflow-wrap: break-word;
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
      columns: 2;
      column-gap: ${vars.space.s5};
      max-width: calc(2 * ${slipWidth} + ${vars.space.s5});
      > tbody {
        margin-block: 0 ${vars.space.s4};
      }
    }
  }
  ${three} {
    && > table:has(> tbody + tbody + tbody) {
      columns: 3;
      max-width: calc(3 * ${slipWidth} + 2 * ${vars.space.s5});
    }
  }
`;
