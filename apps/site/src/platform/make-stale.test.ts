import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refreshMember } from '../session/session-store.ts';
import type { Cause } from './effects.ts';
import { makeStale } from './make-stale.ts';
import { queryClient } from './query-client.ts';

vi.mock('../session/session-store.ts', () => ({ refreshMember: vi.fn() }));

/** Some reads as pages hold them: operation, owner and input. */
const reads = [
  ['listWithdrawals', 7, 'pt', { page: 1 }],
  ['listWithdrawals', 7, 'pt', { page: 2 }],
  ['getWithdrawalRules', 7, 'pt', null],
  ['getAllBalance', 7, 'pt', null],
  ['listDeposits', 7, 'pt', { page: 1 }],
  ['listGames', null, 'pt', null],
] as const;

beforeEach(() => {
  for (const key of reads) queryClient.setQueryData(key, 'known');
});

afterEach(() => {
  queryClient.clear();
  vi.clearAllMocks();
});

function staleAfter(cause: Cause): readonly string[] {
  makeStale(cause);
  const stale = reads.filter((key) => queryClient.getQueryState(key)?.isInvalidated);
  return stale.map(([operation]) => operation);
}

test('a withdrawal makes the money, the withdrawals and their rules stale, in every page of them', () => {
  expect(staleAfter('createWithdrawal')).toEqual([
    'listWithdrawals',
    'listWithdrawals',
    'getWithdrawalRules',
    'getAllBalance',
  ]);
  expect(refreshMember).toHaveBeenCalledOnce();
});

test('a deposit that waits for its payment moves no money yet', () => {
  expect(staleAfter('createDeposit')).toEqual(['listDeposits']);
  expect(refreshMember).not.toHaveBeenCalled();
});

test('what has no effects leaves everything as it is', () => {
  expect(staleAfter('verifyPassword')).toEqual([]);
  expect(staleAfter('listGames')).toEqual([]);
  expect(refreshMember).not.toHaveBeenCalled();
});
