import { payAddress } from '@fortuna/flows/deposit/pay-address.ts';
import { paymentView } from '@fortuna/flows/deposit/payment.view.ts';
import type { PaymentContent, PaymentView } from '@fortuna/ui/screens/cashier/Payment/Payment.view.ts';
import { PaymentScreen } from '@fortuna/ui/screens/cashier/Payment/PaymentScreen.tsx';
import { type PageView, ready } from '@fortuna/ui/screens/page/loadable.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { siteEnv } from '../../env.ts';
import { depositAttempts } from '../../platform/attempts.ts';
import { makeStale } from '../../platform/make-stale.ts';
import { usePageFocus } from '../../platform/use-page-focus.ts';
import { useMember } from '../../session/MemberGate.tsx';
import { useMemberView } from '../../session/use-member-view.ts';
import { definePage } from '../define-page.tsx';
import { paymentFlow } from './deposit-flow.ts';

function Payment() {
  const [params] = useSearchParams();
  const billNo = params.get('bill_no') ?? '';
  const nobody = useMemberView<PaymentContent>(() => ({ kind: 'loading' }));
  if (useMember() === null) return <Shown view={nobody} onOpenProvider={() => undefined} />;
  return <FollowedPayment key={billNo} billNo={billNo} />;
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
  const isDecided = view.kind === 'paid' || view.kind === 'rejected';
  useEffect(() => {
    if (isDecided) makeStale('depositDecided');
  }, [isDecided]);

  function shown(): PageView<PaymentContent> {
    switch (view.kind) {
      case 'loading':
        return view;
      case 'failed':
        return { ...view, onRetry: () => actor.send({ type: 'player.retry' }) };
      default:
        return ready(view);
    }
  }

  return (
    <Shown
      view={shown()}
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

interface ShownProps {
  readonly view: PageView<PaymentContent>;
  readonly onOpenProvider: () => void;
}

function Shown(props: ShownProps) {
  return <PaymentScreen {...props} onCopy={(value) => navigator.clipboard.writeText(value)} />;
}

export const page = definePage({ path: '/recharge-payment', isMember: true }, Payment);
