import { expect, it } from 'vitest';
import {
  oddsOf,
  pocketColour,
  pocketCount,
  returnOfBets,
  rouletteReturn,
  spotKinds,
  spots,
  wheelOrder,
} from './roulette.ts';

it('every number stands on the wheel once', () => {
  expect(wheelOrder.toSorted((a, b) => a - b)).toEqual(Array.from({ length: pocketCount }, (_, n) => n));
});

it('the numbers have the colours of every European wheel', () => {
  const reds = wheelOrder.filter((number) => pocketColour(number) === 'red').toSorted((a, b) => a - b);
  expect(reds).toEqual([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
  expect(wheelOrder.filter((number) => pocketColour(number) === 'green')).toEqual([0]);
});

it('the cloth has the places of a European table', () => {
  const counts = Object.fromEntries(
    spotKinds.map((kind) => [kind, [...spots.values()].filter((spot) => spot.kind === kind).length]),
  );
  expect(counts).toEqual({
    straight: 37,
    split: 57,
    street: 12,
    corner: 23,
    line: 11,
    dozen: 3,
    column: 3,
    colour: 2,
    parity: 2,
    half: 2,
  });
  expect(spots.get('column-1')?.numbers.slice(0, 4)).toEqual([1, 4, 7, 10]);
  expect(spots.get('dozen-3')?.numbers).toEqual([25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36]);
});

it('every place returns 36 of 37 in the long run, counted over all pockets', () => {
  for (const { id } of spots.values()) {
    const returned = wheelOrder.reduce(
      (sum, number) => sum + returnOfBets([{ spot: id, amount: 3_600 }], number),
      0,
    );
    expect(returned).toBe(3_600 * 36);
  }
  expect(rouletteReturn).toBeCloseTo(0.972_973, 6);
});

it('pays what the places promise, in whole centavos', () => {
  const odds = (id: string) => oddsOf(spots.get(id) ?? { numbers: [] });
  expect(
    ['straight-0', 'split-2-5', 'street-4-5-6', 'corner-1-2-4-5', 'line-1-2-3-4-5-6', 'dozen-1', 'red'].map(
      odds,
    ),
  ).toEqual([35, 17, 11, 8, 5, 2, 1]);
  const bets = [
    { spot: 'straight-17', amount: 50 },
    { spot: 'black', amount: 100 },
    { spot: 'dozen-1', amount: 70 },
  ];
  expect(returnOfBets(bets, 17)).toBe(50 * 36 + 200);
  expect(returnOfBets(bets, 0)).toBe(0);
  expect(returnOfBets([{ spot: 'nowhere', amount: 50 }], 5)).toBe(0);
});
