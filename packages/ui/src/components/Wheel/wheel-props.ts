import type { SpinResult, WheelPrize } from '@fortuna/domain/model/promotions-wheels.ts';

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
    }
  /** `message` is told at once. Whether it may be tried again says `disabledReason`. */
  | { readonly kind: 'failed'; readonly message: string };

export type WheelState = { readonly kind: 'loading' } | LiveWheelState;

export interface WheelWords {
  /** On the hub: "Girar". */
  readonly spin: string;
  /** On the hub and announced while it turns: "Girando". */
  readonly spinning: string;
  readonly loading: string;
  /** Names the picture: "Roleta diária". */
  readonly label: string;
  /** Above the list of prizes, which is read out, and shown where a name does not fit its field. */
  readonly prizes: string;
}

export interface WheelProps {
  readonly state: WheelState;
  /** Its fields, clockwise. One without a picture of the platform's gets the brand's for its kind. */
  readonly prizes: readonly WheelPrize[];
  readonly words: WheelWords;
  /** Spins left or when the next one comes, in words. */
  readonly spinsText: string;
  /** Why it cannot be spun: no spins left, not eligible, offline. Shown below the wheel. */
  readonly disabledReason?: string | undefined;
  readonly onSpin: () => void;
  /** The disc has come to rest on the prize; not called for a result that was there from the start. */
  readonly onLanded?: (() => void) | undefined;
}

/** What is drawn around the fields, turning with them. */
export interface RimProps {
  /** Of fields. */
  readonly count: number;
}
