import styled from 'styled-components';
import { onLeadingPage, whilePageLeads } from '../../theme/leading-action.ts';
import { media } from '../../theme/media.ts';
import { figures, focusRing, visuallyHidden } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';

export const Root = styled.div`
  display: inline-flex;
  align-items: center;
  padding-left: ${vars.space.s3};
  border-radius: ${vars.radius.pill};
  background: ${vars.color.surface2};
  border: ${vars.size.edge} solid ${vars.color.controlEdge};
`;

export const Amount = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space.s1};
  min-width: 4.5rem;
  font-weight: ${vars.weight.strong};
  ${figures}
  @media (max-width: 400px) {
    min-width: 3.5rem;
    font-size: ${vars.text.sm};
  }

  &[data-state='stale'] {
    color: ${vars.color.warning};
  }
`;

export const Retry = styled(Amount)`
  height: ${vars.size.target};
  padding: 0;
  border: 0;
  border-radius: ${vars.radius.pill};
  background: transparent;
  font: inherit;
  cursor: pointer;
  ${focusRing}
`;

export const Hidden = styled.span`
  ${visuallyHidden}
`;

export const Bone = styled.span`
  width: 5rem;
  height: 0.875rem;
  border-radius: ${vars.radius.pill};
  background: ${vars.color.surface3};
`;

export const Eye = styled.button`
  display: grid;
  place-items: center;
  width: ${vars.size.target};
  height: ${vars.size.target};
  padding: 0;
  border: 0;
  border-radius: ${vars.radius.round};
  background: transparent;
  color: ${vars.color.textMuted};
  margin-right: auto;
  cursor: pointer;
  ${focusRing}
`;

export const Deposit = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${vars.space.s1};
  min-width: ${vars.size.target};
  height: ${vars.size.target};
  border-radius: ${vars.radius.pill};
  background: ${vars.color.accent};
  color: ${vars.color.onAccent};
  font-weight: ${vars.weight.strong};
  text-decoration: none;
  ${onLeadingPage} & {
    display: none;
  }
  /* Where the navigation beside it or below it has the way to pay in, it stands there, and once. */
  ${media.desktop} {
    :root:has([data-part='side-nav'][data-pays-in]) & {
      display: none;
    }
  }
  ${whilePageLeads} & {
    background: transparent;
    box-shadow: inset 0 0 0 max(1px, ${vars.size.edge}) ${vars.color.lineStrong};
    color: ${vars.color.text};
  }
  transition:
    background-color ${vars.motion.fast} ${vars.motion.ease},
    scale ${vars.motion.base} ${vars.motion.spring};
  ${focusRing}

  &:active {
    scale: ${vars.press.scale};
  }
  ${media.hover} {
    &:hover {
      background: ${vars.color.accentHover};
    }
  }
  & > span {
    ${visuallyHidden}
  }
  @media (min-width: 380px) {
    padding-inline: ${vars.space.s4};
    & > svg {
      display: none;
    }
    & > span {
      all: unset;
    }
  }
`;
