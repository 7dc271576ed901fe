import { expect, test } from 'vitest';
import type { Activity } from './model/promotions-activities.ts';
import { sampleActivity } from './testing/promotion-samples.ts';
import { whatItGives } from './what-it-gives.ts';

const offer = (change: Partial<Activity>): Activity => ({
  ...sampleActivity,
  rule: { ...sampleActivity.rule, shareBasisPoints: null, maxReward: null },
  tiers: [],
  state: null,
  ...change,
});
const rule = (change: Partial<Activity['rule']>) => ({ ...offer({}).rule, ...change });
const step = (unit: 'money' | 'share' | 'other', min: number, max = min) => ({
  id: min,
  name: '',
  from: 0,
  to: null,
  reward: { unit, min, max },
  state: 'locked' as const,
});
const standing = { progress: 0, next: null, claimedAt: null, endsAt: null };

test.each([
  [
    'what can be claimed now',
    { state: { ...standing, status: 'open', reward: 8_000 }, rule: rule({ shareBasisPoints: 2_000 }) },
    { unit: 'money', value: 8_000, bound: null },
  ],
  [
    'its share, where the time for the sum is over',
    { state: { ...standing, status: 'expired', reward: 8_000 }, rule: rule({ shareBasisPoints: 2_000 }) },
    { unit: 'share', value: 2_000, bound: null },
  ],
  [
    'the highest share of its steps',
    { tiers: [step('share', 500), step('share', 1_000, 2_000)], rule: rule({ maxReward: 100 }) },
    { unit: 'share', value: 2_000, bound: 'most' },
  ],
  ['the share of its only step', { tiers: [step('share', 500)] }, { unit: 'share', value: 500, bound: null }],
  [
    'the lowest sum of its steps',
    { tiers: [step('money', 500), step('money', 20_000)] },
    { unit: 'money', value: 500, bound: 'least' },
  ],
  [
    'the most it gives',
    { rule: rule({ maxReward: 2_000 }), tiers: [step('other', 3)] },
    { unit: 'money', value: 2_000, bound: 'most' },
  ],
  ['nothing that is known', { state: { ...standing, status: 'open', reward: null } }, null],
] as const)('%s', (_, change, gain) => {
  expect(whatItGives(offer(change))).toEqual(gain);
});
