import type { Activity } from '@fortuna/domain/model/promotions-activities.ts';
import type { Reward, RewardList } from '@fortuna/domain/model/promotions-rewards.ts';
import { sampleActivity, sampleClaim } from '@fortuna/domain/testing/promotion-samples.ts';
import { fn } from 'storybook/test';
import type { ActivityContent } from '../screens/promotions/Activity.view.ts';
import type { Claims, ClaimView } from '../screens/promotions/Claims.view.ts';

/** The server's clock in stories of activities. */
export const storyTime = '2026-05-04T15:00:00.000Z';

/** Claims that all stand alike; presses are noted. */
export function storyClaims(view: ClaimView = { kind: 'ready', problem: null }): Claims {
  return { of: () => view, onPress: fn() };
}

export const claimedView: ClaimView = { kind: 'claimed', result: sampleClaim };

/** What an activity's page shows to a member. */
export function activityContent(
  change: Partial<Activity> = {},
  claims: Claims | null = storyClaims(),
): ActivityContent {
  return {
    activity: { ...sampleActivity, ...change },
    serverTime: storyTime,
    claims,
    onOver: fn(),
  };
}

export function rewardList(rewards: readonly Reward[]): RewardList {
  return { rewards, serverTime: storyTime };
}
