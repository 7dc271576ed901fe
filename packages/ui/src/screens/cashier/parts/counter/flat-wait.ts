import { css } from 'styled-components';
import { vars } from '../../../../theme/vars.ts';

/** The way on while there is nothing to send yet: a plate that lies flat in the desk, with quiet words. */
export const flatWait = css`
  > [data-variant][data-waiting] {
    border: ${vars.size.edge} solid transparent;
    background: ${vars.color.surface3};
    color: color-mix(in oklab, ${vars.color.textMuted}, ${vars.color.text});
    font-weight: ${vars.weight.medium};
    /* Without grounds its line alone tells it. */
    @media (forced-colors: active) {
      border: 2px dashed ButtonText;
    }
  }
`;
