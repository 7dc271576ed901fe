import type { Transfer, TransferOrder } from '@fortuna/domain/model/games-transfers.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import type { Problem } from '@fortuna/domain/problem.ts';

/** Where a move of money stands (made by `game-transfer.view.ts` of packages/flows). */
export type TransferView =
  /** Nothing is under way; `problem` is what the last move met. */
  | { readonly kind: 'ready'; readonly problem: Problem | null }
  | { readonly kind: 'submitting'; readonly order: TransferOrder }
  /** The answer was lost: the moves are being read, nothing is sent again. */
  | { readonly kind: 'checking'; readonly order: TransferOrder }
  /** The moves do not show it (yet). The player may look again, or send the very same under the same key. */
  | { readonly kind: 'unknown'; readonly order: TransferOrder }
  | { readonly kind: 'moved'; readonly transfer: Transfer };

/** What a player does with a move that is under way. */
export type TransferPress = 'stopWaiting' | 'lookAgain' | 'sendSame' | 'discard';

export interface TransferActions {
  /** Gets how much (centavos) is to be moved, from where to where. */
  readonly onTransfer: (order: TransferOrder) => void;
  /** What the player does about a move that is under way. */
  readonly onPress: (press: TransferPress) => void;
}

/** True while another move has to wait. */
export function isUnderWay({ kind }: TransferView): boolean {
  return kind !== 'ready' && kind !== 'moved';
}

/** Where the member's money is, seen from one game. */
export interface StageMoney {
  readonly wallet: Centavos;
  /** By the game's provider: stakes come out of it. */
  readonly held: Centavos;
  /** By all other providers. */
  readonly elsewhere: Centavos;
}
