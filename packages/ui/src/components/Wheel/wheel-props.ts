import type { SpinResult, WheelKind, WheelPrize } from '@fortuna/domain/model/promotions-wheels.ts';
import type { ReactNode } from 'react';

/** What the server said of the wheel. It alone decides where the wheel stops. */
export type LiveWheelState =
  | { readonly kind: 'ready' }
  /** A spin was sent; the answer is on its way. */
  | { readonly kind: 'spinning' }
  /** `result` from the server: of a spin, or the wheel's last one. `message` is told once the disc stands: "Você ganhou R$ 5,00". */
  | {
      readonly kind: 'landed';
      readonly result: Pick<SpinResult, 'prizeId' | 'prize'>;
      readonly message: string;
      /** Still turning, it stops there at once: nobody wants to watch any more. */
      readonly isAtOnce?: boolean;
    }
  /** `message` is told at once. Whether it may be tried again says `disabledReason`. */
  | { readonly kind: 'failed'; readonly message: string };

export type WheelState = { readonly kind: 'loading' } | LiveWheelState;

export interface WheelWords {
  /** On the hub: "Girar". */
  readonly spin: string;
  /** On the hub and announced while it turns: "Girando". */
  readonly spinning: string;
  /** Announced while the wheel itself is on its way. */
  readonly loading: string;
  /** Names the picture: "Roleta diária". */
  readonly label: string;
  /** Above the list of prizes, which is read out, and shown where a name does not fit its field. */
  readonly prizes: string;
}

export interface WheelProps {
  /** Which of the house's wheels it is; they differ in their colours. Default: `daily`. */
  readonly variant?: WheelKind;
  /** What the server said last; the disc follows it. */
  readonly state: WheelState;
  /** Its fields, clockwise. One without a picture of the platform's gets the brand's for its kind. */
  readonly prizes: readonly WheelPrize[];
  /** Every text but the outcome's and the reasons. */
  readonly words: WheelWords;
  /** Spins left or when the next one comes, in words. */
  readonly spinsText: string;
  /** Why it cannot be spun: no spins left, not eligible, offline. Shown below the wheel. Left out: it can be. */
  readonly disabledReason?: string | undefined;
  /** A press on the hub. Not called while it turns or while there is a `disabledReason`. */
  readonly onSpin: () => void;
  /** Below the wheel, e.g. the way past the turning. Default: nothing. */
  readonly action?: ReactNode;
  /** The disc has come to rest on the prize; not called for a result that was there from the start. Left out: nobody is told. */
  readonly onLanded?: (() => void) | undefined;
}

/** What is drawn around the fields, turning with them. */
export interface RimProps {
  /** Of fields. */
  readonly count: number;
}
