import { listActivities } from '@fortuna/api/calls/promotions-activities.ts';
import type { Activity } from '@fortuna/domain/model/promotions-activities.ts';
import type { BrandFeature } from '@fortuna/ui/theme/brand.ts';
import { publicRead } from '../../platform/reads.ts';

/** All activities, or one; to a member with their state, so that it is read for whoever looks. */
export const activities = publicRead('listActivities', listActivities);

/** What the brand does without is not shown, whatever the server says. */
export function isOffered(
  switchedOff: readonly BrandFeature[],
): (activity: Pick<Activity, 'page'>) => boolean {
  return ({ page }) => page === 'other' || !switchedOff.includes(`promotion-${page}`);
}
