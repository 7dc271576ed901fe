import type { components } from '@fortuna/api/generated/schema.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import { type SQL, sql } from 'drizzle-orm';
import { gameAccountOf, type TransactionKind, walletOf } from './ledger.ts';
import type { Slice, Span } from './order-centre.ts';
import { ledgerEntries, ledgerTransactions } from './schema.ts';
import type { World } from './world.ts';

export type MoneyLogType = components['schemas']['MoneyLogType'];

/** What a ledger transaction is called in a member's log, by whether the wallet gains or loses. */
const typesByKind: Readonly<
  Record<TransactionKind, { readonly gain: MoneyLogType; readonly loss: MoneyLogType }>
> = {
  deposit: { gain: 'recharge', loss: 'adjustment' },
  withdrawal: { gain: 'adjustment', loss: 'drawing' },
  // Money that is held already: the wallet does not see it.
  'withdrawal-approved': { gain: 'adjustment', loss: 'adjustment' },
  'withdrawal-rejected': { gain: 'drawing_return', loss: 'adjustment' },
  round: { gain: 'payout', loss: 'bet' },
  'round-void': { gain: 'bet_return', loss: 'adjustment' },
  bonus: { gain: 'bonus', loss: 'adjustment' },
  agency: { gain: 'agency', loss: 'adjustment' },
  rebate: { gain: 'rebate', loss: 'adjustment' },
  'reward-cancelled': { gain: 'adjustment', loss: 'adjustment' },
  // Money of the rebate wallet, which is collected as `rebate`.
  'rebate-accrued': { gain: 'adjustment', loss: 'adjustment' },
  'transfer-in': { gain: 'adjustment', loss: 'transfer_out' },
  'transfer-out': { gain: 'transfer_in', loss: 'adjustment' },
};

export interface Movement {
  readonly id: number;
  readonly billNo: string;
  readonly type: MoneyLogType;
  /** Signed. */
  readonly amount: Centavos;
  readonly balanceAfter: Centavos;
  readonly at: number;
}

interface EntryRow {
  readonly id: number;
  readonly kind: TransactionKind;
  readonly reference: string;
  readonly amount: Centavos;
  readonly at: number;
}

function ofType(type: MoneyLogType): SQL {
  const kinds = Object.entries(typesByKind);
  const named = (side: 'gain' | 'loss') =>
    sql.join(
      [sql`''`, ...kinds.filter(([, types]) => types[side] === type).map(([kind]) => sql`${kind}`)],
      sql`, `,
    );
  return sql`and ((entry.amount > 0 and tx.kind in (${named('gain')}))
    or (entry.amount < 0 and tx.kind in (${named('loss')})))`;
}

/** Entries of some accounts in a time, without select, order and bounds. */
function entriesOf(accounts: SQL, { from, to }: Span): SQL {
  return sql`from ${ledgerEntries} entry cross join ${ledgerTransactions} tx on tx.id = entry.transaction_id
    where ${accounts} and entry.at between ${from} and ${to}`;
}

const wallet = (memberId: number): SQL => sql`entry.account = ${walletOf(memberId)}`;

/** What each provider of games holds: all accounts that begin alike. */
function gameAccounts(memberId: number): SQL {
  const first = gameAccountOf(memberId, '');
  return sql`(entry.account >= ${first} and entry.account < ${first.replace(/:$/, ';')})`;
}

/** Sum of the wallet's entries from one place in its order (exclusive) to another (inclusive). */
function sumBetween(world: World, memberId: number, after: EntryRow | null, upTo: EntryRow): Centavos {
  const lower = after === null ? sql`` : sql`and at >= ${after.at} and (at, id) > (${after.at}, ${after.id})`;
  const row = world.db.get<{ total: number | null }>(
    sql`select sum(amount) as total from ${ledgerEntries}
      where account = ${walletOf(memberId)} ${lower}
      and at <= ${upTo.at} and (at, id) <= (${upTo.at}, ${upTo.id})`,
  );
  return row?.total ?? 0;
}

/** A member's movements, newest first, each with the balance that it left. */
export function listMovements(
  world: World,
  memberId: number,
  span: Span,
  type: MoneyLogType | undefined,
  { limit, offset }: Slice,
): Movement[] {
  const rows = world.db.all<EntryRow>(
    sql`select entry.id as id, tx.kind as kind, tx.reference as reference, entry.amount as amount, entry.at as at
      ${entriesOf(wallet(memberId), span)} ${type === undefined ? sql`` : ofType(type)} order by entry.at desc, entry.id desc limit ${limit} offset ${offset}`,
  );
  let newer: EntryRow | null = null;
  let balance = 0;
  return rows.map((row) => {
    // From the newest row on, only the entries between two rows are added up.
    balance =
      newer === null
        ? sumBetween(world, memberId, null, row)
        : balance - sumBetween(world, memberId, row, newer);
    newer = row;
    const { gain, loss } = typesByKind[row.kind];
    return {
      id: row.id,
      billNo: row.reference,
      type: row.amount > 0 ? gain : loss,
      amount: row.amount,
      balanceAfter: balance,
      at: row.at,
    };
  });
}

export interface MovementSum {
  readonly type: MoneyLogType;
  readonly movements: number;
  readonly gained: Centavos;
  /** Positive. */
  readonly lost: Centavos;
}

/** What the wallet's movements of a time add up to, by type. */
export function sumMovements(world: World, memberId: number, span: Span): readonly MovementSum[] {
  return sumsOf(world, entriesOf(wallet(memberId), span));
}

/**
 * What came to a member and left them, by type: in the wallet and at providers, where rounds are played. What moves between the two
 * changes nothing of what they have, and is not counted.
 */
export function sumOwnMoney(world: World, memberId: number, span: Span): readonly MovementSum[] {
  const own = sql`(${wallet(memberId)} or ${gameAccounts(memberId)})`;
  return sumsOf(world, sql`${entriesOf(own, span)} and tx.kind not in ('transfer-in', 'transfer-out')`);
}

function sumsOf(world: World, entries: SQL): readonly MovementSum[] {
  const rows = world.db.all<Omit<MovementSum, 'type'> & { readonly kind: TransactionKind }>(
    sql`select tx.kind as kind, count(*) as movements, sum(max(entry.amount, 0)) as gained,
      sum(max(-entry.amount, 0)) as lost ${entries} group by tx.kind, entry.amount > 0`,
  );
  const sums = new Map<MoneyLogType, MovementSum>();
  for (const { kind, movements, gained, lost } of rows) {
    const type = typesByKind[kind][gained > 0 ? 'gain' : 'loss'];
    const before = sums.get(type) ?? { type, movements: 0, gained: 0, lost: 0 };
    sums.set(type, {
      type,
      movements: before.movements + movements,
      gained: before.gained + gained,
      lost: before.lost + lost,
    });
  }
  return [...sums.values()];
}
