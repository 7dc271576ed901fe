import { css } from 'styled-components';
import { vars } from './vars.ts';

/** Of a title: an upright stroke before it, as high as it is. */
export const stroke = css`
  padding-inline-start: 0.4em;
  border-inline-start: 0.2em solid ${vars.color.ornament};
`;
