import { expect, test } from 'vitest';
import { momentAt, settlesAt, startOf } from './table-clock.ts';

const table = { gameId: 5787, pace: { betting: 20_000, spin: 9_000, result: 6_000 } };
const start = startOf(table, 50_000_000);

test('a round has three parts, and the next one follows at once', () => {
  const at = (passed: number) => momentAt(table, start + passed);
  expect(at(0)).toEqual({ round: 50_000_000, phase: 'betting', startedAt: start, endsAt: start + 20_000 });
  expect(at(19_999).phase).toBe('betting');
  expect(at(20_000)).toMatchObject({ phase: 'spin', endsAt: start + 29_000 });
  expect(at(28_999).phase).toBe('spin');
  expect(at(29_000)).toMatchObject({ phase: 'result', endsAt: start + 35_000 });
  expect(at(35_000)).toMatchObject({ round: 50_000_001, phase: 'betting' });
  expect(at(-1)).toMatchObject({ round: 49_999_999, phase: 'result' });
});

test('every instant belongs to one part of one round', () => {
  for (let now = start; now < start + 80_000; now += 137) {
    const { round, startedAt, endsAt } = momentAt(table, now);
    expect(startedAt).toBe(startOf(table, round));
    expect(endsAt).toBeGreaterThan(now);
    expect(momentAt(table, endsAt - 1)).toMatchObject({ round, endsAt });
  }
  expect(settlesAt(table, 50_000_000)).toBe(start + 29_000);
});
