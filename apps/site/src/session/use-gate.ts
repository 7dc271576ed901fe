import type { Member } from '@fortuna/domain/model/auth.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import { useRef } from 'react';
import { useSession } from './session-store.ts';

/** Who a member's page is for, just now. */
export type Gate =
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | { readonly kind: 'member'; readonly member: Member };

/**
 * The gate of a member's page (requirement SHELL-07: no route guards, the page itself asks). Where the login ends while the page
 * is open, the page stays as it is, so that what has been typed is there after the next login; after a logout it does not.
 */
export function useGate(): Gate {
  const { view } = useSession();
  const kept = useRef<Member | null>(null);
  const hasExpired = useRef(false);
  switch (view.kind) {
    case 'member':
      kept.current = view.member;
      hasExpired.current = false;
      return { kind: 'member', member: view.member };
    case 'restoring':
      return kept.current ? { kind: 'member', member: kept.current } : { kind: 'loading' };
    case 'unreachable':
      return kept.current
        ? { kind: 'member', member: kept.current }
        : { kind: 'failed', problem: view.problem };
    case 'expired':
      hasExpired.current = true;
      return kept.current ? { kind: 'member', member: kept.current } : { kind: 'signedOut' };
    case 'guest':
      if (hasExpired.current && kept.current) return { kind: 'member', member: kept.current };
      kept.current = null;
      return { kind: 'signedOut' };
    case 'forcedOffline':
      return { kind: 'signedOut' };
  }
}
