import { Icon } from '../Icon/Icon.tsx';
import { Amount, Bone, Deposit, Eye, Hidden, Retry, Root } from './BalancePill.style.ts';
import { veil } from './veil.ts';

export const balancePillStates = [
  'Ready',
  'Stale',
  'Hidden',
  'Loading',
  'Failed',
  'Huge',
  'LongText',
] as const;

/** The wallet, as far as it is known. `amount` is formatted money. */
export type BalanceView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly onRetry: () => void }
  /** `isStale`: the last reading failed, so this may be out of date. */
  | { readonly kind: 'ready'; readonly amount: string; readonly isStale: boolean };

export interface BalanceWords {
  /** Before the amount, for screen readers: "Saldo". */
  readonly balance: string;
  /** The eye's name while the amount is covered. */
  readonly show: string;
  /** The eye's name while the amount is seen. */
  readonly hide: string;
  /** Said in place of a covered amount: "oculto". */
  readonly hidden: string;
  /** Said after an amount that may be out of date; also its tooltip. */
  readonly stale: string;
  /** Said where no amount could be read; also the tooltip. */
  readonly failed: string;
  /** Follows `failed` in the name of the button that reads again. */
  readonly retry: string;
  /** Said while the first reading is under way. */
  readonly loading: string;
  /** The link to more money; only its sign is seen below 380 px. */
  readonly deposit: string;
}

export interface BalancePillProps {
  /** The amount as it is to be read, or why there is none yet. */
  readonly balance: BalanceView;
  /** The player has covered the amount; the owner keeps the choice. */
  readonly isHidden: boolean;
  /** The eye was pressed. */
  readonly onToggleHidden: () => void;
  /** Address of the deposit page, in the reader's language. */
  readonly depositHref: string;
  /** All that it says, in the reader's language. */
  readonly words: BalanceWords;
}

/** The money there is to play with, always at hand, and the way to more. The amount never breaks over two lines. */
export function BalancePill({ balance, isHidden, onToggleHidden, depositHref, words }: BalancePillProps) {
  return (
    <Root data-part="balance-pill">
      <BalanceAmount balance={balance} isHidden={isHidden} words={words} />
      <Eye
        type="button"
        aria-pressed={isHidden}
        aria-label={isHidden ? words.show : words.hide}
        onClick={onToggleHidden}
      >
        <Icon name={isHidden ? 'eyeOff' : 'eye'} size={20} />
      </Eye>
      <Deposit href={depositHref}>
        <Icon name="plus" size={20} />
        <span>{words.deposit}</span>
      </Deposit>
    </Root>
  );
}

function BalanceAmount({
  balance,
  isHidden,
  words,
}: Pick<BalancePillProps, 'balance' | 'isHidden' | 'words'>) {
  switch (balance.kind) {
    case 'loading':
      return (
        <Amount aria-busy="true">
          <Hidden>{words.loading}</Hidden>
          <Bone />
        </Amount>
      );
    case 'failed':
      return (
        <Retry as="button" type="button" data-state="stale" title={words.failed} onClick={balance.onRetry}>
          <Icon name="reload" size={16} />
          <Hidden>
            {words.failed}. {words.retry}
          </Hidden>
          <span aria-hidden="true">—</span>
        </Retry>
      );
    case 'ready':
      return (
        <Amount
          data-state={balance.isStale ? 'stale' : 'fresh'}
          title={balance.isStale ? words.stale : undefined}
        >
          <Hidden>{words.balance} </Hidden>
          {balance.isStale && <Icon name="clock" size={16} />}
          {isHidden ? (
            <>
              <span aria-hidden="true">{veil}</span>
              <Hidden>{words.hidden}</Hidden>
            </>
          ) : (
            balance.amount
          )}
          {balance.isStale && <Hidden> {words.stale}</Hidden>}
        </Amount>
      );
  }
}
