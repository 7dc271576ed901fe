import { paymentView } from '@fortuna/flows/deposit/payment.view.ts';
import { onMoneyMoved } from '@fortuna/flows/money-moved.ts';
import type { PaymentView } from '@fortuna/ui/screens/cashier/Payment/Payment.view.ts';
import { PaymentScreen } from '@fortuna/ui/screens/cashier/Payment/PaymentScreen.tsx';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { siteEnv } from '../../env.ts';
import { paths } from '../../paths.ts';
import { refreshMember, retrySession } from '../../session/session-store.ts';
import { useGate } from '../../session/use-gate.ts';
import { authCallbacks } from '../../shell/auth-callbacks.ts';
import { useHelpHref } from '../../shell/use-help-href.ts';
import { usePageFocus } from '../../shell/use-page-focus.ts';
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
  const { allowedOrigins } = siteEnv();
  const actor = useActorRef(paymentFlow, { input: { billNo, now: () => performance.now(), allowedOrigins } });
  const view = useSelector(actor, paymentView, isSameView);
  usePageFocus(() => actor.send({ type: 'page.focused' }));

  useEffect(() => onMoneyMoved(actor, refreshMember), [actor]);

  return (
    <Payment
      view={view}
      onRetry={() => actor.send({ type: 'player.retry' })}
      onOpenProvider={(url) => window.location.assign(url)}
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
  readonly onOpenProvider: (url: string) => void;
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
