import { css } from 'styled-components';
import { vars } from '../../theme/vars.ts';
import {
  buttonOfBox,
  captchaInBox,
  cellsInBox,
  fieldBox,
  framed,
  nameCell,
  wholeCellIsName,
} from './field-box.ts';

/** Of what lies in the box's corners, within its line. */
const inner = `max(0px, calc(${vars.radius.sm} - ${vars.size.edge}))`;

/** What is to be corrected hangs from the box as a strip of its own. */
export const belowStrip = css`
  &:has(> [data-part='frame'] > ${framed}) {
    > :not(:first-child) {
      margin-inline: 0;
    }
    > [data-part='error'] {
      margin: calc(-1 * ${vars.space.s2}) ${vars.space.s3} 0;
      padding: ${vars.space.s1} ${vars.space.s3};
      border: solid ${vars.color.danger};
      border-width: 0 ${vars.size.edge} ${vars.size.edge};
      border-end-start-radius: ${vars.radius.sm};
      border-end-end-radius: ${vars.radius.sm};
      background: ${vars.color.dangerSoft};
    }
    /* Below what is typed. */
    @container field (min-width: 30rem) {
      > :not(:first-child) {
        margin-inline-start: calc(${nameCell} + ${vars.space.s4});
      }
      > [data-part='error'] {
        margin-inline-start: ${nameCell};
      }
    }
  }
`;

/** One box of two parts: the name on a strip at its head, before what is typed where the field is wide, as in a table. */
export const strip = css`
  &:has(> ${framed}) {
    ${fieldBox}
    grid-template-columns: minmax(0, 1fr);
    gap: 0;

    > * {
      grid-column: 1;
    }
    > [data-part='label-row'] {
      position: relative;
      flex-direction: row;
      align-items: center;
      min-height: 32px;
      padding: ${vars.space.s1} ${vars.space.s4};
      border: 0 solid ${vars.color.fieldLine};
      border-bottom-width: ${vars.size.edge};
      border-start-start-radius: ${inner};
      border-start-end-radius: ${inner};
      background: ${vars.color.accentSoft};
      overflow-wrap: anywhere;
      ${wholeCellIsName}
    }
    &:has([aria-invalid='true']) > [data-part='label-row'] {
      border-color: ${vars.color.danger};
      background: ${vars.color.dangerSoft};
    }
    &:has(:is(input, select, textarea):disabled) > [data-part='label-row'] {
      background: none;
    }
    > ${framed} {
      border: 0;
      outline: 0;
      background: none;
    }
    > [data-part='captcha'] {
      ${captchaInBox}
      > button {
        ${buttonOfBox}
        min-height: ${vars.size.control};
        border-start-end-radius: 0;
        border-end-end-radius: ${inner};
      }
    }
    > [data-part='pin'] {
      ${cellsInBox}
    }
    @container field (min-width: 30rem) {
      grid-template-columns: ${nameCell} minmax(0, 1fr);
      > * {
        grid-column: 2;
      }
      > [data-part='label-row'] {
        grid-column: 1;
        flex-direction: column;
        align-items: start;
        justify-content: center;
        gap: 0;
        border-width: 0;
        border-inline-end-width: ${vars.size.edge};
        border-start-end-radius: 0;
        border-end-start-radius: ${inner};
      }
      &:has(> [data-part='textarea']) > [data-part='label-row'] {
        justify-content: start;
        padding-block: ${vars.space.s3};
      }
      > [data-part='captcha'] > button {
        border-start-end-radius: ${inner};
      }
    }
  }
`;
