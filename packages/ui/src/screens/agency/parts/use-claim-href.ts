import { to } from '@fortuna/domain/site-map.ts';
import { useBrand } from '../../../theme/brand-context.ts';

/** Where invitation rewards are claimed; undefined where the brand offers none. */
export function useClaimHref(): string | undefined {
  const { switchedOff } = useBrand();
  return switchedOff.includes('promotion-invitation-activity')
    ? undefined
    : to('/promotion/activity/invitation-activity');
}
