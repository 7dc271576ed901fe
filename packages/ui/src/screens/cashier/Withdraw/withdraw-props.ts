import type { BankAccount } from '@fortuna/domain/model/cashier.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import type { WithdrawView } from './Withdraw.view.ts';

export interface WithdrawLinks {
  readonly support: string;
  /** The withdrawal records. */
  readonly records: string;
  readonly games: string;
  /** Adding a PIX key or account, and back. */
  readonly addAccount: string;
  /** Setting the withdrawal password, and back. */
  readonly setPassword: string;
}

export interface WithdrawScreenProps {
  readonly view: WithdrawView;
  /** The form is filled in: on to the confirmation. */
  readonly onSubmit: (draft: { readonly amount: Centavos; readonly account: BankAccount }) => void;
  /** Six digits: send it. */
  readonly onConfirm: (withdrawalPassword: string) => void;
  /** From the confirmation back to the form. */
  readonly onBack: () => void;
  /** Read the records once more. */
  readonly onLookAgain: () => void;
  /** Give the unanswered attempt up. */
  readonly onDiscard: () => void;
  /** A new form after this withdrawal. */
  readonly onAnother: () => void;
  readonly onRetry: () => void;
  readonly onLogin: () => void;
  readonly onRegister: () => void;
  readonly links: WithdrawLinks;
}
