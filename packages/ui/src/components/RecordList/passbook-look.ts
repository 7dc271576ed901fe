import { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { visuallyHidden } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';

/** Room for two pages side by side. */
const open = '@container passbook (min-width: 48rem)';
/** A phone whose letters are set twice as large. */
const cramped = '@container passbook (max-width: 15rem)';
/** What the fold takes of the pages on both sides of it. */
const fold = '16px';

/** The line between the margin and what is written. */
const marginLine = css`
  content: '';
  position: absolute;
  inset-block: 0;
  width: var(--margin);
  border-inline-end: 4px double ${vars.color.accent};
  pointer-events: none;
`;

/** A page with its margin, punched on phones; two of them that meet in the fold where there is room. */
export const pagePaper = css`
  --holes: 16px;
  --margin: 32px;
  position: relative;
  overflow: clip;
  border-radius: max(0px, ${vars.radius.md} - 6px);
  background: ${vars.color.surface1};

  &[data-days] {
    --margin: 68px;
  }
  &::before {
    ${marginLine}
    inset-inline-start: 0;
  }
  /* Holes: what the page lies on shows through. */
  > table::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 4px;
    width: 14px;
    background: radial-gradient(circle, ${vars.color.accent} 4px, transparent 4.5px) 50% 12px / 14px 40px repeat-y;
    pointer-events: none;
  }
  ${cramped} {
    --holes: 12px;
    &[data-days] {
      --margin: 64px;
    }
  }
  ${open} {
    --holes: 0px;
    --margin: 24px;
    min-height: 14rem;
    &[data-days] {
      --margin: 76px;
    }
    &::after {
      ${marginLine}
      inset-inline-start: calc(50% + ${fold});
    }
    > table::before {
      inset-inline-start: calc(50% - 2 * ${fold});
      width: calc(4 * ${fold});
      background:
        repeating-linear-gradient(${vars.color.textSubtle} 0 10px, transparent 10px 20px) 50% 0 / 1px 100% no-repeat,
        linear-gradient(90deg, transparent, ${vars.color.surface3} 50%, transparent);
    }
  }
`;

/** Entries one below the other, each over a rule; in an open book their amounts stand in a column of its own. */
export const bookPages = css`
  --money: 9.5rem;
  &[data-large] {
    --money: 12.5rem;
  }
  && > table {
    gap: 0;
    grid-template-columns: minmax(0, 1fr);
    > tbody {
      gap: 0;
      grid-template-columns: minmax(0, 1fr);
    }
  }
  &&[data-days] [data-part='day'] {
    ${visuallyHidden}
  }
  && [data-part='day'] > th {
    padding: ${vars.space.s2} ${vars.space.s3} ${vars.space.s2} calc(var(--margin) + ${vars.space.s3});
    border-bottom: 1px solid ${vars.color.line};
  }
  && [data-part='record'] {
    align-content: center;
    padding-inline: calc(var(--margin) + ${vars.space.s3}) ${vars.space.s3};
    border: 0;
    border-bottom: 1px solid ${vars.color.line};
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
  /* Where the sum leaves no room for the longest word beside it, it stands below. */
  && [data-part='title'] {
    flex: 1 1 min-content;
    overflow-wrap: break-word;
  }
  ${cramped} {
    && [data-part='day-mark'] > b {
      font-size: ${vars.text.md};
    }
    && [data-part='amount'] {
      white-space: normal;
    }
  }
  ${media.hover} {
    && [data-link]:hover {
      background: ${vars.color.surface2};
    }
  }
  /* Sums end below each other, with an arrow behind them or without. */
  && [data-links] [data-part='amount']:not(:has(> svg)) {
    padding-inline-end: 16px;
  }
  ${open} {
    /* The rule before the amounts of both pages, from top to bottom. */
    &:has([data-part='amount']) > table::after {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline: calc(50% - ${fold} - var(--money)) var(--money);
      border-inline: 1px solid ${vars.color.line};
      pointer-events: none;
    }
    && > table {
      display: block;
      columns: 2;
      column-gap: calc(2 * ${fold});
      > tbody {
        display: block;
      }
    }
    && [data-part='record'] {
      break-inside: avoid;
      min-height: 72px;
      padding-inline-end: ${vars.space.s3};
    }
    &&:has([data-part='amount']) [data-part='record'] {
      padding-inline-end: calc(var(--money) + ${vars.space.s3});
    }
    && [data-part='amount'] {
      position: absolute;
      inset-block: 0;
      inset-inline-end: 0;
      width: var(--money);
      padding: ${vars.space.s3};
      text-align: end;
      /* What lies below it is the link. */
      pointer-events: none;
    }
    && [data-links] [data-part='amount']:not(:has(> svg)) {
      padding-inline-end: calc(${vars.space.s3} + 16px);
    }
  }
`;
