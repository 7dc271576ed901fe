import { css } from 'styled-components';
import { vars } from './vars.ts';

/** Of a title's `::before`: an upright stroke that leans a little, as high as its letters. */
export const stroke = css`
  content: '';
  display: inline-block;
  width: 0.24em;
  height: 0.8em;
  margin-inline: 0.1em 0.45em;
  background: ${vars.color.second};
  transform: skewX(-14deg);
`;
