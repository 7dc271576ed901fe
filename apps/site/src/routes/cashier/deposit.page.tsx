import type { Member } from '@fortuna/domain/model/auth.ts';
import type { DepositOrder, PaymentChannel } from '@fortuna/domain/model/cashier.ts';
import type { MoneyRecordPage } from '@fortuna/domain/model/records.ts';
import { to } from '@fortuna/domain/site-map.ts';
import type { DepositOutput } from '@fortuna/flows/deposit/deposit.types.ts';
import { depositView } from '@fortuna/flows/deposit/deposit.view.ts';
import type { DepositContent, UnpaidOrder } from '@fortuna/ui/screens/cashier/Deposit/Deposit.view.ts';
import { DepositScreen } from '@fortuna/ui/screens/cashier/Deposit/DepositScreen.tsx';
import { allOf, mapLoadable, type PageView } from '@fortuna/ui/screens/page/loadable.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { siteEnv } from '../../env.ts';
import { depositAttempts } from '../../platform/attempts.ts';
import { useMemberRead } from '../../platform/use-member-read.ts';
import { useMember } from '../../session/MemberGate.tsx';
import { useMemberView } from '../../session/use-member-view.ts';
import { defineMemberPage } from '../define-member-page.tsx';
import { paymentChannels, paymentMethods, unpaidDeposits } from './cashier.reads.ts';
import { againOf, type DepositAgain, depositFlow } from './deposit-flow.ts';
import { useInPlace } from './in-place.ts';
import { useDepositQuote } from './use-deposit-quote.ts';
import { useReminderStandings } from './use-reminder-standings.ts';

const none = () => undefined;

/** There is no form yet, and nothing to call back. */
const idle = {
  onAmount: none,
  onSubmit: none,
  onStopWaiting: none,
  onLookAgain: none,
  onSendSame: none,
  onDiscard: none,
  onLeave: none,
  onOpenOrder: none,
} as const;

/** The newest order that can still be paid; what cannot be read is no reason to keep the form back. */
function unpaidOf(pending: PageView<MoneyRecordPage<DepositOrder>>): UnpaidOrder | null {
  const orders = pending.kind === 'ready' ? pending.content.items : [];
  return (
    orders
      .map((order): UnpaidOrder => ({ order, minutesLeft: minutesLeftOf(order) }))
      .find(({ minutesLeft }) => minutesLeft === null || minutesLeft > 0) ?? null
  );
}

function minutesLeftOf({ expiresAt, serverTime }: DepositOrder): number | null {
  return expiresAt === null ? null : Math.ceil((Date.parse(expiresAt) - Date.parse(serverTime)) / 60_000);
}

function Deposit() {
  const member = useMember();
  const nobody = useMemberView<DepositContent>(() => ({ kind: 'loading' }));
  return member === null ? <DepositScreen view={nobody} {...idle} /> : <DepositOf member={member} />;
}

function DepositOf({ member }: { readonly member: Member }) {
  const [flow] = useState(() => depositFlow(member.id));
  const pending = useMemberRead(unpaidDeposits);
  const [amount, setAmount] = useState(0);
  const quote = useDepositQuote(amount);
  const reminders = useReminderStandings(member.id);
  const reads = allOf({ methods: useMemberRead(paymentMethods), channels: useMemberRead(paymentChannels) });
  const actor = useActorRef(flow, {
    input: { attempt: depositAttempts(member.id).read(), allowedOrigins: siteEnv().allowedOrigins },
  });
  const submission = useSelector(actor, depositView);
  const output = useSelector(actor, (snapshot) => snapshot.output);
  const navigate = useNavigate();
  const inPlace = useInPlace();

  const follow = useEffectEvent((next: DepositOutput) => {
    const payment = inPlace(to('/recharge-payment', { bill_no: next.billNo }));
    // The address of the payment step stays in the history: it is where Back from the provider leads.
    if (next.kind === 'leaving') window.history.replaceState(null, '', payment);
    if (next.kind === 'leaving') window.location.assign(next.url);
    else navigate(payment, { replace: true });
  });
  useEffect(() => {
    if (output) follow(output);
  }, [output]);

  const { state, search } = useLocation();
  const again = againOf(state);
  const order = useEffectEvent((channels: readonly PaymentChannel[], same: DepositAgain) => {
    // Said once: a reload or Back orders nothing.
    navigate({ search }, { replace: true, state: null });
    const { methodType, channelName, amount } = same;
    const channel = channels.find((one) => one.methodType === methodType && one.name === channelName);
    if (channel?.isOpen) actor.send({ type: 'player.submit', input: { amount, channel } });
  });
  const channels = reads.kind === 'ready' ? reads.content.channels : null;
  useEffect(() => {
    if (channels !== null && again !== null) order(channels, again);
  }, [channels, again]);

  return (
    <DepositScreen
      view={mapLoadable(reads, ({ methods, channels }): DepositContent => {
        if (member.isDemo) return { kind: 'demo' };
        if (methods.length === 0 || channels.length === 0) return { kind: 'noMethods' };
        return { kind: 'form', methods, channels, submission, quote, unpaid: unpaidOf(pending), reminders };
      })}
      onAmount={setAmount}
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
