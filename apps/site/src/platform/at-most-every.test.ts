import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atMostEvery } from './at-most-every.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('acts at once, then once for all that is asked for in a span', () => {
  const act = vi.fn();
  const { ask } = atMostEvery(1_000, act);
  for (let asked = 0; asked < 300; asked += 1) ask();
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(10_000);
  expect(act).toHaveBeenCalledTimes(2);
  ask();
  expect(act).toHaveBeenCalledTimes(3);
});

it('forgets what has been put off when it is stopped', () => {
  const act = vi.fn();
  const { ask, stop } = atMostEvery(1_000, act);
  ask();
  ask();
  stop();
  vi.advanceTimersByTime(10_000);
  expect(act).toHaveBeenCalledTimes(1);
});
