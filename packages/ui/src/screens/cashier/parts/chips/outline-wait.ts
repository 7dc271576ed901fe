import { css } from 'styled-components';
import { vars } from '../../../../theme/vars.ts';

/** The way on while there is nothing to send yet: the place for it, drawn on the table in two lines as that of the amount, with nothing on it. */
export const outlineWait = css`
  > [data-variant][data-waiting] {
    position: relative;
    border: 2px solid ${vars.color.lineStrong};
    background: none;
    color: ${vars.color.text};
    font-weight: ${vars.weight.medium};
    &::after {
      content: '';
      position: absolute;
      inset: 3px;
      border: 1px solid ${vars.color.line};
      border-radius: inherit;
      pointer-events: none;
    }
    /* Without grounds its line alone tells it. */
    @media (forced-colors: active) {
      border: 2px dashed ButtonText;
    }
  }
  > [data-part='due'] > [data-part='missing'] {
    color: ${vars.color.text};
    font-size: ${vars.text.sm};
    font-weight: ${vars.weight.medium};
  }
`;
