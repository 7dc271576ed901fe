import { gameTypes } from '@fortuna/domain/model/games.ts';
import { type SQL, sql } from 'drizzle-orm';
import { rebateWalletOf, type TransactionKind, walletOf } from '../world/ledger.ts';
import { settlementHour } from '../world/promotions/agency-rules.ts';
import { rebateBasisPoints, vipLevels } from '../world/promotions/vip-levels.ts';
import { ledgerTransactions } from '../world/schema.ts';
import type { World } from '../world/world.ts';
import { type ArchiveFrame, whole } from './archive-tables.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** The settlement hour of the day after, for an expression that is an instant of a day since the archive's first one. */
export function settledAfter({ start }: ArchiveFrame, at: SQL): SQL {
  const first = whole(start);
  const length = whole(day);
  return sql`(${first} + ((${at} - ${first}) / ${length} + 1) * ${length} + ${whole(settlementHour * hour)})`;
}

/**
 * Books movements, each in a transaction of its own.
 * @param moves a query for reference (unique), source, target, amount, at
 */
export function bookMoves({ db }: World, kind: TransactionKind, moves: SQL): void {
  const last = sql`(select coalesce(max(id), 0) from ${ledgerTransactions})`;
  db.run(sql`insert into ledger_entries (transaction_id, account, amount, at)
    with moves as materialized (${moves}),
      numbered as materialized (select *, ${last} + row_number() over (order by reference) as tx from moves)
    select tx, source, -amount, at from numbered union all select tx, target, amount, at from numbered order by 1`);
  db.run(sql`insert into ledger_transactions (id, kind, reference, at)
    with moves as materialized (${moves})
    select ${last} + row_number() over (order by reference), ${kind}, reference, at from moves`);
}

/** Levels on the days on which the totals reached them. */
export function insertLevels({ db }: World, { memberId }: ArchiveFrame): void {
  for (const { level, recharge, betting } of vipLevels.slice(1)) {
    db.run(sql`insert into vip_events (member_id, type, item, level, money, at)
      with bets as (select at, date((at - ${whole(3 * hour)}) / 1000, 'unixepoch') as day, sum(stake) over (order by at) as betting
          from rounds where member_id = ${memberId}),
        charged as (select day, sum(amount) over (order by day) as recharge
          from recharge_days where member_id = ${memberId})
      select ${memberId}, 'level_up', ${`level:${level}`}, ${level}, 0, at from bets join charged using (day)
      where betting >= ${betting} and recharge >= ${recharge} order by at limit 1`);
  }
}

/** A rebate for each game type and day, and the rebate wallet collected an hour later. */
export function insertRebates(world: World, frame: ArchiveFrame): void {
  const { memberId } = frame;
  const rates = vipLevels.flatMap(({ level }) =>
    gameTypes.map((type) => [type, level, rebateBasisPoints(type, level)] as const),
  );
  world.db.run(sql`insert into vip_events (member_id, type, item, level, money, base_money, game_type, at)
    with rates as materialized (select value ->> 0 as type, value ->> 1 as level, value ->> 2 as points
        from json_each(${JSON.stringify(rates)})),
      played as (select game_type, sum(stake) as stake, ${settledAfter(frame, sql`min(at)`)} as at,
        date((at - ${whole(3 * hour)}) / 1000, 'unixepoch') as day
        from rounds where member_id = ${memberId} group by day, game_type),
      leveled as (select *, (select coalesce(max(level), 0) from vip_events
        where member_id = ${memberId} and type = 'level_up' and at <= played.at) as level from played)
    select ${memberId}, 'rebate', day || ':' || game_type, leveled.level, stake * points / 10000, stake, game_type, at
    from leveled join rates on rates.type = game_type and rates.level = leveled.level order by at`);
  bookMoves(
    world,
    'rebate-accrued',
    sql`select item as reference, 'house:promotions' as source, ${rebateWalletOf(memberId)} as target, money as amount, at
      from vip_events where member_id = ${memberId} and type = 'rebate'`,
  );
  world.db.run(sql`insert into rewards
    (bill_no, member_id, source, item, money, turnover, covered, status, at, covered_at)
    select number, ${memberId}, 'fs', number, money, money, money, 2, at + ${hour}, at + ${8 * hour} from (
      select 'B' || strftime('%Y%m%d', (at - ${whole(3 * hour)}) / 1000, 'unixepoch') || '0000100000' as number,
        sum(money) as money, at from vip_events where member_id = ${memberId} and type = 'rebate' group by at)`);
  bookMoves(
    world,
    'rebate',
    sql`select bill_no as reference, ${rebateWalletOf(memberId)} as source, ${walletOf(memberId)} as target, money as amount, at
      from rewards where member_id = ${memberId} and source = 'fs'`,
  );
}
