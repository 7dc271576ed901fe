import type { PrizeKind } from '../../art/prize-kinds.ts';

/** A field of the wheel, as the server lists them: clockwise. */
export interface WheelSegment {
  /** What `landed` names. */
  readonly id: number;
  /** In the player's language, money written out: "R$ 5,00", "Mais um giro". */
  readonly label: string;
  /** Its picture, in the brand's manner; `nothing` for no prize. */
  readonly prize: PrizeKind;
  /** The platform's own picture instead: an address from a host that the site allows. */
  readonly iconUrl?: string | null | undefined;
}

/** What the server said of the wheel. It alone decides where the wheel stops. */
export type LiveWheelState =
  | { readonly kind: 'ready' }
  /** A spin was sent; the answer is on its way. */
  | { readonly kind: 'spinning' }
  /** `segmentId` from the server; `message` is announced once the disc stops: "Você ganhou R$ 5,00". */
  | { readonly kind: 'landed'; readonly segmentId: number; readonly message: string }
  /** `message` is announced at once. `disabledReason` says whether it may be tried again. */
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
  readonly segments: readonly WheelSegment[];
  readonly words: WheelWords;
  /** Spins left or when the next one comes, in words. */
  readonly spinsText: string;
  /** Why it cannot be spun: no spins left, not eligible, offline. Shown below the wheel. */
  readonly disabledReason?: string | undefined;
  readonly onSpin: () => void;
  /** The disc has come to rest on the prize; not called for a result that was already there at the start. */
  readonly onLanded?: (() => void) | undefined;
}

/** What is drawn around the fields, turning with them. */
export interface RimProps {
  /** Of fields. */
  readonly count: number;
}
