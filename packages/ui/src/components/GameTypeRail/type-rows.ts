import { css } from 'styled-components';
import { media } from '../../theme/media.ts';

/** On tablets all types stand in full rows of six at most, and none is cut; below they scroll, above they have one row. */
export const typeRows = css`
  ${media.tablet} {
    flex-wrap: wrap;
    width: auto;
    > li {
      flex: 1 1 15%;
    }
  }
`;
