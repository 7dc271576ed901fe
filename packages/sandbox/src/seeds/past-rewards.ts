import { asc, eq } from 'drizzle-orm';
import type { MemberRow } from '../world/members.ts';
import { grantReward } from '../world/promotions/rewards.ts';
import { vipLevels } from '../world/promotions/vip-levels.ts';
import { deposits } from '../world/schema.ts';
import { vipEvents } from '../world/tables-promotions.ts';
import type { World } from '../world/world.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Rewards that a player of three weeks had: bonuses of the first levels and of the first deposit. */
export function pastRewards(world: World, member: MemberRow): void {
  const at = world.clock.now() - 12 * day;
  const first = world.db
    .select()
    .from(deposits)
    .where(eq(deposits.memberId, member.id))
    .orderBy(asc(deposits.id))
    .limit(1)
    .get();
  const relatedBillNo = first?.billNo ?? null;
  grantReward(
    world,
    member,
    { source: 'ftd', item: 'first', money: 10_00, turnover: 500_00, relatedBillNo },
    at,
  );
  for (const { level, bonus } of vipLevels.filter(({ level }) => level === 1 || level === 2)) {
    const reward = { source: 'level', item: `level:${level}`, money: bonus, turnover: bonus } as const;
    grantReward(world, member, reward, at + level * hour);
    world.db
      .insert(vipEvents)
      .values({
        memberId: member.id,
        type: 'level_bonus',
        item: reward.item,
        level: 2,
        money: bonus,
        at: at + level * hour,
      })
      .run();
  }
}
