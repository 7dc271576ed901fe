import styled from 'styled-components';
import { vars } from '../../../theme/vars.ts';
import { totalsLine } from './totals-line.ts';

/**
 * A savings book on phones: the filters' line is the cover that its pages come out of, with the totals in gold letters and the key to the
 * filters; what that opens lies between cover and pages.
 */
export const Book = styled.div`
  ${totalsLine}
  gap: ${vars.space.s5};
  &:has([data-part='record-list']) {
    gap: 0;
  }

  > [data-part='filter-line'] {
    padding: ${vars.space.s4};
    border: ${vars.size.edge} solid ${vars.color.edge};
    border-radius: ${vars.radius.md};
    background: ${vars.color.accent};
    color: ${vars.color.onAccent};
    > div {
      margin: 0 calc(-1 * ${vars.space.s2}) calc(-1 * ${vars.space.s2});
      padding: ${vars.space.s3};
      border-radius: ${vars.radius.sm};
      background: ${vars.color.surface1};
      color: ${vars.color.text};
    }
  }
  &:has([data-part='record-list']) > [data-part='filter-line'] {
    border-block-end: 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  && [data-part='record-list'] {
    padding-block-start: 0;
    border-block-start: 0;
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }
`;
