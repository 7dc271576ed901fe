import type { PaymentView } from '@fortuna/ui/screens/cashier/Payment/Payment.view.ts';
import type { SnapshotFrom } from 'xstate';
import type { paymentMachine } from './payment.machine.ts';

/** What the payment screen learns of the flow. */
export function paymentView(snapshot: SnapshotFrom<typeof paymentMachine>): PaymentView {
  const { order, problem, secondsLeft, watch } = snapshot.context;
  if (snapshot.matches('notFound')) return { kind: 'notFound' };
  if (snapshot.matches('failed') && problem !== null) return { kind: 'failed', problem };
  if (snapshot.matches('loading') || order === null) return { kind: 'loading' };
  if (snapshot.matches('paid')) return { kind: 'paid', order };
  if (snapshot.matches('rejected')) return { kind: 'rejected', order };
  const { isStale } = watch;
  return snapshot.matches({ following: { timer: 'overdue' } })
    ? { kind: 'overdue', order, isStale }
    : { kind: 'waiting', order, secondsLeft, isStale };
}
