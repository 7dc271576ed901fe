import { css } from 'styled-components';
import { vars } from '../../../theme/vars.ts';

/** A list of steps, each with its number before it in the brand's letters. */
export const stepNumbers = css`
  counter-reset: step;
  > li {
    display: grid;
    gap: ${vars.space.s2};
    counter-increment: step;
  }
  > li::before {
    content: counter(step);
    color: ${vars.color.accentText};
    font-family: ${vars.font.display};
    font-size: ${vars.text.lg};
    font-weight: ${vars.weight.display};
  }
`;
