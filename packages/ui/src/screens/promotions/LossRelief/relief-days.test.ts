import { sampleReward } from '@fortuna/domain/testing/promotion-samples.ts';
import { expect, it } from 'vitest';
import { reliefDays } from './relief-days.ts';

it('shows seven days by the site’s clock, with what is known of each', () => {
  const rewards = [
    { ...sampleReward, id: 20260503, subject: '2026-05-03' },
    { ...sampleReward, id: 20260420, subject: '2026-04-20' },
    { ...sampleReward, id: 1, subject: 'Domingo' },
  ];
  // Half past ten in the evening of the 4th in Brazil is the 5th in Greenwich.
  const days = reliefDays({ rewards, serverTime: '2026-05-05T01:30:00.000Z' });
  expect(days.map(({ day }) => day.slice(8))).toEqual(['28', '29', '30', '01', '02', '03', '04']);
  expect(days.map(({ relief }) => relief?.id ?? null)).toEqual([
    null,
    null,
    null,
    null,
    null,
    20260503,
    null,
  ]);
  expect(days.map(({ isToday }) => isToday)).toEqual([false, false, false, false, false, false, true]);
});
