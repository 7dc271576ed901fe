import { css } from 'styled-components';
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
export const boxes = ":is([data-part='input'], [data-part='select'], [data-part='textarea'])";
export const framed = `:is(${boxes}, [data-part='captcha'], [data-part='pin'])`;

/** Of names that stand before what they name. */
export const nameColumn = '10.5rem';

/** Of names on a strip or a plate before what they name: one that may be left out keeps to one line. */
export const nameCell = '11.5rem';

/** What stands below a line: below what is written, not below its name. */
export const belowLine = css`
  margin-inline-start: calc(${nameColumn} + ${vars.space.s6});
`;

/** A name's strip or cell, which is positioned: all of it is the name's, to press on as well, and what stands beside the name keeps its own press. */
export const wholeCellIsName = css`
  > [data-part='label']::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  > [data-part='note'] {
    position: relative;
    flex: none;
    max-width: 100%;
    color: inherit;
  }
`;

/** Picture and button of a captcha inside of one box: its own, which is wider than what is typed. */
export const captchaInBox = css`
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
`;

/** A button at the end of a box is a part of it: they share its line. */
export const buttonOfBox = css`
  align-self: stretch;
  height: auto;
  border-width: 0;
  border-inline-start: ${vars.size.edge} solid ${vars.color.fieldLine};
  border-start-start-radius: 0;
  border-end-start-radius: 0;
  border-start-end-radius: inherit;
  border-end-end-radius: inherit;
`;

/** The places of a code inside of one box: strokes between them, not up to its edge, which the name lies on. */
export const cellsInBox = css`
  gap: 0;
  [data-part='cell'] {
    height: 36px;
    margin-block: 10px;
    border-width: 0;
    background: none;
    &:nth-child(n + 2) {
      border-inline-start-width: ${vars.size.edge};
      border-radius: 0;
    }
  }
`;
