import { css } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

/** The filters are behind their key. */
const folded = '@media (max-width: 47.99rem)';

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
    /* In the place of totals that are not known. */
    > span:empty {
      display: none;
    }
    > div {
      flex: 1 1 100%;
      > * {
        flex: 1 1 100%;
      }
      /* A day is never cut. */
      ${folded} {
        > [data-part='filter-fields'] {
          grid-template-columns: repeat(auto-fit, minmax(min(9.75rem, 100%), 1fr));
        }
      }
    }
  }
  /* Where they are on their way, nothing moves when they come. */
  ${media.wide} {
    &:has([data-part='skeleton-group']) > [data-part='filter-line'] > span:empty {
      display: block;
      flex: none;
      min-height: var(--totals, 5.25rem);
    }
  }
`;
