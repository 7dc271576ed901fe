import type { BankAccount } from '@fortuna/domain/model/cashier.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import { type MoneyMoved, onMoneyMoved } from '@fortuna/flows/money-moved.ts';
import { withdrawalReviewView } from '@fortuna/flows/withdrawal-review/withdrawal-review.view.ts';
import type { WithdrawView } from '@fortuna/ui/screens/cashier/Withdraw/Withdraw.view.ts';
import { WithdrawScreen } from '@fortuna/ui/screens/cashier/Withdraw/WithdrawScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { refreshMember, retrySession } from '../../session/session-store.ts';
import { useGate } from '../../session/use-gate.ts';
import { withdrawalAttempts } from '../../shell/attempts.ts';
import { authCallbacks } from '../../shell/auth-callbacks.ts';
import { useHelpHref } from '../../shell/use-help-href.ts';
import { usePageFocus } from '../../shell/use-page-focus.ts';
import { holdOf } from '../reads.ts';
import { bankAccounts, withdrawalRules } from './cashier-queries.ts';
import { withdrawalFlow } from './withdrawal-flow.ts';

const links = {
  records: paths.withdrawalRecords,
  games: paths.games(),
  addAccount: paths.bankAccounts({ back: paths.withdraw() }),
  setPassword: paths.withdrawalPassword({ back: paths.withdraw() }),
} as const;

export function Component() {
  const gate = useGate();
  const memberId = gate.kind === 'member' ? gate.member.id : null;
  const rules = useQuery(withdrawalRules(memberId));
  const accounts = useQuery(bankAccounts(memberId));
  const [params, setParams] = useSearchParams();
  const actor = useActorRef(withdrawalFlow, {
    input: { attempt: withdrawalAttempts.read(), billNo: params.get('bill_no') },
  });
  const submission = useSelector(actor, withdrawalReviewView);
  usePageFocus(() => actor.send({ type: 'page.focused' }));

  const follow = useEffectEvent(({ billNo, isSettled }: MoneyMoved) => {
    refreshMember();
    if (isSettled) return;
    // In the address, so that a reload goes on following it. The money is on hold from now on.
    setParams({ bill_no: billNo }, { replace: true, preventScrollReset: true });
    void rules.refetch();
  });
  useEffect(() => onMoneyMoved(actor, follow), [actor]);

  function view(): WithdrawView {
    const hold = holdOf(gate, [rules, accounts]);
    if (hold) return hold;
    if (gate.kind !== 'member' || !rules.data || !accounts.data) return { kind: 'loading' };
    const { member } = gate;
    if (member.isDemo) return { kind: 'demo' };
    const isFresh = submission.kind === 'editing';
    if (isFresh && !member.hasWithdrawalPassword) return { kind: 'noPassword' };
    if (isFresh && accounts.data.accounts.length === 0) return { kind: 'noAccount' };
    return {
      kind: 'form',
      balance: member.balance,
      rules: rules.data,
      accounts: accounts.data.accounts,
      submission,
    };
  }

  function submit(draft: { readonly amount: Centavos; readonly account: BankAccount }): void {
    if (rules.data) actor.send({ type: 'player.submit', draft: { ...draft, rules: rules.data } });
  }

  return (
    <WithdrawScreen
      view={view()}
      links={{ ...links, support: useHelpHref() }}
      {...authCallbacks}
      onRetry={() => {
        retrySession();
        void rules.refetch();
        void accounts.refetch();
      }}
      onSubmit={submit}
      onConfirm={(withdrawalPassword) => actor.send({ type: 'player.confirm', withdrawalPassword })}
      onBack={() => actor.send({ type: 'player.back' })}
      onLookAgain={() => actor.send({ type: 'player.lookAgain' })}
      onDiscard={() => actor.send({ type: 'player.discard' })}
      onAnother={() => {
        setParams({}, { replace: true });
        actor.send({ type: 'player.another' });
      }}
    />
  );
}
