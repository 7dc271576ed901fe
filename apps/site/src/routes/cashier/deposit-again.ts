import type { DepositOrder } from '@fortuna/domain/model/cashier.ts';

/** The order that is to be made anew, as a step of the history carries it from the payment to the deposit. */
export type DepositAgain = Pick<DepositOrder, 'amount' | 'methodType' | 'channelName'>;

/** What that step of the history is told. */
export function againState({ amount, methodType, channelName }: DepositAgain) {
  return { again: { amount, methodType, channelName } };
}

/** What a step of the history has been told, if that is what it carries. */
export function againOf(state: unknown): DepositAgain | null {
  return (state as ReturnType<typeof againState> | null)?.again ?? null;
}
