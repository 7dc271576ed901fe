import { css } from 'styled-components';
import { vars } from './vars.ts';

/** Of a title: an upright stroke before it, as high as it is. */
export const stroke = css`
  padding-inline-start: 0.4em;
  border-inline-start: 0.2em solid ${vars.color.ornament};
`;

const pageStroke = '6px';
const pageAir = vars.space.s3;

/** From the stroke of a page's title to its letters, however large those are: its sentence begins there, too. */
export const strokeRoom = `calc(${pageStroke} + ${pageAir})`;
export const strokeOfPage = css`
  padding-inline-start: ${pageAir};
  border-inline-start: ${pageStroke} solid ${vars.color.ornament};
`;
