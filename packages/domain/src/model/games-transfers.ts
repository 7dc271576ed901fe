import type { Centavos } from '../money.ts';

/** What a provider of games holds for the member, from which stakes are taken. */
export interface ProviderBalance {
  readonly providerKey: string;
  readonly provider: string;
  readonly amount: Centavos;
  /** A game of the provider is open, here or elsewhere: the money is being played with. */
  readonly isOpen: boolean;
}

/** Where the member's money is. */
export interface GameMoney {
  readonly wallet: Centavos;
  /** Every provider once, those that hold nothing too. */
  readonly providers: readonly ProviderBalance[];
}

/** What a provider holds; nothing where the server does not name it. */
export function heldBy({ providers }: GameMoney, providerKey: string): Centavos {
  return providers.find((one) => one.providerKey === providerKey)?.amount ?? 0;
}

/** A move of money that is asked for. `amount` null: all that there is on the side that it leaves. */
export type TransferOrder =
  | { readonly kind: 'in' | 'out'; readonly providerKey: string; readonly amount: Centavos | null }
  | { readonly kind: 'allOut' };

/** Money that has been moved. */
export interface Transfer {
  readonly billNo: string;
  readonly kind: TransferOrder['kind'] | 'unknown';
  /** Null: all providers. */
  readonly providerKey: string | null;
  readonly amount: Centavos;
  /** By the platform itself, at a launch or the end of a game. */
  readonly isAutomatic: boolean;
  readonly idempotencyKey: string | null;
  /** ISO instant; null where the server does not say. */
  readonly createdAt: string | null;
}
