import type { Centavos } from '@fortuna/domain/money.ts';

export interface Neighbours {
  /** Null: there is none. */
  readonly less: Centavos | null;
  readonly more: Centavos | null;
}

/** The next of some ready amounts on either side of an amount, which need not be one of them. */
export function quickNeighbours(amounts: readonly Centavos[], amount: Centavos): Neighbours {
  const less = amounts.filter((one) => one < amount);
  const more = amounts.filter((one) => one > amount);
  return {
    less: less.length === 0 ? null : Math.max(...less),
    more: more.length === 0 ? null : Math.min(...more),
  };
}
