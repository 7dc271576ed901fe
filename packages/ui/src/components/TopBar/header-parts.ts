import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { focusRing } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';

export const HomeLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-width: ${vars.size.target};
  min-height: ${vars.size.target};
  border-radius: ${vars.radius.sm};
  color: ${vars.color.text};
  text-decoration: none;
  ${focusRing}
`;

export const HeaderTools = styled.div`
  display: none;
  ${media.wide} {
    display: block;
  }
`;

export const HeaderAccount = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space.s2};
  min-height: ${vars.size.target};
  white-space: nowrap;
`;
