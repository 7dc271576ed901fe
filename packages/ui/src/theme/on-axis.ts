import { css } from 'styled-components';
import { vars } from './vars.ts';

/** Words, and what stands with them, where the page's axis has them. */
export const onAxis = css`
  justify-items: ${vars.page.axis};
  text-align: ${vars.page.axis};
`;
