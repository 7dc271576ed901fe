import type { Game, GameDetails } from '@fortuna/domain/model/games.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import type { Loadable } from '../../page/loadable.ts';
import type { StageMoney, TransferView } from '../Transfer/Transfer.view.ts';

/** Where the money is that the game is played with. */
export type TransferBalance = Loadable<StageMoney>;

/** The member's money beside a game. */
export interface PlayerMoney {
  readonly balance: TransferBalance;
  readonly transfer: TransferView;
  /** The platform moves it by itself, at the launch and the end of a game. */
  readonly isAutomatic: boolean;
  /** A demonstration account. */
  readonly isDemo: boolean;
}

/** The star beside the name. */
export interface FavouriteView {
  /** What the player wants, at once; what the server says, once it has answered. */
  readonly isOn: boolean;
  /** The last wish is on its way. */
  readonly isSending: boolean;
  /** Why the last wish was not taken. */
  readonly problem: Problem | null;
  /** The list that says it; a guest has none. */
  readonly read: Loadable<unknown>;
}

export interface FavouriteActions {
  /** Of a guest, asks for the login. */
  readonly onToggleFavourite: () => void;
  /** Waits no longer for what the last press has sent. */
  readonly onStopFavourite: () => void;
}

/** The game of the address, as the catalogue has it, with what stands around its launch. */
export interface StageContent {
  readonly game: GameDetails;
  readonly favourite: FavouriteView;
  /** Other games of the provider that can be played; not the game itself. */
  readonly related: Loadable<readonly Game[]>;
}

interface OnStage {
  readonly stage: StageContent;
}

interface WithMoney extends OnStage {
  readonly money: PlayerMoney;
  /** The game is open in another tab of this browser. */
  readonly isInOtherTab: boolean;
}

export type GameTransferView =
  /** The address names no game of the catalogue. */
  | { readonly kind: 'wrongType' }
  /** The catalogue did not say which game it is. */
  | { readonly kind: 'unread'; readonly problem: Problem; readonly onRetry: () => void }
  /** Not known yet which game it is, or who plays. */
  | { readonly kind: 'loading'; readonly stage: StageContent | null }
  /** A guest: the same stage, and the login over it. */
  | ({ readonly kind: 'signedOut' } & OnStage)
  /** No engine plays the game here. */
  | ({ readonly kind: 'notPlayable' } & OnStage)
  /** The provider keeps the game closed. */
  | ({ readonly kind: 'closed' } & WithMoney)
  | ({ readonly kind: 'idle' } & WithMoney)
  | ({ readonly kind: 'launching' } & WithMoney)
  | ({ readonly kind: 'failed'; readonly problem: Problem } & WithMoney)
  | ({
      readonly kind: 'playing';
      /** One-time address on an allowed host. */
      readonly frameUrl: string;
      readonly isFullscreen: boolean;
      /** The phone has been offline while the game was open, and is online again. */
      readonly isBackOnline: boolean;
    } & WithMoney);
