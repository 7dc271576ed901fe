import { and, desc, eq, gte } from 'drizzle-orm';
import type { MemberRow } from '../members.ts';
import { orderStatus } from '../order-status.ts';
import { deposits } from '../schema.ts';
import type { World } from '../world.ts';
import { listedDays, listedOffers, type Offer, rewardState } from './offers.ts';
import { rewardsByItem, takesPart } from './rewards.ts';
import { shareOf } from './vip-levels.ts';

const day = 86_400_000;

export const rebateRule = { required: 100_00, basisPoints: 2_000, claimDays: 7, turnoverTimes: 5 } as const;

/** A rebate for each single recharge that is large enough, each on its own, newest first. */
export function rechargeRebateOffers(world: World, member: MemberRow): Offer[] {
  if (!takesPart(member)) return [];
  const now = world.clock.now();
  const claims = rewardsByItem(world, member.id, 'rechargerebate', now - listedDays * day);
  const { required, basisPoints, claimDays, turnoverTimes } = rebateRule;
  return world.db
    .select()
    .from(deposits)
    .where(
      and(
        eq(deposits.memberId, member.id),
        eq(deposits.status, orderStatus.success),
        gte(deposits.amount, required),
        gte(deposits.confirmedAt, now - listedDays * day),
      ),
    )
    .orderBy(desc(deposits.confirmedAt), desc(deposits.id))
    .limit(listedOffers)
    .all()
    .map(({ id, billNo, amount, confirmedAt, createdAt }): Offer => {
      const claimed = claims.get(billNo);
      const endsAt = (confirmedAt ?? createdAt) + claimDays * day;
      return {
        id,
        item: billNo,
        subject: billNo,
        state: rewardState({ claimed, isMet: true, endsAt, now }),
        claimedAt: claimed?.at ?? null,
        endsAt,
        required,
        progress: amount,
        reward: shareOf(amount, basisPoints),
        turnover: turnoverTimes * amount,
        relatedBillNo: billNo,
      };
    });
}
