import { css } from 'styled-components';
import { focusRing } from '../../../../theme/mixins.ts';
import { vars } from '../../../../theme/vars.ts';
import { feltWide, wideTable } from './chip-looks.ts';

const line = css`max(1px, ${vars.size.edge}) solid ${vars.color.edge}`;
const round = vars.radius.md;

/** Below the name of a question, where its plaque begins. */
const belowName = css`calc(${vars.text.sm} * 1.5 + ${vars.space.s2})`;

/** What can be chosen is a part of one plaque, with a thin line to the next; the lines before the first of a row are outside of it. */
const plaque = css`
  [data-part='choices'] > [data-layout] {
    gap: 0;
    overflow: clip;
    border: ${line};
    border-radius: ${round};
    background: ${vars.color.surface1};
  }
  [data-part='legend'] {
    line-height: 1.5;
  }
`;

/** One of them is a row. */
const part = css`
  [data-part='choice'] {
    min-height: 56px;
    margin: -1px 0 0 -1px;
    padding: ${vars.space.s2} ${vars.space.s4};
    border: solid ${vars.color.line};
    border-width: 1px 0 0 1px;
    border-radius: 0;
    background: none;
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

/** With room ways to pay are columns: the sign and the round mark, the words, and at the foot a short fact. */
const columns = css`
  @container chips (min-width: 27rem) {
    > [data-part='choices'] > [data-layout] {
      grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
    }
    > [data-part='choices'] [data-part='choice'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      grid-template-rows: auto 1fr auto;
      align-items: start;
      gap: ${vars.space.s2};
      padding: ${vars.space.s4};
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
    }
  }
`;

/** Accounts stay rows, as a key is long, two side by side: the line between them goes on from the felt's end, and the last odd one takes both. */
const pairs = css`
  @container chips (min-width: 27rem) {
    > [data-part='group'] [data-layout] {
      grid-template-columns: repeat(auto-fit, minmax(max(15rem, 34%), 1fr));
      > [data-part='choice'] {
        min-height: 64px;
        padding-block: ${vars.space.s3};
      }
      > :last-child:nth-child(odd) {
        grid-column: 1 / -1;
      }
    }
  }
  @container chips (min-width: ${wideTable}) {
    > [data-part='group'] [data-layout]:has(> :nth-child(2)) {
      grid-template-columns: ${feltWide} minmax(0, 1fr);
    }
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
  ${columns}
  ${pairs}
  ${wayToMore}
`;

/** A field beside a question stands apart from its plaque; where its name is on its line, it begins where the plaque does. */
export const fieldBesidePlaque = css`
  &:has(> [data-part='field']) {
    column-gap: ${vars.space.s6};
    > [data-part='field'] {
      grid-area: 1 / 2;
      align-self: start;
      /* A box is as high as the plaque, less what is said below it; a line is where it is. */
      &:is([data-fields='notch'], [data-fields='tabs'], [data-fields='inset']) {
        align-self: stretch;
        grid-template-rows: 1fr;
        max-height: 12rem;
        > [data-part='frame'] {
          grid-template-rows: auto minmax(0, 1fr);
        }
      }
      &:is([data-fields='notch'], [data-fields='strip'], [data-fields='cells']) {
        margin-block-start: ${belowName};
      }
      /* Its line, in which the name stands, is on that of the plaque, and what is said below it begins where the box does. */
      &[data-fields='notch'] {
        margin-block-start: calc(${belowName} - 0.7 * ${vars.text.sm});
        > [data-part]:not(:first-child) {
          margin-inline-start: 0;
        }
      }
    }
  }
`;
