import type { ReminderStanding } from '@fortuna/domain/deposit-reminder.ts';
import type {
  DepositOrder,
  DepositQuote,
  PaymentChannel,
  PaymentMethod,
} from '@fortuna/domain/model/cashier.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import type { Loadable } from '../../page/loadable.ts';

/** What the deposit flow tells the screen (made by `deposit.view.ts` of packages/flows). */
export type DepositSubmission =
  /** The form is the player's; `problem` is what the last attempt met, the typed values are kept. */
  | { readonly kind: 'editing'; readonly problem: Problem | null }
  | { readonly kind: 'submitting' }
  /** The answer was lost: the records are being read, nothing is sent again. */
  | { readonly kind: 'checking' }
  /** The records do not show the order (yet). The player may look again, or send the very same order under the same key. */
  | { readonly kind: 'unknown' }
  /** The provider's page may be left for; the host is named first. */
  | { readonly kind: 'leaving'; readonly host: string; readonly billNo: string }
  /** The provider's address is not https or not on the allow-list; the order exists. */
  | { readonly kind: 'blockedAddress'; readonly host: string; readonly billNo: string }
  | { readonly kind: 'ordered'; readonly billNo: string };

export interface UnpaidOrder {
  readonly order: DepositOrder;
  /** By the server's clock; null where the order has no end. */
  readonly minutesLeft: number | null;
}

/** What the page is about, once it is there. */
export type DepositContent =
  | { readonly kind: 'noMethods' }
  /** Demo members cannot deposit. */
  | { readonly kind: 'demo' }
  | {
      readonly kind: 'form';
      readonly methods: readonly PaymentMethod[];
      readonly channels: readonly PaymentChannel[];
      readonly submission: DepositSubmission;
      /** What the amount in the form would earn; null: there is none to ask about. */
      readonly quote: Loadable<DepositQuote> | null;
      /** An order that still waits for its payment; null: none that is known. */
      readonly unpaid: UnpaidOrder | null;
      /** How the player stands to the own reminder; empty: none is set, or it is not known. */
      readonly reminders: readonly ReminderStanding[];
    };
