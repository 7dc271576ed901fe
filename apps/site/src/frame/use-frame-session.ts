import { useSlow } from '@fortuna/ui/screens/page/waiting/useSlow.ts';
import type { FrameSession } from '@fortuna/ui/screens/site/SiteFrame/SiteFrame.view.ts';
import { useEffect } from 'react';
import { retrySession, type SessionView, useSession } from '../session/session-store.ts';

const unreachable: FrameSession = { kind: 'member', wallet: { kind: 'failed', onRetry: retrySession } };

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

/** Who is looking, as far as that is known. Whose login has been waited for long enough is no guest, but a member who cannot be read. */
export function useFrameSession(): FrameSession {
  const { view } = useSession();
  const isLate = useSlow(view.kind === 'restoring');
  const session = frameSession(view, isLate);
  useEffect(() => {
    // The boot script covers the account's end of every bar while a stored token is being tried.
    if (session.kind !== 'unknown') delete document.documentElement.dataset.session;
  }, [session.kind]);
  return session;
}
