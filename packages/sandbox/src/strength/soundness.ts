import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../world/database.ts';

/** Each query finds rows that must not exist. Names say what is wrong with them. */
const faults: Readonly<Record<string, SQL>> = {
  'transaction whose entries do not sum to zero': sql`
    select transaction_id as id, sum(amount) as sum from ledger_entries group by transaction_id having sum(amount) <> 0`,
  'entry without its transaction': sql`
    select id from ledger_entries where transaction_id not in (select id from ledger_transactions)`,
  'member below zero': sql`
    select account, sum(amount) as sum from ledger_entries where account like 'member:%' group by account having sum(amount) < 0`,
  'order booked other than exactly as its state says': sql`
    with booked as (
      select t.kind, t.reference, count(distinct t.id) as bookings, sum(max(e.amount, 0)) as amount
      from ledger_transactions t left join ledger_entries e on e.transaction_id = t.id
      group by t.kind, t.reference
    ), due as (
      select 'deposit' as kind, bill_no, amount + fee as amount, status = 2 as is_due from deposits
      union all select 'withdrawal', bill_no, amount, 1 from withdrawals
      union all select 'withdrawal-approved', bill_no, amount, status = 2 from withdrawals
      union all select 'withdrawal-rejected', bill_no, amount, status = 3 from withdrawals
      union all select case source when 'fs' then 'rebate' when 'agency' then 'agency' else 'bonus' end, bill_no, money, 1
        from rewards
      union all select 'reward-cancelled', bill_no, taken_back, status = 3 from rewards
      union all select case kind when 'in' then 'transfer-in' else 'transfer-out' end, bill_no, amount, 1 from game_transfers
    )
    select due.kind, due.bill_no, due.amount, booked.amount as booked, booked.bookings
    from due left join booked on booked.kind = due.kind and booked.reference = due.bill_no
    where coalesce(booked.bookings, 0) <> due.is_due or (due.is_due and coalesce(booked.amount, 0) <> due.amount)`,
  'booking without its order': sql`
    select kind, reference from ledger_transactions where
      (kind = 'deposit' and reference not in (select bill_no from deposits))
      or (kind like 'withdrawal%' and reference not in (select bill_no from withdrawals))
      or (kind like 'transfer-%' and reference not in (select bill_no from game_transfers))
      or (kind in ('bonus', 'rebate', 'agency', 'reward-cancelled') and reference not in (select bill_no from rewards))`,
  'reward paid more than once for the same': sql`
    select member_id, source, item from rewards group by member_id, source, item having count(*) > 1`,
  'more taken back than was given': sql`select bill_no, money, taken_back from rewards where taken_back > money`,
  'money held for rewards beyond the wallet, or without an open reward': sql`
    with held as (
      select cast(substr(account, 8, instr(substr(account, 8), ':') - 1) as integer) as member_id, sum(amount) as amount
      from ledger_entries where account like 'member:%:wallet' or account like 'member:%:game:%' group by 1
    )
    select id, bonus_money from members left join held on held.member_id = members.id where bonus_money < 0
      or bonus_money > coalesce(held.amount, 0)
      or (bonus_money > 0 and not exists (select 1 from rewards where member_id = members.id and status = 1))`,
  'day spun more than once': sql`
    select member_id, wheel, ticket from spins group by member_id, wheel, kind, ticket having count(*) > 1`,
  'key used for two orders': sql`
    select member_id, idempotency_key from (
      select member_id, idempotency_key from deposits
      union all select member_id, idempotency_key from withdrawals
      union all select member_id, idempotency_key from spins
      union all select member_id, idempotency_key from game_transfers
      union all select member_id, idempotency_key from rewards
    ) where idempotency_key is not null group by member_id, idempotency_key having count(*) > 1`,
  'order without the answer that was saved with it': sql`
    select idempotency_key from (
      select member_id, idempotency_key from deposits union all select member_id, idempotency_key from withdrawals
      union all select member_id, idempotency_key from game_transfers
    ) as orders where idempotency_key is not null and not exists (
      select 1 from saved_answers a where a.member_id = orders.member_id and a.key = orders.idempotency_key)`,
  'move between wallet and provider that has moved anything else': sql`
    select t.reference from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.kind like 'transfer-%' and e.account not like 'member:%:wallet' and e.account not like 'member:%:game:%'`,
  'saved success without its order': sql`
    select key, answer from saved_answers where json_extract(answer, '$.status') = 'success' and (
      (operation = 'createDeposit' and json_extract(answer, '$.data.bill_no') not in (select bill_no from deposits))
      or (operation = 'createWithdrawal' and json_extract(answer, '$.data.bill_no') not in (select bill_no from withdrawals))
      or (operation like 'transfer%' and json_extract(answer, '$.data.bill_no') not in (select bill_no from game_transfers)))`,
};

/**
 * What must never be in the database, whatever happened before: a line for each finding, empty when the books are sound. Queried in
 * SQL of its own, so that it does not share a mistake with the code that it looks at.
 */
export function bookFaults(db: Database): string[] {
  return Object.entries(faults).flatMap(([name, query]) =>
    db.all(query).map((row) => `${name}: ${JSON.stringify(row)}`),
  );
}

/** The sums of the entries by account. */
export function accountSums(db: Database): ReadonlyMap<string, number> {
  const rows = db.all<{ account: string; sum: number }>(
    sql`select account, sum(amount) as sum from ledger_entries group by account`,
  );
  return new Map(rows.map(({ account, sum }) => [account, sum]));
}
