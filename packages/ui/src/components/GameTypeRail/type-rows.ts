import { css } from 'styled-components';
import { media } from '../../theme/media.ts';

/** On tablets all types stand in columns, and none is cut; below they scroll, above they have one row. */
export const typeRows = css`
  ${media.tablet} {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    width: auto;
    /* Of an odd number the first has two places: the last row is full, too. */
    > :first-child:nth-last-child(odd) {
      grid-column: span 2;
    }
    a {
      text-align: center;
      white-space: normal;
    }
  }
`;
