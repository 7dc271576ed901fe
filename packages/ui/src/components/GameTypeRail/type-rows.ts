import { css } from 'styled-components';

/** On tablets all types stand in full rows of six at most, and none is cut; below they scroll, above they have one row. */
export const typeRows = css`
  @media (min-width: 601px) and (max-width: 999px) {
    flex-wrap: wrap;
    width: auto;
    > li {
      flex: 1 1 15%;
    }
  }
`;
