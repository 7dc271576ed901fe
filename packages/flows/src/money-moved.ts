import type { Subscription } from 'xstate';

/** Emitted by a flow when money has moved or is on hold: whatever was read about it (balance, rules, records) is out of date. */
export interface MoneyMoved {
  readonly type: 'money.moved';
  /** The record's number. */
  readonly billNo: string;
  /** False while the money is only on hold for somebody's decision. */
  readonly isSettled: boolean;
}

interface MoneyFlow {
  on(type: 'money.moved', handler: (emitted: MoneyMoved) => void): Subscription;
}

/** Subscribes to the money moved by a running flow; returns the unsubscribe function. */
export function onMoneyMoved(actor: MoneyFlow, handle: (moved: MoneyMoved) => void): () => void {
  const { unsubscribe } = actor.on('money.moved', handle);
  return unsubscribe;
}
