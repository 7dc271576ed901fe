import { and, asc, eq } from 'drizzle-orm';
import type { DepositRow } from '../deposits.ts';
import type { MemberRow } from '../members.ts';
import { orderStatus } from '../order-status.ts';
import { deposits } from '../schema.ts';
import type { World } from '../world.ts';
import { type Offer, rewardState } from './offers.ts';
import { findReward, takesPart } from './rewards.ts';

/** The turnover is five times the recharge of 100 that earns it. */
export const firstDepositRule = { required: 100_00, reward: 10_00, turnover: 500_00 } as const;
const { required, reward, turnover } = firstDepositRule;

/** The member's first confirmed deposit. */
export function firstDepositOf(world: World, memberId: number): DepositRow | undefined {
  return world.db
    .select()
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), eq(deposits.status, orderStatus.success)))
    .orderBy(asc(deposits.confirmedAt), asc(deposits.id))
    .get();
}

/** The first-deposit bonus; nothing once a smaller deposit came first, since no later one can be the first. */
export function firstDepositOffers(world: World, member: MemberRow): Offer[] {
  const first = firstDepositOf(world, member.id);
  if (!takesPart(member) || (first && first.amount < required)) return [];
  const claimed = findReward(world, member.id, 'ftd', 'first');
  const isMet = first !== undefined;
  return [
    {
      id: 1,
      item: 'first',
      subject: first?.billNo ?? null,
      state: rewardState({ claimed, isMet, endsAt: null, now: world.clock.now() }),
      claimedAt: claimed?.at ?? null,
      endsAt: null,
      required,
      progress: first?.amount ?? 0,
      reward,
      turnover,
      relatedBillNo: first?.billNo ?? null,
    },
  ];
}
