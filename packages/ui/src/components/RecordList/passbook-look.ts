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

/** A quarter of the paper's edge where it bends into the fold, before the cover. */
const bend = (centre: string, place: string) =>
  `radial-gradient(100% 100% at ${centre}, transparent calc(100% - 1px), ${vars.color.accent}) ${place} / 50% 9px no-repeat`;

/** Both pages bend down into the fold, and stitches hold them there. */
const foldShade = [
  bend('0 100%', '0 0'),
  bend('100% 100%', '100% 0'),
  bend('0 0', '0 100%'),
  bend('100% 0', '100% 100%'),
  `repeating-linear-gradient(transparent 0 20px, ${vars.color.accent} 20px 44px) 50% 0 / 2px 100% no-repeat`,
  `linear-gradient(90deg, transparent, color-mix(in oklab, ${vars.color.scrim} 26%, transparent) 50%, transparent 50% 51%, color-mix(in oklab, ${vars.color.scrim} 13%, transparent) 51%, transparent 80%)`,
].join(', ');

/** The line between the margin and what is written. */
const marginLine = css`
  content: '';
  position: absolute;
  inset-block: 0;
  width: var(--margin);
  border-inline-end: 4px double ${vars.color.accent};
  pointer-events: none;
`;

/** A page with its margin, punched at its head on phones; two of them that meet in the fold where there is room. */
export const pagePaper = css`
  --head: 24px;
  --margin: 20px;
  position: relative;
  display: flow-root;
  overflow: clip;
  border-radius: max(0px, ${vars.radius.md} - var(--cover));
  background: ${vars.color.surface1};

  &[data-days] {
    --margin: 54px;
  }
  &::before {
    ${marginLine}
    inset-inline-start: 0;
    inset-block-start: var(--head);
  }
  > [data-part='page-head'],
  > [data-part='page-foot'] {
    display: none;
  }
  /* Holes: what the page lies on shows through. */
  > table::before {
    content: '';
    height: var(--head);
    border-block-end: 1px solid ${vars.color.line};
    background: radial-gradient(circle, ${vars.color.accent} 4px, transparent 4.5px) 0 50% / 24px 100%;
    background-repeat: round no-repeat;
  }
  ${open} {
    --head: 0px;
    --margin: 24px;
    &[data-days] {
      --margin: 76px;
    }
    &::after {
      ${marginLine}
      inset-inline-start: calc(50% + ${fold});
    }
    > table::before {
      position: absolute;
      inset-block: 0;
      inset-inline-start: calc(50% - 2 * ${fold});
      width: calc(4 * ${fold});
      height: auto;
      border: 0;
      pointer-events: none;
      background: ${foldShade};
    }
  }
`;

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
