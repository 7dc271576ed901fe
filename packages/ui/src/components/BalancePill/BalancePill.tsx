import styled from 'styled-components';
import { onLeadingPage, whilePageLeads } from '../../theme/leading-action.ts';
import { media } from '../../theme/media.ts';
import { figures, focusRing, visuallyHidden } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { Icon } from '../Icon/Icon.tsx';
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

const Root = styled.div`
  display: inline-flex;
  align-items: center;
  padding-left: ${vars.space.s3};
  border-radius: ${vars.radius.pill};
  background: ${vars.color.surface2};
  border: ${vars.size.edge} solid ${vars.color.controlEdge};
`;

const Amount = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space.s1};
  min-width: 4.5rem;
  font-weight: ${vars.weight.strong};
  ${figures}
  @media (max-width: 400px) {
    min-width: 3.5rem;
    font-size: ${vars.text.sm};
  }

  &[data-state='stale'] {
    color: ${vars.color.warning};
  }
`;

const Retry = styled(Amount)`
  height: ${vars.size.target};
  padding: 0;
  border: 0;
  border-radius: ${vars.radius.pill};
  background: transparent;
  font: inherit;
  cursor: pointer;
  ${focusRing}
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;

const Bone = styled.span`
  width: 5rem;
  height: 0.875rem;
  border-radius: ${vars.radius.pill};
  background: ${vars.color.surface3};
`;

const Eye = styled.button`
  display: grid;
  place-items: center;
  width: ${vars.size.target};
  height: ${vars.size.target};
  padding: 0;
  border: 0;
  border-radius: ${vars.radius.round};
  background: transparent;
  color: ${vars.color.textMuted};
  margin-right: auto;
  cursor: pointer;
  ${focusRing}
`;

const Deposit = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${vars.space.s1};
  min-width: ${vars.size.target};
  height: ${vars.size.target};
  border-radius: ${vars.radius.pill};
  background: ${vars.color.accent};
  color: ${vars.color.onAccent};
  font-weight: ${vars.weight.strong};
  text-decoration: none;
  ${onLeadingPage} & {
    display: none;
  }
  /* Where the navigation beside it or below it has the way to pay in, it stands there, and once. */
  ${media.desktop} {
    :root:has([data-part='side-nav'][data-pays-in]) & {
      display: none;
    }
  }
  ${whilePageLeads} & {
    background: transparent;
    box-shadow: inset 0 0 0 max(1px, ${vars.size.edge}) ${vars.color.lineStrong};
    color: ${vars.color.text};
  }
  transition:
    background-color ${vars.motion.fast} ${vars.motion.ease},
    scale ${vars.motion.base} ${vars.motion.spring};
  ${focusRing}

  &:active {
    scale: ${vars.press.scale};
  }
  ${media.hover} {
    &:hover {
      background: ${vars.color.accentHover};
    }
  }
  & > span {
    ${visuallyHidden}
  }
  @media (min-width: 380px) {
    padding-inline: ${vars.space.s4};
    & > svg {
      display: none;
    }
    & > span {
      all: unset;
    }
  }
`;

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
