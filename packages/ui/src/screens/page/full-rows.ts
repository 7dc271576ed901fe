import { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';

/** Six columns, of which each item of a list takes what `rowSpan` says of it. */
export const sixColumns = css`
  grid-template-columns: repeat(6, minmax(0, 1fr));
  > li[data-span='2'] {
    grid-column: span 2;
  }
  > li[data-span='3'] {
    grid-column: span 3;
  }
  > li[data-span='6'] {
    grid-column: 1 / -1;
  }
`;

/** A list of cards whose rows are all full: two columns, and where there is room to spare what `rowSpan` says of each. */
export const fullRows = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  /* The last of an odd number takes both. */
  @media (min-width: 601px) and (max-width: 1279px) {
    > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  ${media.roomy} {
    ${sixColumns}
  }
`;
