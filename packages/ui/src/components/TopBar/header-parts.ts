import styled from 'styled-components';
import { focusRing } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';

/** The logo as the way home. */
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

/** On phones the sign alone, whose list is the phone's own; beside a member's money there is no room even for that. */
export const HeaderTools = styled.div`
  @media (max-width: 600px) {
    align-self: center;
    select {
      width: ${vars.size.target};
      padding: 0;
      color: transparent;
    }
    svg:last-child,
    [data-crowded] > & {
      display: none;
    }
  }
  @media (max-width: 350px) {
    display: none;
  }
`;

/** What the player has or does: at the end of the line. */
export const HeaderAccount = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space.s2};
  min-height: ${vars.size.target};
  white-space: nowrap;
  /* The page's own forms are the ways in. */
  :root:has([data-part='auth-screen']) & > a {
    display: none;
  }
`;
