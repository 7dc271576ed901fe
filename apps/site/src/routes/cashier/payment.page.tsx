import { payAddress } from '@fortuna/flows/deposit/pay-address.ts';
import { paymentView } from '@fortuna/flows/deposit/payment.view.ts';
import type { PaymentView } from '@fortuna/ui/screens/cashier/Payment/Payment.view.ts';
import { PaymentScreen } from '@fortuna/ui/screens/cashier/Payment/PaymentScreen.tsx';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { siteEnv } from '../../env.ts';
import { authCallbacks } from '../../frame/auth-callbacks.ts';
import { useHelpHref } from '../../frame/use-help-href.ts';
import { paths } from '../../paths.ts';
import { depositAttempts } from '../../platform/attempts.ts';
import { usePageFocus } from '../../platform/use-page-focus.ts';
import { refreshMember, retrySession } from '../../session/session-store.ts';
import { useGate } from '../../session/use-gate.ts';
import { paymentFlow } from './deposit-flow.ts';

const links = {
  deposit: paths.deposit,
  records: paths.depositRecords,
  games: paths.games(),
} as const;

export function Component() {
  const [params] = useSearchParams();
  const billNo = params.get('bill_no') ?? '';
  const gate = useGate();
  if (gate.kind === 'member') return <FollowedPayment key={billNo} billNo={billNo} />;
  return <Payment view={gate} onRetry={retrySession} onOpenProvider={() => undefined} />;
}

function FollowedPayment({ billNo }: { readonly billNo: string }) {
  const actor = useActorRef(paymentFlow, { input: { billNo, now: () => performance.now() } });
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const view = useSelector(actor, paymentView, isSameView);
  usePageFocus(() => actor.send({ type: 'page.focused' }));

  const key = context.order?.idempotencyKey ?? null;
  useEffect(() => {
    // The order is known: its attempt has an answer and needs no looking for any more.
    if (key !== null) depositAttempts.close(key);
  }, [key]);
  const isPaid = view.kind === 'paid';
  useEffect(() => {
    if (isPaid) refreshMember();
  }, [isPaid]);

  return (
    <Payment
      view={view}
      onRetry={() => actor.send({ type: 'player.retry' })}
      onOpenProvider={() => {
        const address = payAddress(context.order?.payUrl ?? null, siteEnv().allowedOrigins);
        if (address.kind === 'allowed') window.location.assign(address.url);
      }}
    />
  );
}

/** The view is a fresh object at each look; the same facts need no new drawing. */
function isSameView(one: PaymentView, other: PaymentView): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

interface PaymentProps {
  readonly view: PaymentView;
  readonly onRetry: () => void;
  readonly onOpenProvider: () => void;
}

function Payment(props: PaymentProps) {
  return (
    <PaymentScreen
      {...props}
      {...authCallbacks}
      links={{ ...links, support: useHelpHref() }}
      onCopy={(value) => navigator.clipboard.writeText(value)}
    />
  );
}
