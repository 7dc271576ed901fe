import type { Centavos } from '@fortuna/domain/money.ts';
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

/** What a single recharge earns, and the turnover that it asks for; nothing where it is too small. */
export function rebateOf(amount: Centavos): { readonly reward: Centavos; readonly turnover: Centavos } {
  const { required, basisPoints, turnoverTimes } = rebateRule;
  if (amount < required) return { reward: 0, turnover: 0 };
  return { reward: shareOf(amount, basisPoints), turnover: turnoverTimes * amount };
}

/** A rebate for each single recharge that is large enough, each on its own, newest first. */
export function rechargeRebateOffers(world: World, member: MemberRow): Offer[] {
  if (!takesPart(member)) return [];
  const now = world.clock.now();
  const claims = rewardsByItem(world, member.id, 'rechargerebate', now - listedDays * day);
  const { required, claimDays } = rebateRule;
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
        ...rebateOf(amount),
        relatedBillNo: billNo,
      };
    });
}
