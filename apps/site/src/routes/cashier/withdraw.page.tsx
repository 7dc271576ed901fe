import type { Member } from '@fortuna/domain/model/auth.ts';
import type { BankAccount, WithdrawalRules } from '@fortuna/domain/model/cashier.ts';
import { type MoneyMoved, onMoneyMoved } from '@fortuna/flows/money-moved.ts';
import { withdrawalReviewView } from '@fortuna/flows/withdrawal-review/withdrawal-review.view.ts';
import type { WithdrawContent } from '@fortuna/ui/screens/cashier/Withdraw/Withdraw.view.ts';
import { WithdrawScreen } from '@fortuna/ui/screens/cashier/Withdraw/WithdrawScreen.tsx';
import type { WithdrawScreenProps } from '@fortuna/ui/screens/cashier/Withdraw/withdraw-props.ts';
import { allOf, mapLoadable } from '@fortuna/ui/screens/page/loadable.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withdrawalAttempts } from '../../platform/attempts.ts';
import { makeStale } from '../../platform/make-stale.ts';
import { useMemberRead } from '../../platform/use-member-read.ts';
import { usePageFocus } from '../../platform/use-page-focus.ts';
import { keepWithdrawalDraft, readWithdrawalDraft } from '../../platform/withdrawal-draft.ts';
import { useMember } from '../../session/MemberGate.tsx';
import { useMemberView } from '../../session/use-member-view.ts';
import { defineMemberPage } from '../define-member-page.tsx';
import { bankAccounts, withdrawalRules } from './cashier.reads.ts';
import { withdrawalFlow } from './withdrawal-flow.ts';

const none = () => undefined;
const nothingTyped = { amount: 0, remark: '' } as const;

/** There is no form yet, and nothing to call back. */
const idle = {
  onSubmit: none,
  onConfirm: none,
  onStopWaiting: none,
  onBack: none,
  onLookAgain: none,
  onDiscard: none,
  onAnother: none,
} as const;

function Withdraw() {
  const member = useMember();
  const nobody = useMemberView<WithdrawContent>(() => ({ kind: 'loading' }));
  return member === null ? <WithdrawScreen view={nobody} {...idle} /> : <WithdrawOf member={member} />;
}

function WithdrawOf({ member }: { readonly member: Member }) {
  const [flow] = useState(() => withdrawalFlow(member.id));
  const [typed] = useState(() => readWithdrawalDraft(member.id));
  const rulesRead = useMemberRead(withdrawalRules);
  const reads = allOf({ rules: rulesRead, accounts: useMemberRead(bankAccounts) });
  const [params, setParams] = useSearchParams();
  const actor = useActorRef(flow, {
    input: { attempt: withdrawalAttempts(member.id).read(), billNo: params.get('bill_no') },
  });
  const submission = useSelector(actor, withdrawalReviewView);
  usePageFocus(() => actor.send({ type: 'page.focused' }));

  const follow = useEffectEvent(({ billNo, isSettled }: MoneyMoved) => {
    // Also where the answer was lost and the record was found: no write has told of it then.
    makeStale(isSettled ? 'withdrawalDecided' : 'createWithdrawal');
    keepWithdrawalDraft(member.id, nothingTyped);
    if (isSettled) return;
    // In the address, so that a reload goes on following it.
    setParams(
      (now) => {
        now.set('bill_no', billNo);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => onMoneyMoved(actor, follow), [actor]);

  function content(rules: WithdrawalRules, accounts: readonly BankAccount[]): WithdrawContent {
    if (member.isDemo) return { kind: 'demo' };
    const isFresh = submission.kind === 'editing';
    if (isFresh && !member.hasWithdrawalPassword) return { kind: 'noPassword' };
    if (isFresh && accounts.length === 0) return { kind: 'noAccount' };
    return { kind: 'form', balance: member.balance, rules, accounts, submission };
  }

  const submit: WithdrawScreenProps['onSubmit'] = (draft) => {
    if (rulesRead.kind === 'ready')
      actor.send({ type: 'player.submit', draft: { ...draft, rules: rulesRead.content } });
  };

  return (
    <WithdrawScreen
      view={mapLoadable(reads, ({ rules, accounts }) => content(rules, accounts.accounts))}
      typed={typed}
      onType={(now) => keepWithdrawalDraft(member.id, now)}
      onSubmit={submit}
      onConfirm={(withdrawalPassword) => actor.send({ type: 'player.confirm', withdrawalPassword })}
      onStopWaiting={() => actor.send({ type: 'player.stopWaiting' })}
      onBack={() => actor.send({ type: 'player.back' })}
      onLookAgain={() => actor.send({ type: 'player.lookAgain' })}
      onDiscard={() => actor.send({ type: 'player.discard' })}
      onAnother={() => {
        setParams(
          (now) => {
            now.delete('bill_no');
            return now;
          },
          { replace: true },
        );
        actor.send({ type: 'player.another' });
      }}
    />
  );
}

export const page = defineMemberPage({ path: '/withdraw', reads: [withdrawalRules, bankAccounts] }, Withdraw);
