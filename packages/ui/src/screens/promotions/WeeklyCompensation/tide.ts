import type { ActivityDay } from '@fortuna/domain/model/promotions-activities.ts';

/**
 * How high an amount stands in a drawing in which all goals are equally far apart, from 0 to 1: losses are small or huge, and both must be
 * seen. Beyond the last goal it rises to the top at twice the goal.
 */
export function tideLevel(amount: number, goals: readonly number[]): number {
  const last = goals.at(-1);
  if (last === undefined || amount <= 0) return 0;
  const steps = [0, ...goals, 2 * last];
  const at = steps.findIndex((step) => amount < step);
  if (at === -1) return 1;
  const from = steps[at - 1] ?? 0;
  const until = steps[at] ?? from;
  return (at - 1 + (amount - from) / (until - from)) / (goals.length + 1);
}

/** The sum after each day, from the first one on. */
export function runningSums(days: readonly ActivityDay[]): readonly number[] {
  let sum = 0;
  return days.map(({ amount }) => {
    sum += amount;
    return sum;
  });
}
