import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';

/** Its press area is the whole card, which is positioned; its focus ring runs around it. */
export const PromoAction = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space.s1};
  min-height: ${vars.size.target};
  color: ${vars.color.accentText};
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.strong};
  text-decoration: none;
  svg {
    transition: translate ${vars.motion.base} ${vars.motion.spring};
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${vars.radius.lg};
  }
  &:focus-visible {
    outline: 0;
  }
  &:focus-visible::after {
    outline: 3px solid ${vars.color.focus};
    outline-offset: -3px;
  }
  ${media.hover} {
    article:hover > & svg {
      translate: 4px 0;
    }
  }
`;
