import type { UnreadCount } from '@fortuna/ui/components/CountBadge/count-badge-props.ts';
import { useSlow } from '@fortuna/ui/screens/page/waiting/useSlow.ts';
import { SiteFrame } from '@fortuna/ui/screens/site/SiteFrame/SiteFrame.tsx';
import type { FrameSession } from '@fortuna/ui/screens/site/SiteFrame/SiteFrame.view.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import type { SessionView } from '../session/session-store.ts';
import { retrySession, useSession } from '../session/session-store.ts';
import { framePlace } from './frame-place.ts';
import { lateFooter } from './late-footer.tsx';

const unreachable: FrameSession = { kind: 'member', wallet: { kind: 'failed', onRetry: retrySession } };

/** `isLate`: who the login belongs to has been waited for long enough. */
function frameSession(view: SessionView, isLate: boolean): FrameSession {
  switch (view.kind) {
    case 'restoring':
      return isLate ? unreachable : { kind: 'unknown' };
    case 'unreachable':
      return unreachable;
    case 'member':
      return {
        kind: 'member',
        wallet: { kind: 'ready', balance: view.member.balance, isStale: view.isStale },
      };
    case 'guest':
    case 'expired':
    case 'forcedOffline':
    case 'blocked':
      return { kind: 'guest' };
  }
}

/** How much is unread, once a member is there; its words and calls come with the first look. */
function useUnread(view: SessionView): UnreadCount | undefined {
  const memberId = view.kind === 'member' ? view.member.id : null;
  const { data } = useQuery({
    queryKey: ['listNotifications', memberId, 'unread'],
    queryFn: async ({ signal }) =>
      (await import('../routes/information/information.reads.ts')).countUnread(memberId ?? 0, signal),
    enabled: memberId !== null,
  });
  return data;
}

/** The main layout around every page but those that stand alone. */
export function Layout({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  const { pathname, search } = useLocation();
  const { view } = useSession();
  const isLate = useSlow(view.kind === 'restoring');
  useEffect(() => {
    // The boot script covers the guest's buttons of the prerendered page while a stored token is being tried.
    if (view.kind !== 'restoring' || isLate) delete document.documentElement.dataset.session;
  }, [view.kind, isLate]);
  return (
    <SiteFrame
      view={frameSession(view, isLate)}
      unread={useUnread(view)}
      current={framePlace(pathname, search)}
      footer={lateFooter}
    >
      {children}
    </SiteFrame>
  );
}
