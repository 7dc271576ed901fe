import { expect, it } from 'vitest';
import * as promotionSamples from './promotion-samples.ts';
import * as samples from './samples.ts';

interface Leaf {
  readonly path: string;
  readonly value: unknown;
}

function leaves(value: unknown, path: string): readonly Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, each]) => leaves(each, `${path}.${key}`));
}

const all = Object.entries({ ...samples, ...promotionSamples }).flatMap(([name, value]) =>
  leaves(value, name),
);

it('numbers are whole: centavos, basis points, counts and ids', () => {
  const numbers = all.filter(({ value }) => typeof value === 'number');
  expect(numbers.length).toBeGreaterThan(100);
  expect(numbers.filter(({ value }) => !Number.isSafeInteger(value))).toEqual([]);
});

it('instants are ISO in UTC', () => {
  const instants = all.filter(({ path, value }) => /(\.at|At|Time)$/.test(path) && value !== null);
  expect(instants.length).toBeGreaterThan(20);
  expect(instants.filter(({ value }) => new Date(String(value)).toISOString() !== value)).toEqual([]);
});

it('the spin stops on a field of the wheel that holds what it gives', () => {
  const { sampleSpin, sampleWheel } = promotionSamples;
  expect(sampleWheel.prizes.find(({ id }) => id === sampleSpin.prizeId)?.prize).toEqual(sampleSpin.prize);
});

it('the bet is on the game, and the game is its provider’s', () => {
  const { sampleBet, sampleGame, sampleProvider } = samples;
  expect(sampleBet).toMatchObject({ gameName: sampleGame.name, provider: sampleProvider.name });
});
