import type { Game } from '@fortuna/domain/model/games.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import type { Loadable } from '../../page/loadable.ts';

/** The game of the address, as the catalogue has it. */
export type TransferGame = Pick<Game, 'name' | 'provider'>;

/** The wallet that the game plays from. */
export type TransferBalance = Loadable<Centavos>;

export type GameTransferView =
  | { readonly kind: 'signedOut'; readonly game: TransferGame }
  /** The address names no game of the catalogue. */
  | { readonly kind: 'notFound' }
  /** The catalogue did not say which game it is. */
  | { readonly kind: 'unread'; readonly problem: Problem; readonly onRetry: () => void }
  /** Not known yet which game it is, or who plays. */
  | { readonly kind: 'loading'; readonly game: TransferGame | null }
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
