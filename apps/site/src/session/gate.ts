import type { Member } from '@fortuna/domain/model/auth.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import type { SessionView } from '@fortuna/flows/session/session.types.ts';

/** Who a member's page is for, just now. */
export type Gate =
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | { readonly kind: 'member'; readonly member: Member; readonly hasExpired: boolean };

/**
 * The gate of a member's page (requirement SHELL-07: no route guards, the page itself asks), from what it was and how the session
 * stands. Where the login ends while the page is open, the page stays as it is, so that what has been typed is there after the next
 * login; after a logout it does not.
 */
export function nextGate(before: Gate, view: SessionView): Gate {
  const kept = before.kind === 'member' ? before : null;
  switch (view.kind) {
    case 'member':
      return kept?.member === view.member && !kept.hasExpired
        ? kept
        : { kind: 'member', member: view.member, hasExpired: false };
    case 'restoring':
      return kept ?? { kind: 'loading' };
    case 'unreachable':
      return kept ?? { kind: 'failed', problem: view.problem };
    case 'expired':
      return kept ? { ...kept, hasExpired: true } : { kind: 'signedOut' };
    case 'guest':
      return kept?.hasExpired ? kept : { kind: 'signedOut' };
    case 'forcedOffline':
      return { kind: 'signedOut' };
  }
}

/** True where nothing is to be drawn anew. */
export function isSameGate(one: Gate, other: Gate): boolean {
  if (one.kind !== other.kind) return false;
  if (one.kind === 'member' && other.kind === 'member')
    return one.member === other.member && one.hasExpired === other.hasExpired;
  if (one.kind === 'failed' && other.kind === 'failed') return one.problem === other.problem;
  return true;
}
