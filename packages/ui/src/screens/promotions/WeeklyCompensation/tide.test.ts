import { expect, it } from 'vitest';
import { runningSums, tideLevel } from './tide.ts';

const goals = [50_000, 500_000, 2_000_000];

it('goals are equally far apart, and between them the level rises evenly', () => {
  expect(goals.map((goal) => tideLevel(goal, goals))).toEqual([0.25, 0.5, 0.75]);
  expect(tideLevel(25_000, goals)).toBe(0.125);
  expect(tideLevel(3_000_000, goals)).toBe(0.875);
});

it('nothing is below the ground, nor above the top', () => {
  expect(tideLevel(-500, goals)).toBe(0);
  expect(tideLevel(0, goals)).toBe(0);
  expect(tideLevel(99_000_000, goals)).toBe(1);
  expect(tideLevel(500, [])).toBe(0);
});

it('a day that was won takes off', () => {
  const days = [100, -30, 5].map((amount, index) => ({ day: `2026-05-0${index + 4}`, amount }));
  expect(runningSums(days)).toEqual([100, 70, 75]);
});
