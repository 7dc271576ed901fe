import { css } from 'styled-components';
import { vars } from '../../theme/vars.ts';

const isRow = `[data-fields='cells']`;

/** Of what has rows of a form below each other, `--form-gap` apart: those that follow each other are one table, and share their edges. */
export const joinsCells = css`
  > :is(${isRow}, :has(> ${isRow}:last-child)) {
    &:has(+ ${isRow}, + * > ${isRow}:first-child) {
      --cells-foot: 0px;
    }
    & + :is(${isRow}, :has(> ${isRow}:first-child)) {
      --cells-head: 0px;
      margin-block-start: calc(-1 * (var(--form-gap) + ${vars.size.edge}));
    }
  }
`;
