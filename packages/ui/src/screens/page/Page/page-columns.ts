import { css } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

/** A form or an outcome: one column, on the page's axis. */
export const narrowColumn = css`
  max-width: 38rem;
  justify-self: ${vars.page.axis};
`;

/** The same with what belongs to it at its side, from desktops up. */
export const columnAndSide = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${vars.space.s5};

  ${media.desktop} {
    grid-template-columns: minmax(0, 38rem) minmax(0, 22rem);
    justify-content: ${vars.page.axis};
    column-gap: ${vars.space.s8};
  }
`;
