import { css } from 'styled-components';
import { vars } from './vars.ts';

/** One line of the sea, again and again. */
const wave =
  "%3Csvg xmlns='http://www.w3.org/2000/svg' width='48' height='8'%3E%3Cpath d='M0 4q12-6 24 0t24 0' fill='none' stroke='%23000' stroke-width='1.5'/%3E%3C/svg%3E";

/** Of a line of the sea, which fades towards the end; where it lies says its `inset`. */
export const waveLine = css`
  position: absolute;
  height: 8px;
  background: linear-gradient(to right, ${vars.color.ornament}, transparent);
  mask: url("data:image/svg+xml,${wave}") repeat-x;
  pointer-events: none;
`;
