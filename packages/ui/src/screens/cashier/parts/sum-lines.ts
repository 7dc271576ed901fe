import { css } from 'styled-components';
import { vars } from '../../../theme/vars.ts';

/** Of what belongs to an amount, one below the other without boxes; what it all comes to stands beside the action. */
export const sumLines = css`
  > :not(:empty) {
    padding-block: ${vars.space.s2};
    & ~ :not(:empty) {
      border-top: 1px solid ${vars.color.line};
    }
  }
  [data-part='fee-summary'] {
    gap: 0;
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
  }
  [data-part='line'] {
    min-height: 40px;
    align-items: center;
  }
  /* It stands beside the action. */
  > [data-part='fee-summary'] > [data-total],
  > [data-part='group'] > [data-part='fee-summary'] > [data-total] {
    display: none;
  }
  > [data-part='fee-summary'] {
    padding-block: ${vars.space.s2};
  }
  [data-part='deposit-bonus'] {
    border-top: 1px solid ${vars.color.line};
    > [data-part='group'] {
      padding-block-end: ${vars.space.s3};
    }
    [data-part='line'] {
      padding-block: ${vars.space.s1};
    }
  }
`;
