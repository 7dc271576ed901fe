import { to } from '@fortuna/domain/site-map.ts';
import type { DepositOutput } from '@fortuna/flows/deposit/deposit.types.ts';
import { depositView } from '@fortuna/flows/deposit/deposit.view.ts';
import type { DepositContent } from '@fortuna/ui/screens/cashier/Deposit/Deposit.view.ts';
import { DepositScreen } from '@fortuna/ui/screens/cashier/Deposit/DepositScreen.tsx';
import { allOf, mapLoadable } from '@fortuna/ui/screens/page/loadable.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { siteEnv } from '../../env.ts';
import { depositAttempts } from '../../platform/attempts.ts';
import { useMemberRead } from '../../platform/use-read.ts';
import { useMember } from '../../session/MemberGate.tsx';
import { definePage } from '../define-page.tsx';
import { paymentChannels, paymentMethods } from './cashier.reads.ts';
import { depositFlow } from './deposit-flow.ts';

function Deposit() {
  const member = useMember();
  const reads = allOf({ methods: useMemberRead(paymentMethods), channels: useMemberRead(paymentChannels) });
  const actor = useActorRef(depositFlow, {
    input: { attempt: depositAttempts.read(), allowedOrigins: siteEnv().allowedOrigins },
  });
  const submission = useSelector(actor, depositView);
  const output = useSelector(actor, (snapshot) => snapshot.output);
  const navigate = useNavigate();

  const follow = useEffectEvent((next: DepositOutput) => {
    const payment = to('/recharge-payment', { bill_no: next.billNo });
    // The address of the payment step stays in the history: it is where Back from the provider leads.
    if (next.kind === 'leaving') window.history.replaceState(null, '', payment);
    if (next.kind === 'leaving') window.location.assign(next.url);
    else navigate(payment, { replace: true });
  });
  useEffect(() => {
    if (output) follow(output);
  }, [output]);

  return (
    <DepositScreen
      view={mapLoadable(reads, ({ methods, channels }): DepositContent => {
        if (member?.isDemo) return { kind: 'demo' };
        if (methods.length === 0 || channels.length === 0) return { kind: 'noMethods' };
        return { kind: 'form', methods, channels, submission };
      })}
      onSubmit={(input) => actor.send({ type: 'player.submit', input })}
      onLookAgain={() => actor.send({ type: 'player.lookAgain' })}
      onSendSame={() => actor.send({ type: 'player.sendSame' })}
      onDiscard={() => actor.send({ type: 'player.discard' })}
      onLeave={() => actor.send({ type: 'player.leave' })}
      onOpenOrder={() => actor.send({ type: 'player.openOrder' })}
    />
  );
}

export const page = definePage(
  { path: '/recharge', isMember: true, reads: [paymentMethods, paymentChannels] },
  Deposit,
);
