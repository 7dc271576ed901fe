import type { ActivityTier } from '@fortuna/domain/model/promotions-activities.ts';

/** Id of the step that `progress` has reached, in units of the metric; null before the first one, and where it is not known. */
export function tierAt(
  tiers: readonly Pick<ActivityTier, 'id' | 'from'>[],
  progress: number | null,
): number | null {
  if (progress === null) return null;
  return tiers.findLast(({ from }) => from <= progress)?.id ?? null;
}
