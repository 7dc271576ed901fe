import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { focusRing, visuallyHidden } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';

export const topBarStates = ['Guest', 'Member', 'SessionUnknown'] as const;

export interface TopBarProps {
  readonly homeHref: string;
  /** Accessible name of the way home. */
  readonly homeLabel: string;
  readonly logo: ReactNode;
  /** Beside the account on wide windows only: the language picker. */
  readonly tools?: ReactNode;
  /** Balance and deposit for members, the two ways in for guests. */
  readonly account: ReactNode;
  /** Members' phones have room for the mark alone. */
  readonly isCrowded?: boolean;
}

const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: 20;
  display: flex;
  align-items: center;
  gap: ${vars.space.s3};
  height: ${vars.size.topBar};
  padding-inline: max(${vars.space.s3}, env(safe-area-inset-left)) max(${vars.space.s3}, env(safe-area-inset-right));
  background: ${vars.color.barBg};
  box-shadow: 0 1px 0 ${vars.color.topLight};
  ${media.wide} {
    padding-inline: ${vars.space.s6};
  }
  @media (max-width: 350px) {
    gap: ${vars.space.s1};
    [data-part='wordmark'] {
      ${visuallyHidden}
    }
  }
  @media (max-width: 600px) {
    &[data-crowded] [data-part='wordmark'] {
      ${visuallyHidden}
    }
  }
`;

const Home = styled.a`
  display: inline-flex;
  align-items: center;
  min-width: ${vars.size.target};
  min-height: ${vars.size.target};
  margin-right: auto;
  border-radius: ${vars.radius.sm};
  color: ${vars.color.text};
  text-decoration: none;
  ${focusRing}
`;

const Tools = styled.div`
  display: none;
  ${media.wide} {
    display: block;
  }
`;

const Account = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space.s2};
  min-height: ${vars.size.target};
  white-space: nowrap;
`;

/** Logo, language, and the player's money or the ways in. */
export function TopBar({ homeHref, homeLabel, logo, tools, account, isCrowded = false }: TopBarProps) {
  return (
    <Root data-part="top-bar" data-crowded={isCrowded ? '' : undefined}>
      <Home href={homeHref} aria-label={homeLabel}>
        {logo}
      </Home>
      {tools !== undefined && <Tools>{tools}</Tools>}
      <Account data-part="account">{account}</Account>
    </Root>
  );
}
