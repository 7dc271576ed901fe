import { css } from 'styled-components';
import { vars } from '../../../theme/vars.ts';

/** A list whose filters' line begins with its totals and ends with the key to all filters, which open below both. */
export const totalsLine = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};

  > [data-part='filter-line'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    /* Where both find no room beside each other, the key has a line of its own. */
    > dl {
      flex: 1 1 max-content;
      min-width: 0;
    }
    > div {
      flex: 1 1 100%;
      > * {
        flex: 1 1 100%;
      }
      /* A day is never cut. */
      > [data-part='filter-fields'] {
        grid-template-columns: repeat(auto-fit, minmax(min(9.75rem, 100%), 1fr));
      }
    }
  }
`;
