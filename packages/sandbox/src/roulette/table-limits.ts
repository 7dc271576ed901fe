import type { Centavos } from '@fortuna/domain/money.ts';

/** How much a table takes. */
export interface TableLimits {
  /** Of one place of the cloth. */
  readonly lowestStake: Centavos;
  /** Of a player in one round. */
  readonly highestStake: Centavos;
}
