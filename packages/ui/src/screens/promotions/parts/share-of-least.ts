import type { ActivityRule } from '@fortuna/domain/model/promotions-activities.ts';
import type { Centavos } from '@fortuna/domain/money.ts';

export interface ShareOfLeast {
  readonly from: Centavos;
  readonly reward: Centavos;
  readonly turnover: Centavos;
}

/** An example that the rule itself gives, for those who have no figures of their own: its share of the least amount that counts. */
export function shareOfLeast(rule: ActivityRule): ShareOfLeast | undefined {
  const { min, shareBasisPoints, maxReward, turnoverTimes, turnoverOn } = rule;
  if (min === null || shareBasisPoints === null) return undefined;
  const reward = Math.min(
    maxReward ?? Number.POSITIVE_INFINITY,
    Math.floor((min * shareBasisPoints) / 10_000),
  );
  return { from: min, reward, turnover: turnoverTimes * (turnoverOn === 'deposit' ? min : reward) };
}
