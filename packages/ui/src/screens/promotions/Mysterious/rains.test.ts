import { describe, expect, it } from 'vitest';
import { partOfDay, rainsOf } from './rains.ts';

describe('the rains of a day', () => {
  const rains = rainsOf('2026-05-04T15:00:00.000Z');

  it('begin every five hours from midnight in São Paulo, and the last one is shorter', () => {
    expect(rains.map(({ from }) => from.slice(11, 16))).toEqual([
      '03:00',
      '08:00',
      '13:00',
      '18:00',
      '23:00',
    ]);
    expect(rains.at(-1)?.to).toBe('2026-05-05T03:00:00.000Z');
  });

  it('are over, running or to come', () => {
    expect(rains.map(({ state }) => state)).toEqual(['past', 'past', 'running', 'ahead', 'ahead']);
  });

  it.each([
    ['2026-05-04T12:59:59.000Z', 1],
    ['2026-05-04T13:00:00.000Z', 2],
    ['2026-05-05T02:59:59.000Z', 4],
    ['2026-05-05T03:00:00.000Z', 0],
  ])('at %s the running one is number %i', (now, index) => {
    expect(rainsOf(now).findIndex(({ state }) => state === 'running')).toBe(index);
  });

  it('stand on the dial where their hours do', () => {
    expect(partOfDay('2026-05-04T09:00:00.000Z', rains)).toBe(0.25);
  });
});
