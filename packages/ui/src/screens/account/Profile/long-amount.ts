import type { Centavos } from '@fortuna/domain/money.ts';

const million = 100_000_000;

/** From a million on an amount has so many figures that they have to be smaller to stand in one line. */
export function isLongAmount(amount: Centavos, from = million): boolean {
  return Math.abs(amount) >= from;
}
