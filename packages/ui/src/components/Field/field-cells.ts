import { css } from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { buttonOfBox, captchaInBox, cellsInBox, fieldBox, framed, wholeCellIsName } from './field-box.ts';

const nameCell = 'max(34%, 7rem)';
/** There is room for a name beside what is typed, from here on for any name. */
const room = '17.5rem';
const anyNames = '30rem';
/** From a cell's edge to its words. */
const air = vars.space.s3;

/** Corners of the whole table: none where another row goes on. */
const corners = (radius: string) => css`
  border-start-start-radius: var(--cells-head, ${radius});
  border-start-end-radius: var(--cells-head, ${radius});
  border-end-start-radius: var(--cells-foot, ${radius});
  border-end-end-radius: var(--cells-foot, ${radius});
`;
const inner = `max(0px, calc(${vars.radius.md} - ${vars.size.edge}))`;

/** A name that takes too many lines of a narrow cell, or whose longest word is wider than that. */
export const isLongName = (label: string) => /.{25}|[^\s-]{12}/.test(label);

/** The name's cell is as high as the row, and what is below the control is below what is typed. */
const rowBeside = css`
  &::before {
    content: '';
  }
  > :not(:first-child) {
    margin-inline: calc(${nameCell} + ${air}) ${air};
  }
`;

/** A row of the table, with what there is to say of it. */
export const cellsRow = css`
  &:has(> [data-part='frame'] > ${framed}) {
    --cells-tint: ${vars.color.secondSoft};
    position: relative;
    /* Its line lies over that of the row before it. */
    z-index: 0;
    gap: 0;
    padding: 0;
    ${fieldBox}
    ${corners(vars.radius.md)}
    &:hover,
    &:has([aria-invalid='true']) {
      z-index: 1;
    }
    &:has(:is(input, select, textarea):focus) {
      z-index: 2;
    }
    &:has([aria-invalid='true']) {
      --cells-tint: ${vars.color.dangerSoft};
    }
    &:has(:is(input, select, textarea):disabled) {
      --cells-tint: transparent;
    }
    &::before {
      position: absolute;
      z-index: -1;
      inset-block: 0;
      inset-inline-start: 0;
      width: ${nameCell};
      border: 0 solid;
      border-color: inherit;
      border-inline-end-width: ${vars.size.edge};
      ${corners(inner)}
      border-start-end-radius: 0;
      border-end-end-radius: 0;
      background: var(--cells-tint);
    }
    /* A container counts for itself: where the lines of a form are numbered, or names have to stand above, it is none. */
    &:not([data-part='entries'] *, [data-names='above'] *) {
      container: field / inline-size;
    }
    > :not(:first-child) {
      margin: calc(-1 * ${vars.space.s1}) ${air} 0;
      padding-block-end: ${air};
    }
    @container field (min-width: ${room}) {
      &:not(:has(> [data-long])) {
        ${rowBeside}
      }
    }
    @container field (min-width: ${anyNames}) {
      ${rowBeside}
      /* Below the line under what is typed. */
      &:has(> * > [data-part='captcha']) > :not(:first-child) {
        margin-block-start: 0;
        padding-block: ${vars.space.s2};
      }
    }
  }
`;

const nameBeside = css`
  grid-template-columns: ${nameCell} minmax(0, 1fr);
  > * {
    grid-column: 2;
  }
  > [data-part='label-row'] {
    position: static;
    grid-column: 1;
    flex-flow: column;
    align-items: start;
    justify-content: center;
    gap: 0;
    /* On the line of what is typed first, whatever is below that. */
    align-self: start;
    min-height: ${vars.size.control};
    padding-block: ${vars.space.s2};
    border: 0;
    background: none;
    line-height: 1.3;
    > [data-part='label']::after {
      inset-inline-end: auto;
      width: ${nameCell};
    }
  }
`;

/** A row of two cells, as in a table of settings: the name on its tint, what is typed after an upright line, or below it in a narrow one. */
export const cells = css`
  &:has(> ${framed}) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    border-color: inherit;

    > * {
      grid-column: 1;
    }
    > [data-part='label-row'] {
      position: relative;
      flex-flow: row wrap;
      align-items: center;
      column-gap: ${vars.space.s3};
      min-height: 32px;
      padding: ${vars.space.s1} ${air};
      border: 0 solid;
      border-color: inherit;
      border-bottom-width: ${vars.size.edge};
      border-start-start-radius: var(--cells-head, ${inner});
      border-start-end-radius: var(--cells-head, ${inner});
      background: var(--cells-tint);
      overflow-wrap: anywhere;
      ${wholeCellIsName}
    }
    > ${framed} {
      border: 0;
      outline: 0;
      background: none;
    }
    & :is([data-part='input'], textarea) {
      padding-inline: ${air};
    }
    > [data-part='select'] {
      > select {
        padding-inline: ${air} calc(${air} + ${vars.space.s6});
      }
      > svg {
        inset-inline-end: ${air};
      }
    }
    > [data-part='pin'] {
      ${cellsInBox}
    }
    > [data-part='captcha'] {
      ${captchaInBox}
      > button {
        ${buttonOfBox}
        min-height: ${vars.size.control};
        border-radius: 0;
      }
    }

    @container field (min-width: ${room}) {
      &:not([data-long]) {
        ${nameBeside}
      }
    }
    /* Beside the name they have two lines. */
    @container field (${room} <= width < ${anyNames}) {
      > [data-part='captcha'] {
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 0;
        > [data-part='input'] {
          grid-column: 1 / -1;
          /* What is typed has a line of its own, over the picture. */
          border-block-end: 1px solid ${vars.color.line};
          border-radius: 0;
        }
        > [data-part='picture'] {
          justify-self: start;
          margin: ${vars.space.s1} ${air};
        }
        > button {
          min-height: ${vars.size.target};
          border: 0;
          background: none;
        }
      }
    }
    @container field (min-width: ${anyNames}) {
      ${nameBeside}
      /* What is typed has a cell of its own: a line after it, and one over what is said below. */
      > [data-part='captcha'] {
        border-color: inherit;
        border-block-end: ${vars.size.edge} solid;
        border-block-end-color: inherit;
        border-radius: 0;
        > [data-part='input'] {
          border-inline-end: ${vars.size.edge} solid;
          border-inline-end-color: inherit;
          border-radius: 0;
        }
        > button {
          border: 0;
          border-start-end-radius: var(--cells-head, ${inner});
          background: none;
        }
      }
    }
  }
`;
