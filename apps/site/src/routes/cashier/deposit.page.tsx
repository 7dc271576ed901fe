import type { Member } from '@fortuna/domain/model/auth.ts';
import { to } from '@fortuna/domain/site-map.ts';
import type { DepositOutput } from '@fortuna/flows/deposit/deposit.types.ts';
import { depositView } from '@fortuna/flows/deposit/deposit.view.ts';
import type { DepositContent } from '@fortuna/ui/screens/cashier/Deposit/Deposit.view.ts';
import { DepositScreen } from '@fortuna/ui/screens/cashier/Deposit/DepositScreen.tsx';
import { allOf, mapLoadable } from '@fortuna/ui/screens/page/loadable.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { siteEnv } from '../../env.ts';
import { depositAttempts } from '../../platform/attempts.ts';
import { useMemberRead } from '../../platform/use-member-read.ts';
import { useMember } from '../../session/MemberGate.tsx';
import { useMemberView } from '../../session/use-member-view.ts';
import { defineMemberPage } from '../define-member-page.tsx';
import { paymentChannels, paymentMethods } from './cashier.reads.ts';
import { depositFlow } from './deposit-flow.ts';

const none = () => undefined;

/** There is no form yet, and nothing to call back. */
const idle = {
  onSubmit: none,
  onStopWaiting: none,
  onLookAgain: none,
  onSendSame: none,
  onDiscard: none,
  onLeave: none,
  onOpenOrder: none,
} as const;

function Deposit() {
  const member = useMember();
  const nobody = useMemberView<DepositContent>(() => ({ kind: 'loading' }));
  return member === null ? <DepositScreen view={nobody} {...idle} /> : <DepositOf member={member} />;
}

function DepositOf({ member }: { readonly member: Member }) {
  const [flow] = useState(() => depositFlow(member.id));
  const reads = allOf({ methods: useMemberRead(paymentMethods), channels: useMemberRead(paymentChannels) });
  const actor = useActorRef(flow, {
    input: { attempt: depositAttempts(member.id).read(), allowedOrigins: siteEnv().allowedOrigins },
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
        if (member.isDemo) return { kind: 'demo' };
        if (methods.length === 0 || channels.length === 0) return { kind: 'noMethods' };
        return { kind: 'form', methods, channels, submission };
      })}
      onSubmit={(input) => actor.send({ type: 'player.submit', input })}
      onStopWaiting={() => actor.send({ type: 'player.stopWaiting' })}
      onLookAgain={() => actor.send({ type: 'player.lookAgain' })}
      onSendSame={() => actor.send({ type: 'player.sendSame' })}
      onDiscard={() => actor.send({ type: 'player.discard' })}
      onLeave={() => actor.send({ type: 'player.leave' })}
      onOpenOrder={() => actor.send({ type: 'player.openOrder' })}
    />
  );
}

export const page = defineMemberPage(
  { path: '/recharge', reads: [paymentMethods, paymentChannels] },
  Deposit,
);
