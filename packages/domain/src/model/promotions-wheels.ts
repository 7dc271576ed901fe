import type { Centavos } from '../money.ts';

export const wheelKinds = ['daily', 'lottery'] as const;
export type WheelKind = (typeof wheelKinds)[number];

export type Prize =
  | { readonly kind: 'cash'; readonly amount: Centavos }
  | { readonly kind: 'spins'; readonly count: number }
  | { readonly kind: 'points'; readonly count: number }
  | { readonly kind: 'nothing' }
  /** Newer than we are: the default icon and the server's name, which may stand only at the wheel's field (null). */
  | { readonly kind: 'other'; readonly name: string | null };

/** A field of the wheel. */
export interface WheelPrize {
  readonly id: number;
  /** In the request's language. */
  readonly name: string;
  /** Null for the default icon. */
  readonly iconUrl: string | null;
  readonly prize: Prize;
}

/** The newest spin: where an answer was lost, the spin is found here by its key. */
export interface LastSpin {
  readonly id: number;
  readonly prizeId: number;
  readonly prize: Prize;
  /** ISO instant. */
  readonly at: string;
  readonly idempotencyKey: string | null;
}

/** What earns spins of a wheel: the server's figures, of which a screen has none of its own. */
export interface SpinEarning {
  /** Confirmed deposits that earn a spin. */
  readonly required: Centavos;
  /** Over how many days they count together, today included. */
  readonly days: number;
  /** The most that a day gives. */
  readonly spinsPerDay: number;
  /** What counts for the next spin so far. */
  readonly progress: Centavos;
  /** Deposits missing for the next spin; null where none is missing, or today gives no more. */
  readonly missing: Centavos | null;
}

export interface Wheel {
  readonly spinsLeft: number;
  /** When new free spins become available, ISO; null where they have to be earned. */
  readonly nextSpinsAt: string | null;
  /** In the order of the wheel, clockwise. */
  readonly prizes: readonly WheelPrize[];
  readonly lastSpin: LastSpin | null;
  /** Null where the server does not say. */
  readonly earning: SpinEarning | null;
  /** Why this member gets no spins at all, in the server's words; null for everybody else. */
  readonly closedReason: string | null;
  /** ISO instant that `nextSpinsAt` is counted from; null where the server does not say. */
  readonly serverTime: string | null;
}

/** A spin that was taken. Where a value is null the answer does not say: read the wheel and the member again. */
export interface SpinResult {
  readonly id: number;
  /** The field that the wheel has to stop on. */
  readonly prizeId: number;
  readonly prize: Prize;
  readonly spinsLeft: number | null;
  readonly turnover: Centavos | null;
  readonly balance: Centavos | null;
  readonly turnoverLeft: Centavos | null;
  /** ISO instant. */
  readonly at: string | null;
  /** The platform's code of the outcome. */
  readonly code: number | null;
  /** The server's own words. */
  readonly message: string | null;
}
