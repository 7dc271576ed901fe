import { css } from 'styled-components';
import { vars } from './vars.ts';

/** The title of the one card that leads a page: its letters grow with the window. */
export const leadTitle = css`
  font-family: ${vars.font.display};
  font-size: clamp(${vars.text.xxl}, 2.6vw, ${vars.text.hero});
  font-weight: ${vars.weight.display};
  line-height: 1.1;
  text-wrap: balance;
`;
