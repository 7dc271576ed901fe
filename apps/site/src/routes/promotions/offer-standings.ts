import type { ActivityList } from '@fortuna/domain/model/promotions-activities.ts';
import type { RewardList, RewardState } from '@fortuna/domain/model/promotions-rewards.ts';
import type { Wheel } from '@fortuna/domain/model/promotions-wheels.ts';
import type { OfferStanding } from '@fortuna/ui/screens/promotions/Offers/Offers.view.ts';

const byState: Readonly<Record<RewardState, OfferStanding>> = {
  locked: 'ahead',
  open: 'open',
  claimed: 'done',
  expired: 'missed',
};

/** A list of one; of none where the first deposit was too small to count. */
export function firstDepositStanding({ rewards: [reward] }: RewardList): OfferStanding {
  return reward === undefined ? 'missed' : byState[reward.state];
}

/** Locked with a deposit behind it: the first one was too small, and no other is the first. */
export function welcomeStanding({ activities }: ActivityList): OfferStanding {
  const state = activities.find(({ page }) => page === 'super')?.state ?? null;
  if (state === null) return 'missed';
  return state.status === 'locked' && state.progress > 0 ? 'missed' : byState[state.status];
}

/** Each deposit is on its own, so that what expired is followed by what is ahead. */
export function rebateStanding({ rewards }: RewardList): OfferStanding {
  if (rewards.some(({ state }) => state === 'open')) return 'open';
  return rewards.some(({ state }) => state === 'claimed') ? 'done' : 'ahead';
}

/** There is another spin another day. */
export function wheelStanding({ spinsLeft }: Wheel): OfferStanding {
  return spinsLeft > 0 ? 'open' : 'ahead';
}
