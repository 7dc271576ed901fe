import type { ReactNode } from 'react';
import styled from 'styled-components';
import { mainId } from '../../../components/AppFrame/AppFrame.tsx';
import { HeaderAccount } from '../../../components/TopBar/header-parts.ts';
import { media } from '../../../theme/media.ts';
import { pageColumn } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { DemoNotice } from '../DemoNotice.tsx';
import { FrameAccount } from '../SiteFrame/FrameAccount.tsx';
import type { FrameSession } from '../SiteFrame/SiteFrame.view.ts';
import { AloneFoot } from './AloneFoot.tsx';

export const aloneFrameStates = ['Guest', 'Member', 'WithBack'] as const;

export interface AloneFrameProps {
  /** At the beginning of the strip: whose site it is, or the way back. */
  readonly start: ReactNode;
  /** Who is looking, and the balance as far as it is known. */
  readonly session: FrameSession;
  /** The screen; it brings its own `h1`. */
  readonly children: ReactNode;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

const Bar = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s3};
  min-height: ${vars.size.topBar};
  padding-inline: max(${vars.space.s4}, env(safe-area-inset-left)) max(${vars.space.s4}, env(safe-area-inset-right));
  background: ${vars.color.barBg};
  border-bottom: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  box-shadow: 0 1px 0 ${vars.color.topLight};
  ${media.wide} {
    padding-inline: ${vars.space.s6};
  }
  /* A name without room wraps out of sight as a whole: the sign then stands alone. */
  [data-part='logo'] {
    flex-wrap: wrap;
    max-height: 36px;
    overflow: hidden;
  }
`;

const Main = styled.main`
  flex: 1;
  ${pageColumn}
  padding-block: ${vars.space.s4} ${vars.space.s8};
  outline: 0;
  ${media.wide} {
    padding-block: ${vars.space.s6} ${vars.space.s10};
  }
`;

/** Around a page outside of the layout: what it is without real money, a strip with the account, the screen below it, and the way to help. */
export function AloneFrame({ start, session, children }: AloneFrameProps) {
  return (
    <Root data-part="alone-frame">
      <DemoNotice />
      <Bar>
        {start}
        <HeaderAccount data-part="account">
          <FrameAccount session={session} />
        </HeaderAccount>
      </Bar>
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
      <AloneFoot />
    </Root>
  );
}
