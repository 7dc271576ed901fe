import styled from 'styled-components';
import { vars } from '../../../theme/vars.ts';
import { totalsLine } from './totals-line.ts';

/** A feed on phones: its totals in the first bubble, beside the key to the filters. */
export const Feed = styled.div`
  ${totalsLine}

  > [data-part='filter-line'] {
    gap: ${vars.space.s3};
    align-items: end;
    > dl {
      flex-basis: min-content;
    }
    > div[data-open] {
      padding: ${vars.space.s4};
      border-radius: ${vars.radius.lg};
      background: ${vars.color.surface2};
    }
  }
`;
