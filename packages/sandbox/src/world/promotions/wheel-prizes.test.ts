import { expect, test } from 'vitest';
import { drawByWeight, wheelPrizes } from './wheel-prizes.ts';

test('the weights of both wheels add up to a thousand, and each field is hit within its weight', () => {
  for (const prizes of Object.values(wheelPrizes)) {
    expect(prizes.reduce((sum, { weight }) => sum + weight, 0)).toBe(1000);
    const drawn = Array.from({ length: 1000 }, (_, index) => drawByWeight(() => index, prizes).id);
    for (const { id, weight } of prizes) {
      expect(drawn.filter((candidate) => candidate === id)).toHaveLength(weight);
    }
  }
});
