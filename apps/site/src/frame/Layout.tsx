import type { UnreadCount } from '@fortuna/ui/components/CountBadge/count-badge-props.ts';
import { SiteFrame } from '@fortuna/ui/screens/site/SiteFrame/SiteFrame.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import type { SessionView } from '../session/session-store.ts';
import { useSession } from '../session/session-store.ts';
import { framePlace } from './frame-place.ts';
import { lateFooter } from './late-footer.tsx';
import { useUiState } from './ui-store.ts';
import { useFrameSession } from './use-frame-session.ts';

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
  const { pathname } = useLocation();
  const { view } = useSession();
  const session = useFrameSession();
  return (
    <SiteFrame
      view={session}
      unread={useUnread(view)}
      claimable={useUiState().claimable}
      current={framePlace(pathname)}
      address={pathname}
      footer={lateFooter}
    >
      {children}
    </SiteFrame>
  );
}
