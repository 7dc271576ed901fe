import type { Api } from '@fortuna/api/client.ts';
import { ProblemError } from '@fortuna/domain/problem.ts';
import { currentApi } from '../platform/api.ts';
import { storedToken } from '../platform/token.ts';
import { getSession } from './session-store.ts';

/**
 * The client for a call of this member: a page, form or flow of one member sends nothing under the login of another, who may have
 * come in another tab a moment ago. Throws as for an expired login where the login of this tab is not known to be the member's.
 */
export function apiOf(memberId: number): Api {
  const { owner } = getSession();
  if (owner?.memberId !== memberId || owner.token !== storedToken())
    throw new ProblemError({ kind: 'unauthenticated' });
  return currentApi();
}
