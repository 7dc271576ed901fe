import type { Centavos } from '@fortuna/domain/money.ts';

const ladder = [2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000];
const most = 6;

/** Round amounts within the bounds, at most six, the smallest first. */
export function quickAmounts(min: Centavos, max: Centavos): readonly Centavos[] {
  const within = ladder.filter((amount) => amount >= min && amount <= max);
  return within.slice(0, most);
}
