import type { BankAccount } from '@fortuna/domain/model/cashier.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import { to } from '@fortuna/domain/site-map.ts';
import type { PageView } from '../../page/loadable.ts';
import type { WithdrawContent } from './Withdraw.view.ts';

/** From adding a PIX key or setting the withdrawal password back to the withdrawal. */
export const backToWithdraw = { back: to('/withdraw') } as const;

/** What has been typed into the form, kept while the player is elsewhere. */
export interface TypedWithdrawal {
  readonly amount: Centavos;
  readonly remark: string;
}

export interface WithdrawScreenProps {
  /** The rules, the form, and where what was sent stands; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<WithdrawContent>;
  /** What the form begins with; left out: empty. */
  readonly typed?: TypedWithdrawal | undefined;
  /** Told of what is being typed, so that it outlives the page. Left out: nobody is told. */
  readonly onType?: ((typed: TypedWithdrawal) => void) | undefined;
  /** The form is filled in: on to the confirmation. */
  readonly onSubmit: (draft: TypedWithdrawal & { readonly account: BankAccount }) => void;
  /** Six digits: send it. */
  readonly onConfirm: (withdrawalPassword: string) => void;
  /** Waits no longer for the answer to what was sent. */
  readonly onStopWaiting: () => void;
  /** From the confirmation back to the form. */
  readonly onBack: () => void;
  /** Read the records once more. */
  readonly onLookAgain: () => void;
  /** Give the unanswered attempt up. */
  readonly onDiscard: () => void;
  /** A new form after this withdrawal. */
  readonly onAnother: () => void;
}
