import styled, { css } from 'styled-components';
import { whilePageLeads } from '../../theme/leading-action.ts';
import { focusRing, givesWay, visuallyHidden } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';

/** A stored token is being tried: the page's boot script says so, before anything of a member is drawn. */
const isRestoring = "[data-session='unknown']";

/** Appended to the selector of a bar, or before what is in it: a member's, or soon to be one's. */
export const crowded = `:is([data-crowded], ${isRestoring} *)`;

/** Of every bar: it stays in sight; on phones a member's money leaves the name no room beside its sign. */
export const topBar = css`
  position: sticky;
  top: 0;
  z-index: 22;
  ${givesWay}
  display: flex;
  height: ${vars.size.topBar};
  @media (max-width: 600px) {
    &${crowded} [data-part='wordmark'] {
      ${visuallyHidden}
    }
  }
`;

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
    ${crowded} > & {
      display: none;
    }
  }
  @media (max-width: 350px) {
    display: none;
  }
`;

/** What the player has or does: at the end of the line. Whose balance is still on its way sees its place, and nothing that is for guests. */
export const HeaderAccount = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space.s2};
  min-height: ${vars.size.target};
  white-space: nowrap;
  ${isRestoring} & > * {
    display: none;
  }
  &:empty::before,
  ${isRestoring} &::before {
    content: '';
    width: 9.5rem;
    height: ${vars.size.target};
    border: ${vars.size.edge} solid ${vars.color.controlEdge};
    border-radius: ${vars.radius.pill};
    background: ${vars.color.surface2};
  }
  ${whilePageLeads} & > [data-variant='primary'] {
    border-color: ${vars.color.controlEdge};
    background: ${vars.color.control};
    color: ${vars.color.text};
  }
  /* The page's own forms are the ways in. */
  :root:has([data-part='auth-screen']) & > a {
    display: none;
  }
`;
