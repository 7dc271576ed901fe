import type { DepositOutput } from '@fortuna/flows/deposit/deposit.types.ts';
import { depositView } from '@fortuna/flows/deposit/deposit.view.ts';
import type { DepositView } from '@fortuna/ui/screens/cashier/Deposit/Deposit.view.ts';
import { DepositScreen } from '@fortuna/ui/screens/cashier/Deposit/DepositScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { siteEnv } from '../../env.ts';
import { authCallbacks } from '../../frame/auth-callbacks.ts';
import { useHelpHref } from '../../frame/use-help-href.ts';
import { paths } from '../../paths.ts';
import { depositAttempts } from '../../platform/attempts.ts';
import { retrySession } from '../../session/session-store.ts';
import { useGate } from '../../session/use-gate.ts';
import { holdOf } from '../reads.ts';
import { paymentChannels, paymentMethods } from './cashier-queries.ts';
import { depositFlow } from './deposit-flow.ts';

const links = { records: paths.depositRecords, games: paths.games() } as const;

export function Component() {
  const gate = useGate();
  const memberId = gate.kind === 'member' ? gate.member.id : null;
  const methods = useQuery(paymentMethods(memberId));
  const channels = useQuery(paymentChannels(memberId));
  const actor = useActorRef(depositFlow, {
    input: { attempt: depositAttempts.read(), allowedOrigins: siteEnv().allowedOrigins },
  });
  const submission = useSelector(actor, depositView);
  const output = useSelector(actor, (snapshot) => snapshot.output);
  const navigate = useNavigate();

  const follow = useEffectEvent((next: DepositOutput) => {
    // The address of the payment step stays in the history: it is where Back from the provider leads.
    if (next.kind === 'leaving') window.history.replaceState(null, '', paths.payment(next.billNo));
    if (next.kind === 'leaving') window.location.assign(next.url);
    else navigate(paths.payment(next.billNo), { replace: true });
  });
  useEffect(() => {
    if (output) follow(output);
  }, [output]);

  function view(): DepositView {
    const hold = holdOf(gate, [methods, channels]);
    if (hold) return hold;
    if (gate.kind === 'member' && gate.member.isDemo) return { kind: 'demo' };
    if (!methods.data?.length || !channels.data?.length) return { kind: 'noMethods' };
    return { kind: 'form', methods: methods.data, channels: channels.data, submission };
  }

  return (
    <DepositScreen
      view={view()}
      links={{ ...links, support: useHelpHref() }}
      {...authCallbacks}
      onRetry={() => {
        retrySession();
        void methods.refetch();
        void channels.refetch();
      }}
      onSubmit={(input) => actor.send({ type: 'player.submit', input })}
      onLookAgain={() => actor.send({ type: 'player.lookAgain' })}
      onSendSame={() => actor.send({ type: 'player.sendSame' })}
      onDiscard={() => actor.send({ type: 'player.discard' })}
      onLeave={() => actor.send({ type: 'player.leave' })}
      onOpenOrder={() => actor.send({ type: 'player.openOrder' })}
    />
  );
}
