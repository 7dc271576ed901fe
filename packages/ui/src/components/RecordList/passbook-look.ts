import { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { visuallyHidden } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { fold, open } from './book-paper.ts';

/** A phone whose letters are set twice as large. */
const cramped = '@container passbook (max-width: 15rem)';
const twoPages = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: calc(2 * ${fold});
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
    /* At the foot of the page there is no rule. */
    margin-block-end: -1px;
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
    align-content: start;
    column-gap: ${vars.space.s2};
    padding-inline: calc(var(--margin) + ${vars.space.s2}) ${vars.space.s2};
    border: 0;
    border-bottom: 1px solid ${vars.color.line};
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
  /* A title has one line as long as there is room for it; the sum stands beside it, or ends the line below. */
  && [data-part='title'] {
    flex: 1 0 auto;
    max-width: 100%;
  }
  && [data-part='amount'] {
    margin-inline-start: auto;
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
    /* One below the other on the first page, then on the second; entries of both stand on the same lines. */
    && > table {
      ${twoPages}
      grid-auto-flow: row dense;
      min-height: 12rem;
      margin-block-end: 0;
      &:not(:has([data-part='day'])) {
        grid-auto-rows: 1fr;
      }
      > tbody {
        display: contents;
      }
    }
    &&[data-days] > table {
      grid-auto-rows: 1fr;
    }
    && > :is([data-part='page-head'], [data-part='page-foot']) {
      ${twoPages}
      color: ${vars.color.textMuted};
      font-size: ${vars.text.sm};
      line-height: 1.35;
    }
    && > [data-part='page-head'] > p {
      display: flex;
      justify-content: space-between;
      gap: ${vars.space.s4};
      padding: ${vars.space.s3} ${vars.space.s3} ${vars.space.s2} calc(var(--margin) + ${vars.space.s3});
      border-block-end: max(1px, ${vars.size.edge}) solid ${vars.color.lineStrong};
    }
    &&:has([data-links]) > [data-part='page-head'] > p {
      padding-inline-end: calc(${vars.space.s3} + 16px);
    }
    && > [data-part='page-foot'] > p {
      padding: ${vars.space.s2} ${vars.space.s3};
      font-family: ${vars.font.display};
      text-align: end;
      &:first-child {
        text-align: start;
      }
    }
    && [data-page='1'] {
      grid-column: 1;
    }
    && [data-page='2'] {
      grid-column: 2;
    }
    && [data-part='record'] {
      column-gap: ${vars.space.s4};
      min-height: 84px;
      padding-inline: calc(var(--margin) + ${vars.space.s3}) ${vars.space.s3};
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
    /* Below the sum, and ends where it does. */
    &&:has([data-part='amount']) [data-part='state'] {
      position: absolute;
      display: flex;
      justify-content: end;
      inset-block-start: calc(${vars.space.s3} + 1lh + ${vars.space.s1});
      inset-inline-end: ${vars.space.s3};
      max-width: calc(var(--money) - 2 * ${vars.space.s3});
      line-height: inherit;
      pointer-events: none;
    }
    && [data-links] [data-part='state'][data-part] {
      inset-inline-end: calc(${vars.space.s3} + 16px);
      max-width: calc(var(--money) - 2 * ${vars.space.s3} - 16px);
    }
    && [data-links] [data-part='amount']:not(:has(> svg)) {
      padding-inline-end: calc(${vars.space.s3} + 16px);
    }
  }
`;
