import type { Centavos } from '@fortuna/domain/money.ts';
import { eq, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { prepared } from './prepared.ts';
import { Refusal } from './refusal.ts';
import { ledgerEntries, ledgerTransactions } from './schema.ts';
import type { World } from './world.ts';

/** A place that holds money. Every centavo leaves one account and reaches another. */
export type Account =
  | `member:${number}:wallet`
  | `member:${number}:withdrawal-hold`
  | `member:${number}:rebate`
  | `member:${number}:game:${string}`
  | 'house:games'
  | 'house:fees'
  | 'house:promotions'
  | 'provider:pix'
  | 'provider:ted'
  | 'provider:wallet';

export type TransactionKind =
  | 'deposit'
  | 'withdrawal'
  | 'withdrawal-approved'
  | 'withdrawal-rejected'
  | 'round'
  | 'round-void'
  | 'bonus'
  | 'agency'
  | 'reward-cancelled'
  | 'rebate'
  | 'rebate-accrued'
  | 'transfer-in'
  | 'transfer-out';

export interface Move {
  readonly from: Account;
  readonly to: Account;
  /** Above zero; moves of nothing are left out. */
  readonly amount: Centavos;
}

/** A member's spendable money. */
export function walletOf(memberId: number): Account {
  return `member:${memberId}:wallet`;
}

/** A member's money that waits for a withdrawal's review. */
export function holdOf(memberId: number): Account {
  return `member:${memberId}:withdrawal-hold`;
}

/** A member's rebates that wait to be collected. */
export function rebateWalletOf(memberId: number): Account {
  return `member:${memberId}:rebate`;
}

/** A member's money at a provider of games, from which stakes are taken. */
export function gameAccountOf(memberId: number, providerKey: string): Account {
  return `member:${memberId}:game:${providerKey}`;
}

const accountBalance = prepared((db) =>
  db
    .select({ balance: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.account, sql.placeholder('account')))
    .prepare(),
);

/** The sum of an account's entries. */
export function balanceOf(db: Database, account: Account): Centavos {
  return accountBalance(db).get({ account })?.balance ?? 0;
}

function isMembers(account: Account): boolean {
  return account.startsWith('member:');
}

/**
 * Writes one transaction whose entries sum to zero, moves in order. Call inside a database transaction.
 * @throws Refusal `insufficientBalance` when a member's account would fall below zero.
 */
export function post(
  world: World,
  kind: TransactionKind,
  reference: string,
  moves: readonly Move[],
  at: number = world.clock.now(),
): void {
  const balances = new Map<Account, Centavos>();
  const taken = moves.filter((move) => move.amount !== 0);
  for (const { from, to, amount } of taken) {
    if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`Not an amount to move: ${amount}`);
    for (const account of [from, to]) {
      if (!balances.has(account))
        balances.set(account, isMembers(account) ? balanceOf(world.db, account) : 0);
    }
    const left = (balances.get(from) ?? 0) - amount;
    if (isMembers(from) && left < 0) throw new Refusal('insufficientBalance');
    balances.set(from, left);
    balances.set(to, (balances.get(to) ?? 0) + amount);
  }
  const { id } = world.db
    .insert(ledgerTransactions)
    .values({ kind, reference, at })
    .returning({ id: ledgerTransactions.id })
    .get();
  const entries = taken.flatMap(({ from, to, amount }) => [
    { transactionId: id, account: from, amount: -amount, at },
    { transactionId: id, account: to, amount, at },
  ]);
  if (entries.length > 0) world.db.insert(ledgerEntries).values(entries).run();
}

export interface LedgerListing {
  readonly entries: ReadonlyArray<{ tx: number; account: string; amount: Centavos; at: string }>;
  readonly balances: Readonly<Record<string, Centavos>>;
}

/** Every entry, and the balance of every account. */
export function listLedger(db: Database): LedgerListing {
  const rows = db
    .select({
      tx: ledgerEntries.transactionId,
      account: ledgerEntries.account,
      amount: ledgerEntries.amount,
      at: ledgerTransactions.at,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .orderBy(ledgerEntries.id)
    .all();
  const balances: Record<string, Centavos> = {};
  for (const { account, amount } of rows) balances[account] = (balances[account] ?? 0) + amount;
  return { entries: rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() })), balances };
}

export interface LedgerCheck {
  readonly total: Centavos;
  readonly unbalancedTransactions: number;
  readonly accountsBelowZero: readonly string[];
}

/** What must hold at any time: all sums zero, no member below zero. */
export function checkLedger(db: Database): LedgerCheck {
  const amount = sql<number>`sum(${ledgerEntries.amount})`;
  const total = db
    .select({ total: sql<number>`coalesce(${amount}, 0)` })
    .from(ledgerEntries)
    .get();
  const unbalanced = db
    .select({ id: ledgerEntries.transactionId })
    .from(ledgerEntries)
    .groupBy(ledgerEntries.transactionId)
    .having(sql`${amount} <> 0`)
    .all();
  const below = db
    .select({ account: ledgerEntries.account })
    .from(ledgerEntries)
    .where(sql`${ledgerEntries.account} like 'member:%'`)
    .groupBy(ledgerEntries.account)
    .having(sql`${amount} < 0`)
    .all();
  return {
    total: total?.total ?? 0,
    unbalancedTransactions: unbalanced.length,
    accountsBelowZero: below.map((row) => row.account),
  };
}
