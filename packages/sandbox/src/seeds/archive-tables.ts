import { gameTypes } from '@fortuna/domain/model/games.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { World } from '../world/world.ts';

/** Records of each kind that `arquivo` has. */
export const archiveLength = 10_000;

const hour = 3_600_000;
const minute = 60_000;

/** Records of each kind in a day, one for each of the eleven game types; two hours lie between them. */
export const archivePerDay = gameTypes.length;
/** Places of the first day that have no record, so that the last day has all of its. */
const missing = (archivePerDay - (archiveLength % archivePerDay)) % archivePerDay;
/** Days from the first one to the last one. */
export const archiveDays = (archiveLength + missing) / archivePerDay;

/** What the records are made from; instants in milliseconds, money in centavos. */
export interface ArchiveFrame {
  readonly memberId: number;
  readonly bankAccountId: number;
  readonly ownerName: string;
  readonly account: string;
  /** Start of the first day. */
  readonly start: number;
  /** First free id of the ledger's transactions. */
  readonly firstTransaction: number;
  /** JSON of rows [code, type, provider, stake, win, outcome, proof], which rounds repeat in turn; their types follow each other. */
  readonly rounds: string;
  /** A multiple of the records of a day. */
  readonly roundCount: number;
}

/** Transactions that a record can have: deposit, rebate, round, withdrawal, review. */
const step = 5;

/** A whole number inlined: as a bound parameter it would be a float, and would divide like one. */
export function whole(value: number): SQL {
  return sql.raw(String(value));
}

/** One row for each record: its number from 0, its number from the first day's start, its place in the day, and its instant. */
export function archiveHours(frame: ArchiveFrame): SQL {
  return sql`with recursive counted(i) as (select 0 union all select i + 1 from counted where i < ${archiveLength - 1}),
    placed as (select i, i + ${whole(missing)} as n from counted),
    hours as materialized (select *, n % ${whole(archivePerDay)} as place,
      ${whole(frame.start)} + n / ${whole(archivePerDay)} * ${whole(24 * hour)} + n % ${whole(archivePerDay)} * ${whole(2 * hour)} as at
      from placed)`;
}

/**
 * What happens around each record, from which every table is filled. A deposit brings at least 30.00 more than the withdrawal that
 * follows it takes, so that no round can ever bring the wallet below zero.
 */
function orders(frame: ArchiveFrame): SQL {
  return sql`${archiveHours(frame)}, plan as (select *, ${whole(frame.firstTransaction)} + i * ${whole(step)} as tx,
      5000 + (i * 37 % 46) * 1000 as deposited, i % 20 <> 13 as is_paid, i % 15 <> 4 as is_approved from hours),
    sums as (select *, case when is_paid then deposited - 3000 else 2000 end as drawn,
      is_paid and deposited >= 10000 as is_rebated, deposited / 5 as rebate,
      strftime('%Y%m%d', (at - ${3 * hour}) / 1000, 'unixepoch') || printf('%010d', i) as number from plan),
    orders as materialized (select *, case when i % 10 = 3 then max(100, (drawn + 10) / 20) else 0 end as fee from sums),
    templates as materialized (select key as template, value ->> 0 as code, value ->> 1 as type, value ->> 2 as provider,
      value ->> 3 as stake, value ->> 4 as win, value ->> 5 as outcome, value ->> 6 as proof from json_each(${frame.rounds}))`;
}

/** One row for each money movement of the orders and rounds: which transaction, from where to where, how much, when. */
function movements(frame: ArchiveFrame): SQL {
  const wallet = `member:${frame.memberId}:wallet`;
  const hold = `member:${frame.memberId}:withdrawal-hold`;
  return sql`${orders(frame)}, moves(tx, kind, reference, source, target, amount, at) as materialized (
    select tx, 'deposit', 'D' || number, 'provider:pix', ${wallet}, deposited, at + ${minute} from orders where is_paid
    union all select tx + 1, 'bonus', 'B' || number, 'house:promotions', ${wallet}, rebate, at + ${2 * minute}
      from orders where is_rebated
    union all select tx + 2, 'round', code || ':archive-' || i, ${wallet}, 'house:games', stake, at + ${10 * minute}
      from orders join templates on template = n % ${whole(frame.roundCount)}
    union all select tx + 2, 'round', code || ':archive-' || i, 'house:games', ${wallet}, win, at + ${10 * minute}
      from orders join templates on template = n % ${whole(frame.roundCount)} where win > 0
    union all select tx + 3, 'withdrawal', 'W' || number, ${wallet}, ${hold}, drawn, at + ${20 * minute} from orders
    union all select tx + 4, 'withdrawal-approved', 'W' || number, ${hold}, 'provider:pix', drawn - fee,
      at + ${40 * minute} from orders where is_approved
    union all select tx + 4, 'withdrawal-approved', 'W' || number, ${hold}, 'house:fees', fee, at + ${40 * minute}
      from orders where is_approved and fee > 0
    union all select tx + 4, 'withdrawal-rejected', 'W' || number, ${hold}, ${wallet}, drawn, at + ${40 * minute}
      from orders where not is_approved)`;
}

