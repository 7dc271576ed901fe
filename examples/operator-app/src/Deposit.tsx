import { listPaymentChannels, listPaymentMethods } from '@fortuna/api/calls/cashier';
import type { PaymentChannel, PaymentMethod } from '@fortuna/domain/model/cashier';
import { depositView } from '@fortuna/flows/deposit/deposit.view';
import type { DepositContent } from '@fortuna/ui/screens/cashier/Deposit/Deposit.view';
import { DepositScreen } from '@fortuna/ui/screens/cashier/Deposit/DepositScreen';
import { type PageView, ready } from '@fortuna/ui/screens/page/loadable';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { api } from './api';
import { depositFlow } from './deposit-flow';

interface Ways {
  readonly methods: readonly PaymentMethod[];
  readonly channels: readonly PaymentChannel[];
}

function useWays(): Ways | null {
  const [ways, setWays] = useState<Ways | null>(null);
  useEffect(() => {
    void Promise.all([listPaymentMethods(api), listPaymentChannels(api)]).then(([methods, channels]) =>
      setWays({ methods, channels }),
    );
  }, []);
  return ways;
}

/** The kit's screen, drawn from the flow, which calls the client. */
export function Deposit() {
  const actor = useActorRef(depositFlow, {
    input: { attempt: null, allowedOrigins: ['https://pay.example.com'] },
  });
  const submission = useSelector(actor, depositView);
  const ways = useWays();
  const view: PageView<DepositContent> = ways
    ? ready({ kind: 'form', ...ways, submission, quote: null, unpaid: null, reminders: [] })
    : { kind: 'loading' };
  return (
    <DepositScreen
      view={view}
      onAmount={() => undefined}
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
