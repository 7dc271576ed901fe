import type { Activity } from './model/promotions-activities.ts';

/** What an offer gives, in one figure: `money` in centavos, `share` in basis points of what it looks at. */
export interface OfferGain {
  readonly unit: 'money' | 'share';
  readonly value: number;
  /** `least`: it begins there; `most`: no more than that; null: just so much. */
  readonly bound: 'least' | 'most' | null;
}

/**
 * The one figure that says most of an offer: what a claim gives now, else its share, else where its steps end or begin. Null where the
 * server names none, as for what is drawn. Sums of steps are never said to be the most: several of them may be had.
 */
export function whatItGives({ rule, tiers, state }: Activity): OfferGain | null {
  if (state?.status === 'open' && state.reward !== null && state.reward > 0)
    return { unit: 'money', value: state.reward, bound: null };
  if (rule.shareBasisPoints !== null && rule.shareBasisPoints > 0)
    return { unit: 'share', value: rule.shareBasisPoints, bound: null };
  const shares = tiers.flatMap(({ reward }) => (reward.unit === 'share' ? [reward.min, reward.max] : []));
  if (shares.length > 0) return within(shares, 'share', 'most');
  const sums = tiers.flatMap(({ reward }) => (reward.unit === 'money' ? [reward.min, reward.max] : []));
  if (sums.length > 0) return within(sums, 'money', 'least');
  return rule.maxReward !== null && rule.maxReward > 0
    ? { unit: 'money', value: rule.maxReward, bound: 'most' }
    : null;
}

function within(
  values: readonly number[],
  unit: OfferGain['unit'],
  bound: NonNullable<OfferGain['bound']>,
): OfferGain | null {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const value = bound === 'least' ? least : most;
  return value > 0 ? { unit, value, bound: least === most ? null : bound } : null;
}
