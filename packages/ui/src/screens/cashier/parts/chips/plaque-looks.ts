import { css } from 'styled-components';
import { focusRing } from '../../../../theme/mixins.ts';
import { vars } from '../../../../theme/vars.ts';

const line = css`max(1px, ${vars.size.edge}) solid ${vars.color.edge}`;
const round = vars.radius.md;

/** Below the name of a question, where its plaque begins. */
const belowName = css`calc(${vars.text.sm} * 1.5 + ${vars.space.s2})`;

/** What can be chosen is a part of one plaque, with a thin line to the next; the lines before the first of a row are outside of it. */
const plaque = css`
  [data-part='choices'] > [data-layout] {
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
    gap: 0;
    overflow: clip;
    border: ${line};
    border-radius: ${round};
    background: ${vars.color.surface1};
    @container chips (max-width: 27rem) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      /* Of two columns, the last of an odd number takes both. */
      > :last-child:nth-child(odd) {
        grid-column: 1 / -1;
      }
    }
  }
  [data-part='legend'] {
    line-height: 1.5;
  }
`;

/** One of them: its sign and the round mark, its words, and at its foot a short fact. */
const part = css`
  [data-part='choice'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    grid-template-rows: auto 1fr auto;
    align-items: start;
    gap: ${vars.space.s2};
    margin: -1px 0 0 -1px;
    padding: ${vars.space.s4};
    border: solid ${vars.color.line};
    border-width: 1px 0 0 1px;
    border-radius: 0;
    background: none;
    /* The round mark is at the end of the first row, beside the sign, or beside the name where there is none. */
    > :last-child {
      grid-area: 1 / 2;
    }
    > svg {
      grid-area: 1 / 1;
    }
    > svg ~ span:not([data-part='mark'], :last-child) {
      grid-area: 2 / 1 / auto / -1;
    }
    > [data-part='mark'] {
      grid-area: 3 / 1 / auto / -1;
      color: ${vars.color.text};
    }
    /* The frame of what is chosen stands inside, clear of the plaque's own corners. */
    &:has(:checked) {
      border-color: ${vars.color.line};
      background: ${vars.color.surface2};
      &::after {
        content: '';
        position: absolute;
        inset: 4px;
        border: 2px solid ${vars.color.accent};
        border-radius: max(2px, calc(${round} - 5px));
        pointer-events: none;
      }
    }
    &:has(:focus-visible) {
      outline-offset: -5px;
    }
  }
  [data-part='title'] {
    line-height: 1.25;
  }
  :checked ~ span > [data-part='title'] {
    font-weight: ${vars.weight.strong};
  }
`;

/** The way to another account: the plaque's foot, or, with room, at the end of the line of its name. */
const wayToMore = css`
  > [data-part='group'] {
    gap: 0;
    &:has(> [data-part='text-link']) > [data-part='choices'] > [data-layout] {
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
    > [data-part='text-link'] {
      justify-content: center;
      min-height: 48px;
      padding-inline: ${vars.space.s4};
      border: ${line};
      border-block-start: 0;
      border-radius: 0 0 ${round} ${round};
      background: ${vars.color.surface1};
    }
    > [role='alert'] {
      margin-block-start: ${vars.space.s2};
    }
  }
  @container chips (min-width: 46rem) {
    > [data-part='group'] {
      > * {
        grid-area: 1 / 1;
      }
      &:has(> [data-part='text-link']) > [data-part='choices'] > [data-layout] {
        border-end-start-radius: ${round};
        border-end-end-radius: ${round};
      }
      > [data-part='text-link'] {
        place-self: start end;
        min-height: ${vars.size.target};
        margin-block-start: calc((${vars.text.sm} * 1.5 - ${vars.size.target}) / 2);
        padding: 0;
        border: 0;
        border-radius: ${vars.radius.sm};
        background: none;
        font-size: ${vars.text.sm};
        ${focusRing}
      }
    }
  }
`;

/** How, and where from or to. */
export const plaqueRows = css`
  ${plaque}
  ${part}
  ${wayToMore}
`;

/** A field beside a question is the last part of its plaque, in the middle of that. */
export const fieldInPlaque = css`
  &:has(> [data-part='field']) {
    column-gap: 0;
    && > [data-part='group'] > [data-part='choices'] > [data-layout] {
      border-start-end-radius: 0;
      border-end-end-radius: 0;
    }
    &::after {
      content: '';
      grid-area: 1 / 2;
      margin-block-start: ${belowName};
      border: ${line};
      border-inline-start: 0;
      border-start-end-radius: ${round};
      border-end-end-radius: ${round};
      background: ${vars.color.surface1};
    }
    > [data-part='field'] {
      z-index: 1;
      grid-area: 1 / 2;
      align-self: center;
      margin: calc(${belowName} + ${vars.space.s4}) ${vars.space.s5} ${vars.space.s4};
    }
  }
`;
