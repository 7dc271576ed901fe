import type { ActivityTier } from '@fortuna/domain/model/promotions-activities.ts';

/** How much of a tier a sum has gone through, 0 to 1. */
export function partOfTier({ from, to }: Pick<ActivityTier, 'from' | 'to'>, sum: number): number {
  if (sum < from) return 0;
  if (to === null || to <= from) return 1;
  return Math.min(1, (sum - from) / (to - from));
}

/** What of a sum is paid on: at most the end of the last tier. */
export function paidOn(tiers: readonly Pick<ActivityTier, 'to'>[], sum: number): number {
  const end = tiers.at(-1)?.to ?? null;
  return end === null ? sum : Math.min(sum, end);
}

/** A reward as a share of what it is paid on, in basis points. */
export function shareOf(reward: number, base: number): number {
  return base > 0 ? Math.round((reward / base) * 10_000) : 0;
}
