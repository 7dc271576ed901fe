import { css } from 'styled-components';

/** On tablets all types stand in rows of six, and none is cut; below they scroll, above they have one row. */
export const typeRows = css`
  @media (min-width: 601px) and (max-width: 999px) {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    width: auto;
  }
`;
