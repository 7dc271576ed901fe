import { expect, test } from 'vitest';
import { drawStops, lineWin, outcomeAt, reelCount, slotReturn, slotWin, symbolsOf } from './slot-machine.ts';
import { slotMachines, slotStakes } from './slot-machines.ts';

const machines = Object.entries(slotMachines);
const { coast, salon, arcade } = slotMachines;

test.each([
  ['coast', coast, 0.9581],
  ['salon', salon, 0.9646],
  ['arcade', arcade, 0.9458],
] as const)('the return of %s, counted over every combination', (_, machine, share) => {
  expect(slotReturn(machine)).toBeCloseTo(share, 4);
});

test('the return of a small machine agrees with playing every stop of it', () => {
  const strip = ['sun', 'lighthouse', 'boat', 'boat', 'lighthouse'];
  const small = {
    wild: 'sun',
    paytable: { lighthouse: [2, 3, 4], boat: [1, 2, 3] },
    reels: Array.from({ length: reelCount }, (_, reel) => [...strip.slice(reel), ...strip.slice(0, reel)]),
    lines: [
      [1, 1, 1, 1, 1],
      [0, 1, 2, 1, 0],
    ],
  } as const;
  let won = 0;
  for (let place = 0; place < strip.length ** reelCount; place += 1) {
    const stops = small.reels.map((_, reel) => Math.floor(place / strip.length ** reel) % strip.length);
    won += slotWin(small, outcomeAt(small, stops), 1);
  }
  expect(slotReturn(small)).toBeCloseTo(won / strip.length ** reelCount, 12);
});

test.each(machines)('%s has only symbols of its paytable on its reels, each on every reel', (_, machine) => {
  const symbols = symbolsOf(machine).toSorted();
  for (const strip of machine.reels) expect([...new Set(strip)].toSorted()).toEqual(symbols);
  expect(machine.reels).toHaveLength(reelCount);
});

test.each(machines)('wins of %s are whole centavos for every stake', (_, { lines }) => {
  for (const stake of slotStakes) expect(Number.isInteger(stake / lines.length)).toBe(true);
});

test('no machine has a symbol or a paytable of another one', () => {
  const all = machines.flatMap(([, machine]) => symbolsOf(machine));
  expect(new Set(all).size).toBe(all.length);
  const tables = machines.map(([, { paytable }]) => JSON.stringify(Object.values(paytable)));
  expect(new Set(tables).size).toBe(machines.length);
});

test('a line pays from the left, the wild stands for any symbol', () => {
  expect(lineWin(coast, 0, ['wave', 'sun', 'wave', 'boat', 'wave'])).toEqual({
    line: 0,
    symbol: 'wave',
    length: 3,
    pays: 5,
  });
  expect(lineWin(coast, 0, ['sun', 'sun', 'sun', 'sun', 'sun'])).toMatchObject({
    symbol: 'lighthouse',
    length: 5,
  });
  expect(lineWin(salon, 0, ['mask', 'bell', 'mask', 'bell', 'key'])).toMatchObject({
    symbol: 'bell',
    length: 4,
  });
  expect(lineWin(arcade, 0, ['ghost', 'coin', 'coin', 'coin', 'coin'])).toBeNull();
});

test('a reel that stops near its end shows its beginning below', () => {
  const last = coast.reels.map((strip) => strip.length - 1);
  const { reels } = outcomeAt(coast, last);
  expect(reels[0]).toEqual([coast.reels[0]?.at(-1), coast.reels[0]?.[0], coast.reels[0]?.[1]]);
});

test('each reel is drawn once, over its whole strip', () => {
  const asked: number[] = [];
  const stops = drawStops(coast, (below) => {
    asked.push(below);
    return below - 1;
  });
  expect(asked).toEqual(coast.reels.map((strip) => strip.length));
  expect(stops).toEqual(asked.map((below) => below - 1));
});
