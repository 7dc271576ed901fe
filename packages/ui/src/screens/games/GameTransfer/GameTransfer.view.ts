import type { Centavos } from '@fortuna/domain/money.ts';
import type { Problem } from '@fortuna/domain/problem.ts';

/** The game of the address. */
export interface TransferGame {
  readonly name: string;
  readonly provider: string;
}

export type TransferBalance =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  /** `isStale`: the last reading failed. */
  | { readonly kind: 'ready'; readonly amount: Centavos; readonly isStale: boolean };

export type GameTransferView =
  | { readonly kind: 'signedOut'; readonly game: TransferGame }
  /** The address names no game. */
  | { readonly kind: 'notFound' }
  /** The provider keeps the game closed. */
  | { readonly kind: 'closed'; readonly game: TransferGame }
  | { readonly kind: 'idle'; readonly game: TransferGame; readonly balance: TransferBalance }
  | { readonly kind: 'launching'; readonly game: TransferGame; readonly balance: TransferBalance }
  | {
      readonly kind: 'failed';
      readonly game: TransferGame;
      readonly balance: TransferBalance;
      readonly problem: Problem;
    }
  | {
      readonly kind: 'playing';
      readonly game: TransferGame;
      readonly balance: TransferBalance;
      /** One-time address on an allowed host. */
      readonly frameUrl: string;
      readonly isFullscreen: boolean;
    };

export interface GameTransferLinks {
  readonly lobby: string;
  readonly deposit: string;
}
