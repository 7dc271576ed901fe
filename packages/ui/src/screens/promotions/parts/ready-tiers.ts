import type { Activity } from '@fortuna/domain/model/promotions-activities.ts';
import type { RewardList } from '@fortuna/domain/model/promotions-rewards.ts';
import type { PageView } from '../../page/loadable.ts';

/** What can be claimed now of the rewards of a list, in centavos each; nothing before the list is there. */
export function openAmounts(list: PageView<RewardList>): readonly number[] {
  if (list.kind !== 'ready') return [];
  return list.content.rewards.filter(({ state }) => state === 'open').map(({ amount }) => amount);
}

/** The same of the steps of an activity, as far as they are money. */
export function readyOf({ tiers }: Activity): readonly number[] {
  return tiers.flatMap(({ state, reward }) =>
    state === 'open' && reward.unit === 'money' ? [reward.min] : [],
  );
}
