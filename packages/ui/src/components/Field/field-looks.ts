import { css } from 'styled-components';
import type { BrandLayout } from '../../theme/brand.ts';
import { vars } from '../../theme/vars.ts';

/** The box of a control: line, focus, invalid and disabled looks follow what is inside. */
export const fieldBox = css`
  border: ${vars.size.edge} solid ${vars.color.fieldLine};
  border-radius: ${vars.radius.sm};
  background: ${vars.color.fieldBg};
  transition: border-color ${vars.motion.fast} ${vars.motion.ease};

  &:hover {
    border-color: ${vars.color.fieldLineHover};
  }
  /* The box shows the focus of its control; a button in it shows its own. */
  &:has(:is(input, select, textarea):focus) {
    border-color: ${vars.color.focus};
    outline: 2px solid ${vars.color.focus};
    outline-offset: 0;
  }
  /* What is wrong is told while it is being mended too. */
  &:has(:is(input, select, textarea)[aria-invalid='true']) {
    border-color: ${vars.color.danger};
    outline-color: ${vars.color.danger};
  }
  &:has(:disabled) {
    background: ${vars.color.disabledBg};
    color: ${vars.color.disabledText};
  }
`;

/** Controls that take the brand's manner; an amount of money has one of its own (`cashier`). */
const boxes = ":is([data-part='input'], [data-part='select'], [data-part='textarea'])";
const framed = `:is(${boxes}, [data-part='captcha'], [data-part='pin'])`;

/** One box around the label and what is typed below it. */
const inset = css`
  &:has(> ${framed}) {
    ${fieldBox}
    gap: 0;
    padding-top: ${vars.space.s2};

    > [data-part='label-row'] {
      padding-inline: ${vars.space.s4};
      color: ${vars.color.textMuted};
      font-size: ${vars.text.xs};
    }
    & ${boxes}, & [data-part='cell'] {
      border-color: transparent;
      outline: 0;
      background: none;
    }
    /* What is typed stands close below its name, and is as high a target as elsewhere. */
    > ${boxes} {
      margin-top: -6px;
    }
    > [data-part='input'],
    > [data-part='captcha'] {
      margin-top: -2px;
    }
    > [data-part='input'],
    > [data-part='captcha'] > [data-part='input'] {
      min-height: 0;
      > input {
        min-height: ${vars.size.target};
      }
    }
    /* On the axis of the box, not on that of what is typed in it. */
    [data-part='toggle'],
    > [data-part='captcha'] > :is([data-part='picture'], button) {
      margin-block: calc(-1 * ${vars.space.s6}) 0;
    }
    > [data-part='captcha'] {
      container-type: inline-size;
      padding-inline-end: ${vars.space.s2};
      > [data-part='picture'] {
        justify-self: end;
        height: ${vars.size.target};
      }
      > button {
        height: ${vars.size.target};
      }
      /* A narrow field has no room for its name beside them: all three stand on the line below it. */
      @container (max-width: 19.5rem) {
        > :is([data-part='picture'], button) {
          margin-block: 0;
        }
        > [data-part='picture'] {
          height: 36px;
        }
        > button:not(:hover) {
          border-color: transparent;
          background: none;
        }
      }
    }
    > [data-part='pin'] {
      padding: 0 ${vars.space.s4} ${vars.space.s3};
    }
    [data-part='cell'] {
      height: 40px;
      border-bottom-color: ${vars.color.fieldLine};
      border-radius: 0;
    }
  }
`;

/** Of names that stand before what they name. */
export const nameColumn = '10.5rem';

/** What stands below a line: below what is written, not below its name. */
export const belowLine = css`
  margin-inline-start: calc(${nameColumn} + ${vars.space.s6});
`;

/** Lines to write on, as on paper; the names of a wide form stand before them. */
const lines = css`
  > [data-part='label-row'] {
    font-family: ${vars.font.display};
    font-size: ${vars.text.md};
  }
  & ${boxes}, & [data-part='cell'] {
    border-width: 0 0 max(${vars.size.edge}, 1.5px);
    border-radius: 0;
    background: none;
  }
  /* What is written begins where its line and its name do; the ring stands off it. */
  > :is([data-part='input'], [data-part='textarea']) {
    padding-inline: 0;
    outline-offset: 2px;
  }
  [data-part='cell'] {
    height: 40px;
  }
  > [data-part='select'] > select {
    padding-inline-start: 0;
  }
  @container field (min-width: 30rem) {
    grid-template-columns: ${nameColumn} minmax(0, 1fr);
    align-items: center;
    column-gap: ${vars.space.s6};
    > [data-part='label-row'] {
      flex-direction: column;
      align-items: start;
      gap: ${vars.space.s2};
    }
    > [data-part='textarea'] {
      align-self: start;
    }
    /* Nothing is written in digits that are hidden: their name stands on their line. */
    &:has(> [data-part='pin']) > [data-part='label-row'] {
      align-self: end;
    }
  }
`;

/** The name on a tab that sticks out of the box. */
const tabs = css`
  &:has(> ${framed}) {
    gap: 0;
    > [data-part='label-row'] {
      position: relative;
      /* Over the box's own line, so that tab and box are one. */
      z-index: 1;
      justify-self: start;
      margin-bottom: calc(-1 * ${vars.size.edge});
      padding: 3px ${vars.space.s3};
      border: ${vars.size.edge} solid ${vars.color.fieldLine};
      border-bottom: 0;
      border-start-start-radius: ${vars.radius.sm};
      border-start-end-radius: ${vars.radius.sm};
      background: ${vars.color.fieldBg};
    }
    > ${boxes} {
      border-start-start-radius: 0;
    }
    /* Picture and button inside: the box is wider than its name. */
    > [data-part='captcha'] {
      ${fieldBox}
      border-start-start-radius: 0;
      > [data-part='input'] {
        min-height: 0;
        border: 0;
        outline: 0;
        background: none;
      }
      > [data-part='picture'] {
        justify-self: end;
        height: 36px;
      }
      /* A part of the box: they share its line. */
      > button {
        align-self: stretch;
        height: auto;
        border-width: 0;
        border-inline-start: ${vars.size.edge} solid ${vars.color.fieldLine};
        border-start-start-radius: 0;
        border-end-start-radius: 0;
        border-start-end-radius: inherit;
        border-end-end-radius: inherit;
      }
    }
    &:has([aria-invalid='true']) > [data-part='label-row'] {
      border-color: ${vars.color.danger};
    }
    > [data-part='pin'] {
      ${fieldBox}
      border-start-start-radius: 0;
      gap: 0;
      [data-part='cell'] {
        /* Strokes in the box and not up to its edge, which the name lies on. */
        height: 36px;
        margin-block: 10px;
        border-width: 0;
        background: none;
        &:nth-child(n + 2) {
          border-inline-start-width: ${vars.size.edge};
          border-radius: 0;
        }
      }
    }
  }
`;

/** How label and control stand together in a form, in each brand's manner. */
export const fieldLooks = { inset, lines, tabs } satisfies Record<BrandLayout['fields'], unknown>;
