import { expect } from '@playwright/test';
import { type Ledger, sandbox } from './sandbox-control.ts';

function sumBy(entries: Ledger['entries'], key: (entry: Ledger['entries'][number]) => string) {
  const sums = new Map<string, number>();
  for (const entry of entries) sums.set(key(entry), (sums.get(key(entry)) ?? 0) + entry.amount);
  return sums;
}

/** The books: every transaction sums to zero, every balance is the sum of its entries. Hands the balances on. */
export async function soundBooks(): Promise<Ledger['balances']> {
  const { entries, balances } = await sandbox.ledger();
  const unbalanced = [...sumBy(entries, (entry) => String(entry.tx))].filter(([, sum]) => sum !== 0);
  expect(unbalanced, 'transactions that do not sum to zero').toEqual([]);
  expect(balances).toEqual(Object.fromEntries(sumBy(entries, (entry) => entry.account)));
  return balances;
}

/** What the books say of the member's money: to spend, and held for a withdrawal. */
export async function booksOf(memberId: number): Promise<{ readonly wallet: number; readonly hold: number }> {
  const balances = await soundBooks();
  return {
    wallet: balances[`member:${memberId}:wallet`] ?? 0,
    hold: balances[`member:${memberId}:withdrawal-hold`] ?? 0,
  };
}

/** Tells the accounts of a member's money to play with: the wallet, and those at providers. */
export async function purseOf(member: string): Promise<(account: string) => boolean> {
  const id = await sandbox.memberId(member);
  return (account) => account === `member:${id}:wallet` || account.startsWith(`member:${id}:game:`);
}

/** What the house wins or loses with games from here on. */
export async function houseMoved(): Promise<() => Promise<number>> {
  const own = async () => (await sandbox.ledger()).balances['house:games'] ?? 0;
  const before = await own();
  return async () => (await own()) - before;
}
