import { to } from '@fortuna/domain/site-map.ts';
import { paymentView } from '@fortuna/flows/deposit/payment.view.ts';
import { onMoneyMoved } from '@fortuna/flows/money-moved.ts';
import type { PaymentContent, PaymentView } from '@fortuna/ui/screens/cashier/Payment/Payment.view.ts';
import { PaymentScreen } from '@fortuna/ui/screens/cashier/Payment/PaymentScreen.tsx';
import { type PageView, ready } from '@fortuna/ui/screens/page/loadable.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { siteEnv } from '../../env.ts';
import { makeStale } from '../../platform/make-stale.ts';
import { shareText } from '../../platform/share-text.ts';
import { usePageFocus } from '../../platform/use-page-focus.ts';
import { useMember } from '../../session/MemberGate.tsx';
import { useMemberView } from '../../session/use-member-view.ts';
import { defineMemberPage } from '../define-member-page.tsx';
import { aloneOrder } from './alone-address.ts';
import { againState, paymentFlow } from './deposit-flow.ts';
import { useInPlace } from './in-place.ts';

function Payment() {
  const [params] = useSearchParams();
  const billNo = params.get('bill_no') ?? '';
  const nobody = useMemberView<PaymentContent>(() => ({ kind: 'loading' }));
  const member = useMember();
  const alone = useAloneOrder(billNo);
  if (member === null || alone !== null) return <Shown view={nobody} onLookAgain={() => undefined} />;
  return <FollowedPayment key={billNo} billNo={billNo} memberId={member.id} />;
}

/** Back from the provider the player is led to where the order was made; null where that is here. */
function useAloneOrder(billNo: string): string | null {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const alone = pathname === '/recharge-payment' ? aloneOrder(billNo) : null;
  useEffect(() => {
    if (alone !== null) void navigate(alone, { replace: true });
  }, [alone, navigate]);
  return alone;
}

interface FollowedPaymentProps {
  readonly billNo: string;
  readonly memberId: number;
}

function FollowedPayment({ billNo, memberId }: FollowedPaymentProps) {
  const [flow] = useState(() => paymentFlow(memberId));
  const actor = useActorRef(flow, {
    input: { billNo, now: () => performance.now(), allowedOrigins: siteEnv().allowedOrigins },
  });
  const view = useSelector(actor, paymentView, isSameView);
  usePageFocus(() => actor.send({ type: 'page.focused' }));
  useEffect(() => onMoneyMoved(actor, () => makeStale('depositDecided')), [actor]);

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
      onLookAgain={() => actor.send({ type: view.kind === 'notFound' ? 'player.retry' : 'player.lookAgain' })}
    />
  );
}

/** The view is a fresh object at each look; the same facts need no new drawing. */
function isSameView(one: PaymentView, other: PaymentView): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

interface ShownProps {
  readonly view: PageView<PaymentContent>;
  readonly onLookAgain: () => void;
}

function Shown({ view, onLookAgain }: ShownProps) {
  const navigate = useNavigate();
  const inPlace = useInPlace();
  return (
    <PaymentScreen
      view={view}
      onNewCode={(order) => navigate(inPlace(to('/recharge')), { state: againState(order) })}
      onLookAgain={onLookAgain}
      onOpenProvider={(url) => window.location.assign(url)}
      onShare={shareText}
      onCopy={(value) => navigator.clipboard.writeText(value)}
    />
  );
}

export const page = defineMemberPage({ path: '/recharge-payment' }, Payment);
