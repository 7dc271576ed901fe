import { css } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

/** Of the bar that the action stands in: on phones a lower line for what it comes to, so that more of the form is in the first window. */
export const lowDue = css`
  ${media.phone} {
    > [data-part='due'] > strong {
      font-size: ${vars.text.lg};
    }
    > [data-part='due'] > [data-part='missing'] {
      line-height: calc(1.2 * ${vars.text.lg});
    }
  }
`;
