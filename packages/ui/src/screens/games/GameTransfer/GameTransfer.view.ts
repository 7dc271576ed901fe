import type { Centavos } from '@fortuna/domain/money.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import type { Loadable } from '../../page/loadable.ts';

/** The game of the address. */
export interface TransferGame {
  readonly name: string;
  readonly provider: string;
}

/** The wallet that the game plays from. */
export type TransferBalance = Loadable<Centavos>;

export type GameTransferView =
  | { readonly kind: 'signedOut'; readonly game: TransferGame }
  /** The address names no game. */
  | { readonly kind: 'notFound' }
  /** Not known yet who plays. */
  | { readonly kind: 'loading'; readonly game: TransferGame }
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
