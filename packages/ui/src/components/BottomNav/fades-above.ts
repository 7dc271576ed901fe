import { css } from 'styled-components';
import { vars } from '../../theme/vars.ts';

/** The ground comes up over what scrolls by: a line at rest below the bar is not sliced. */
export const fadesAbove = css`
  &::before {
    content: '';
    position: absolute;
    inset: auto 0 100%;
    height: ${vars.space.s6};
    background: linear-gradient(to top, ${vars.color.bg}, transparent);
    pointer-events: none;
  }
`;