export function insertLedger({ db }: World, frame: ArchiveFrame): void {
  db.run(sql`insert into ledger_transactions (id, kind, reference, at)
    ${movements(frame)} select distinct tx, kind, reference, at from moves order by tx`);
  db.run(sql`insert into ledger_entries (transaction_id, account, amount, at)
    ${movements(frame)} select tx, account, amount, at from (
      select tx, source as account, -amount as amount, at from moves
      union all select tx, target, amount, at from moves) order by tx`);
}

export function insertOrders({ db }: World, frame: ArchiveFrame): void {
  const { memberId } = frame;
  db.run(sql`insert into deposits
    (bill_no, member_id, amount, fee, channel_id, payment_type, status, fail_reason, language, created_at, expires_at, confirmed_at)
    ${orders(frame)} select 'D' || number, ${memberId}, deposited, 0, 11 + i % 2, 'online_pix', case when is_paid then 2 else 3 end,
    case when is_paid then null else 'notPaid' end, 'pt', at, at + ${15 * minute},
    at + case when is_paid then ${minute} else ${15 * minute} end from orders`);
  db.run(sql`insert into withdrawals
    (bill_no, member_id, amount, fee, bank_account_id, account, owner_name, bank_type, payment_type, status, fail_reason,
    created_at, confirmed_at)
    ${orders(frame)} select 'W' || number, ${memberId}, drawn, fee, ${frame.bankAccountId}, ${frame.account},
    ${frame.ownerName}, 'PIX_CPF', 'pix', case when is_approved then 2 else 3 end,
    case when is_approved then null else 'otherOwner' end,
    at + ${20 * minute}, at + ${40 * minute} from orders`);
  db.run(sql`insert into rewards
    (bill_no, member_id, source, item, money, turnover, covered, status, related_bill_no, at, covered_at)
    ${orders(frame)} select 'B' || number, ${memberId}, 'rechargerebate', 'D' || number, rebate, deposited * 5, deposited * 5, 2,
    'D' || number, at + ${2 * minute}, at + ${50 * minute} from orders where is_rebated`);
}

export function insertRounds({ db }: World, frame: ArchiveFrame): void {
  db.run(sql`insert into rounds
    (member_id, game_code, game_type, provider_key, key, status, stake, win, outcome, proof, at, settled_at)
    ${orders(frame)} select ${frame.memberId}, code, type, provider, 'archive-' || i, 'settled', stake, win, outcome, proof,
    at + ${10 * minute}, at + ${10 * minute}
    from orders join templates on template = n % ${whole(frame.roundCount)}`);
}

export function insertInformation({ db }: World, frame: ArchiveFrame): void {
  const { memberId } = frame;
  const unreadFrom = archiveLength - 12;
  db.run(sql`insert into notifications (member_id, type, notice, notice_values, bill_no, is_read, at)
    ${orders(frame)} select ${memberId}, case when is_approved then 'withdrawal_approved' else 'withdrawal_rejected' end,
    case when is_approved then 'withdrawalApproved' else 'withdrawalRejected' end,
    json_object('money', case when is_approved then drawn - fee else drawn end,
      'reason', 'otherOwner'),
    'W' || number, i < ${unreadFrom}, at + ${40 * minute} from orders`);
  db.run(sql`insert into member_messages (member_id, title, content, is_read, at)
    ${orders(frame)} select ${memberId}, 'Boletim nº ' || (i + 1),
    'Novidades da semana: jogos novos, horários do suporte e dicas de jogo responsável.', i < ${unreadFrom}, at from orders`);
}

/** The totals that promotions and VIP keep about the records above. */
export function insertSums({ db }: World, { memberId }: ArchiveFrame): void {
  const day = (column: string) => sql.raw(`date((${column} - ${3 * hour}) / 1000, 'unixepoch')`);
  db.run(sql`insert into recharge_days (member_id, day, amount)
    select member_id, ${day('confirmed_at')}, sum(amount) from deposits
    where member_id = ${memberId} and status = 2 group by 2`);
  db.run(sql`insert into play_days (member_id, day, game_type, stake, payout)
    select member_id, ${day('at')}, game_type, sum(stake), sum(win) from rounds
    where member_id = ${memberId} group by 2, 3`);
  db.run(sql`insert into member_totals (member_id, recharge, betting, points)
    select ${memberId}, (select sum(amount) from recharge_days where member_id = ${memberId}),
    (select sum(stake) from play_days where member_id = ${memberId}),
    (select sum(points) from (select sum(stake) / 1000 as points from play_days where member_id = ${memberId} group by day))`);
}
