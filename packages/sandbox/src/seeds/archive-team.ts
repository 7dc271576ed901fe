import { sql } from 'drizzle-orm';
import { walletOf } from '../world/ledger.ts';
import { bettingBasisPoints } from '../world/promotions/agency-rules.ts';
import { invitationRule } from '../world/promotions/invitation.ts';
import type { World } from '../world/world.ts';
import { bookMoves, settledAfter } from './archive-promotions.ts';
import {
  type ArchiveFrame,
  archiveDays,
  archiveHours,
  archiveLength,
  archivePerDay,
  whole,
} from './archive-tables.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** One in this many invited members recharged enough for the reward, which is claimed. */
const qualifiedOneOf = 40;

/** Members whom `arquivo` invited, the last of them earlier than the other seed accounts, so that those stay at the top of the desk. */
function insertInvitees({ db }: World, frame: ArchiveFrame, firstId: number): void {
  const apart = Math.floor(((archiveDays - 40) * day) / archiveLength);
  const { required } = invitationRule;
  db.run(sql`insert into members (id, name, invite_code, status, is_demo, is_agent, level, top_id, turnover_left,
      bonus_money, is_forced_offline, language, created_at, updated_at)
    ${archiveHours(frame)} select ${firstId} + i, 'convidado' || printf('%05d', i), 'AQ' || printf('%06d', i), 1, 0, 0, 0,
      ${frame.memberId}, 0, 0, 0, 'pt', ${frame.start} + i * ${apart}, ${frame.start} + i * ${apart} from hours`);
  db.run(sql`insert into member_totals (member_id, recharge, betting, points)
    ${archiveHours(frame)} select ${firstId} + i,
      case when i < ${archivePerDay} or i % ${qualifiedOneOf} = 0 then ${required} + i % 7 * 5000 else 2000 end, 0, 0
    from hours where i < ${archivePerDay} or i % ${qualifiedOneOf} = 0 or i % 3 = 0`);
}

/** The invitation rewards, claimed a day after the member came. */
function insertInvitationRewards(world: World, { memberId }: ArchiveFrame): void {
  const { required, reward, turnoverTimes } = invitationRule;
  const claimed = sql`from members join member_totals on member_totals.member_id = members.id
    where members.top_id = ${memberId} and recharge >= ${required}`;
  const at = sql`(members.created_at + ${day})`;
  world.db.run(sql`insert into rewards
    (bill_no, member_id, source, item, money, turnover, covered, status, at, covered_at)
    select 'B' || strftime('%Y%m%d', (${at} - ${3 * hour}) / 1000, 'unixepoch') || printf('%010d', 200000 + members.id),
      ${memberId}, 'invitationactivity', cast(members.id as text), ${reward}, ${turnoverTimes * reward},
      ${turnoverTimes * reward}, 2, ${at}, ${at} + ${day} ${claimed}`);
  world.db.run(sql`insert into commissions
    (agent_id, type, from_id, base, basis_points, money, status, day, settled_at)
    select ${memberId}, 'invitation', members.id, ${required}, ${(reward / required) * 10_000}, ${reward}, 2,
      date((${at} - ${3 * hour}) / 1000, 'unixepoch'), ${at} ${claimed}`);
}

/** Commissions on the bets of the first invited members, paid the morning after: their own bets are older than any record. */
function insertCommissions(world: World, frame: ArchiveFrame, firstId: number): void {
  const { memberId } = frame;
  const direct = whole(bettingBasisPoints.direct);
  const base = sql`(40000 + (i * 37 % 46) * 1000)`;
  world.db.run(sql`insert into commissions
    (agent_id, type, from_id, base, basis_points, money, status, day, settled_at)
    ${archiveHours(frame)} select ${memberId}, 'betting', ${firstId} + place, ${base}, ${direct}, ${base} * ${direct} / 10000, 2,
      date((at - ${3 * hour}) / 1000, 'unixepoch'), ${settledAfter(frame, sql`at`)} from hours`);
  world.db.run(sql`insert into rewards
    (bill_no, member_id, source, item, money, turnover, covered, status, at, covered_at)
    select 'B' || replace(day, '-', '') || '0000300000', ${memberId}, 'agency', 'betting:' || day, sum(money), sum(money),
      sum(money), 2, settled_at, settled_at + ${8 * hour}
    from commissions where agent_id = ${memberId} and type = 'betting' group by day`);
}

/** Ten thousand invited members, and what they brought. */
export function insertTeam(world: World, frame: ArchiveFrame): void {
  const last = world.db.get<{ id: number }>(sql`select max(id) as id from members`);
  const firstId = (last?.id ?? 0) + 1;
  insertInvitees(world, frame, firstId);
  insertInvitationRewards(world, frame);
  insertCommissions(world, frame, firstId);
  for (const [kind, source] of [
    ['bonus', 'invitationactivity'],
    ['agency', 'agency'],
  ] as const) {
    bookMoves(
      world,
      kind,
      sql`select bill_no as reference, 'house:promotions' as source, ${walletOf(frame.memberId)} as target, money as amount, at
        from rewards where member_id = ${frame.memberId} and source = ${source}`,
    );
  }
}
