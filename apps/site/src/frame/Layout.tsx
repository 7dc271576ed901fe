import { SiteFrame } from '@fortuna/ui/screens/site/SiteFrame/SiteFrame.tsx';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { framePlace } from './frame-place.ts';
import { lateFooter } from './late-footer.tsx';
import { useUiState } from './ui-store.ts';
import { useFrameSession } from './use-frame-session.ts';
import { useUnread } from './use-unread.ts';

/** The main layout around every page but those that stand alone. */
export function Layout({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  const { pathname } = useLocation();
  const session = useFrameSession();
  return (
    <SiteFrame
      view={session}
      unread={useUnread()}
      claimable={useUiState().claimable}
      current={framePlace(pathname)}
      address={pathname}
      footer={lateFooter}
    >
      {children}
    </SiteFrame>
  );
}
