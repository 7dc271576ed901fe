import type { SpinResult, Wheel, WheelKind } from '@fortuna/domain/model/promotions-wheels.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import type { Loadable } from '../../page/loadable.ts';
import type { ActivityContent } from '../Activity.view.ts';

/** What the flow of a spin tells the screen (made by `wheel-spin.view.ts` of packages/flows). */
export type SpinView =
  /** The wheel stands; `problem` is what the last spin met. */
  | { readonly kind: 'ready'; readonly problem: Problem | null }
  /** Sent: the wheel turns. */
  | { readonly kind: 'submitting' }
  /** The answer was lost: the wheel's last spin is being looked at, nothing is sent again. */
  | { readonly kind: 'checking' }
  /** The wheel does not show the spin (yet). The player may look again, or send the very same spin under the same key. */
  | { readonly kind: 'unknown' }
  /** The wheel comes to rest on the prize, then the prize is told. */
  | { readonly kind: 'landing' | 'won'; readonly spin: SpinResult };

/** Who looks at the wheels: a guest sees them and cannot spin. */
export type WheelPlay = { readonly kind: 'guest' } | { readonly kind: 'member'; readonly spin: SpinView };

export interface OneWheelView {
  readonly wheel: Loadable<Wheel>;
  readonly play: WheelPlay;
}

export interface WheelsContent extends ActivityContent {
  readonly chosen: WheelKind;
  readonly wheels: Readonly<Record<WheelKind, OneWheelView>>;
}
