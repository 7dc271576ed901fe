import styled from 'styled-components';
import { slipDashes, slipPaper, tornSlip } from '../../../components/RecordList/torn-slip.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { totalsLine } from './totals-line.ts';

/**
 * A till's roll. On phones its first slip is the filters' line: the totals, and in their last line the key to the filters, which are torn
 * off below them. With room the filters end where the slips do.
 */
export const Roll = styled.div`
  ${slipPaper}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};

  ${media.phone} {
    ${totalsLine}
    gap: ${vars.space.s2};

    > [data-part='filter-line'] {
      ${tornSlip}
      gap: ${vars.space.s1} ${vars.space.s3};
      /* Its figures are lines of the slip. */
      > dl {
        display: contents;
      }
      > dl:not([data-lines]) > :last-child {
        flex: 1 1 0;
        min-width: min-content;
      }
      /* The paper may be as light as any key. */
      > button {
        background: ${vars.color.bg};
      }
      > dl[data-lines] + button {
        margin-block-start: ${vars.space.s2};
      }
      > div[data-open] {
        margin-block-start: ${vars.space.s1};
        padding-block-start: ${vars.space.s3};
        border-block-start: ${slipDashes};
      }
    }
  }
  && [data-part='filter-fields'] {
    max-width: none;
  }
`;
