import type { MemberRow } from '../../members.ts';
import type { World } from '../../world.ts';
import { firstDepositOffers } from '../first-deposit.ts';
import { invitationOffers } from '../invitation.ts';
import { lossReliefOffers } from '../loss-relief.ts';
import type { Offer } from '../offers.ts';
import { rechargeRebateOffers } from '../recharge-rebate.ts';
import { remainingSpins } from '../wheels.ts';
import type { ActivityStanding } from './activity.ts';
import type { ListedActivity } from './activity-list.ts';

const offersBy = {
  ftd: firstDepositOffers,
  invitationactivity: invitationOffers,
  dailyrescue: lossReliefOffers,
  rechargerebate: rechargeRebateOffers,
} as const satisfies Readonly<Record<string, (world: World, member: MemberRow) => readonly Offer[]>>;

const wheelsBy = { dailywheel: 'daily', lotterywheel: 'lottery' } as const;

const openOf = (offers: readonly Pick<Offer, 'state'>[]) =>
  offers.filter(({ state }) => state === 'open').length;

function openBy(
  world: World,
  member: MemberRow,
  route: ListedActivity['claimBy'][number],
  standing: ActivityStanding | null,
): number {
  if (route in offersBy) return openOf(offersBy[route as keyof typeof offersBy](world, member));
  if (route in wheelsBy) return remainingSpins(world, member, wheelsBy[route as keyof typeof wheelsBy]);
  // `activity` and `fs`: what the activity's own standing says.
  return openOf(standing?.offers ?? []);
}

/** How much of an activity a member can claim now, over all of its calls. */
export function openCount(
  world: World,
  member: MemberRow,
  { claimBy }: ListedActivity,
  standing: ActivityStanding | null,
): number {
  return claimBy.reduce((sum, route) => sum + openBy(world, member, route, standing), 0);
}
