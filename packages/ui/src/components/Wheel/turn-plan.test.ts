import { describe, expect, test } from 'vitest';
import {
  mostFlashes,
  planStop,
  tick,
  tickFrames,
  turnedTo,
  turnTime,
  veiledFields,
  veilGone,
  veilLift,
  windUpTime,
} from './turn-plan.ts';

/** Angles all over the wheel, none of them a round number. */
const ways = Array.from({ length: 40 }, (_, index) => [index * 17.3, (index * 71.9) % 360] as const);

describe('planStop', () => {
  test.each(ways)('from %d comes to rest at %d, after more than a turn', (from, target) => {
    const { to, duration } = planStop(from, target);
    const off = (((to - target) % 360) + 360) % 360;
    expect(Math.min(off, 360 - off)).toBeLessThan(1e-6);
    expect(to - from).toBeGreaterThanOrEqual(300);
    expect(to - from).toBeLessThan(661);
    expect(duration + windUpTime).toBeLessThan(4000);
  });

  test('stops soon where there is no target', () => {
    expect(planStop(30, null).duration).toBeLessThan(1000);
  });

  test('begins as fast as the wheel turns', () => {
    const { from, to, duration } = planStop(0, 90);
    expect((3 * (to - from)) / duration).toBeCloseTo(360 / turnTime, 6);
  });
});

describe('tickFrames', () => {
  test.each(ways)('from %d jumps to %d in equal steps that become slower', (from, target) => {
    const plan = planStop(from, target);
    const frames = tickFrames(plan);
    expect(frames.at(-1)?.angle).toBe(plan.to);
    expect(frames.at(-1)?.offset).toBeCloseTo(1, 6);
    const waits = frames.slice(2).map(({ offset }, index) => offset - (frames[index + 1]?.offset ?? 0));
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    const [, first, second] = frames;
    expect((second?.angle ?? 0) - (first?.angle ?? 0)).toBeCloseTo(tick, 6);
  });
});

test('the veil lifts when no more than three pairs of fields pass in a second', () => {
  const degreesPerSecond = (360_000 / turnTime) * (1 - veilLift) ** 2;
  const pairs = degreesPerSecond / (720 / veiledFields);
  expect(pairs).toBeLessThanOrEqual(mostFlashes + 1e-9);
  expect(veilLift).toBeLessThan(veilGone);
  expect(veilGone).toBeLessThan(1);
});

test('turnedTo goes round once in the time of a turn', () => {
  expect(turnedTo(10, turnTime / 4)).toBeCloseTo(100, 6);
  expect(turnedTo(10, turnTime * 3)).toBeCloseTo(10, 6);
});
