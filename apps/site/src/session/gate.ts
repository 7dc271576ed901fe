import type { Member } from '@fortuna/domain/model/auth.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import type { SessionView } from '@fortuna/flows/session/session.types.ts';

/** Who a member's page is for, just now. */
export type Gate =
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | {
      readonly kind: 'member';
      readonly member: Member;
      readonly hasExpired: boolean;
      /** Somebody has logged in elsewhere: until it is known who, the page is kept, but shown to nobody. */
      readonly isUncertain: boolean;
    };

const signedOut: Gate = { kind: 'signedOut' };
const loading: Gate = { kind: 'loading' };

/**
 * The gate of a member's page (requirement SHELL-07: no route guards, the page itself asks), from what it was and how the session
 * stands; the same object where nothing has changed. Where the login ends while the page is open, the page stays as it is, so that
 * what has been typed is there after the next login; after a logout it does not.
 */
export function nextGate(before: Gate, view: SessionView): Gate {
  const kept = before.kind === 'member' ? before : null;
  switch (view.kind) {
    case 'member':
      return kept?.member === view.member && !kept.hasExpired && !kept.isUncertain
        ? kept
        : { kind: 'member', member: view.member, hasExpired: false, isUncertain: false };
    case 'restoring':
      if (kept === null) return loading;
      return kept.isUncertain ? kept : { ...kept, isUncertain: true };
    case 'unreachable':
      if (kept !== null) return kept;
      return before.kind === 'failed' && before.problem === view.problem
        ? before
        : { kind: 'failed', problem: view.problem };
    case 'expired':
      if (kept === null) return signedOut;
      return kept.hasExpired ? kept : { ...kept, hasExpired: true };
    case 'guest':
      return kept?.hasExpired ? kept : signedOut;
    case 'forcedOffline':
    case 'blocked':
      return signedOut;
  }
}
