import type { Centavos } from '@fortuna/domain/money.ts';

/** Where an amount is on a scale of stops, which lie one step apart: 0 is its start, 1 the first stop, and between two stops it is a part of the step. */
export function scalePosition(stops: readonly Centavos[], amount: Centavos): number {
  const above = stops.findIndex((stop) => stop >= amount);
  if (above === -1) return stops.length;
  const below = stops[above - 1] ?? 0;
  return above + (amount - below) / ((stops[above] ?? amount) - below);
}
