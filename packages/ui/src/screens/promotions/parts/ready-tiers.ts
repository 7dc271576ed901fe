import type { Activity } from '@fortuna/domain/model/promotions-activities.ts';
import type { Reward } from '@fortuna/domain/model/promotions-rewards.ts';

/** What can be claimed now of the rewards of a list, in centavos each. */
export function openAmounts(rewards: readonly Reward[]): readonly number[] {
  return rewards.filter(({ state }) => state === 'open').map(({ amount }) => amount);
}

/** The same of the steps of an activity, as far as they are money. */
export function readyOf({ tiers }: Activity): readonly number[] {
  return tiers.flatMap(({ state, reward }) =>
    state === 'open' && reward.unit === 'money' ? [reward.min] : [],
  );
}
