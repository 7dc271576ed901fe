import type { Centavos } from '@fortuna/domain/money.ts';

/** The wallet as far as the frame knows it. `isStale`: the last reading failed. */
export type WalletView =
  | { readonly kind: 'failed'; readonly onRetry: () => void }
  | { readonly kind: 'ready'; readonly balance: Centavos; readonly isStale: boolean };

/** Who is looking. `unknown`: prerendered, or the token is still being checked; nothing is offered that might be wrong. */
export type FrameSession =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'guest' }
  | { readonly kind: 'member'; readonly wallet: WalletView };

/** Which of the frame's destinations is on the screen; null for all other pages. */
export type FramePlace = 'home' | 'games' | 'deposit' | 'promotions' | 'profile' | 'records' | 'support';
