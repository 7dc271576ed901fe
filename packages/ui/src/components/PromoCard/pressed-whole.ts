import { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';

/** Of an offer that is all of it the press area of its link: it moves as a whole, and the link's focus ring runs around it. */
export const pressedWhole = css`
  transition: translate ${vars.motion.fast} ${vars.motion.ease};
  a:focus-visible,
  a:focus-visible::after {
    outline: 0;
  }
  &:has(a:focus-visible) {
    outline: 3px solid ${vars.color.focus};
    outline-offset: 2px;
  }
  ${media.hover} {
    &:hover {
      translate: ${vars.press.lift};
    }
  }
  &:active {
    translate: ${vars.press.shift};
  }
`;
