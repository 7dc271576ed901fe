import { sampleWheel } from '@fortuna/domain/testing/promotion-samples.ts';
import { expect, test } from 'vitest';
import { pauseUntilNewSpins } from './use-new-spins.ts';

test('counts to the new spins by the clock of the server, and a moment longer', () => {
  const wheel = {
    ...sampleWheel,
    serverTime: '2026-05-05T02:59:50.000Z',
    nextSpinsAt: '2026-05-05T03:00:00.000Z',
  };
  expect(pauseUntilNewSpins(wheel)).toBe(11_000);
});

test('an hour that has passed is no reason to ask again and again', () => {
  const { nextSpinsAt } = sampleWheel;
  expect(pauseUntilNewSpins({ ...sampleWheel, serverTime: nextSpinsAt })).toBe(30_000);
});

test.each([{ nextSpinsAt: null }, { serverTime: null }])(
  'waits for nothing where it is not said: %j',
  (odd) => {
    expect(pauseUntilNewSpins({ ...sampleWheel, ...odd })).toBeNull();
  },
);
