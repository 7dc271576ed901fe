import type { TypedWithdrawal } from '@fortuna/ui/screens/cashier/Withdraw/withdraw-props.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

const keyOf = (memberId: number) => `fortuna.draft.withdrawal.${memberId}`;

/** What a member had typed into the withdrawal form of this tab before going elsewhere; undefined: nothing that can be read. */
export function readWithdrawalDraft(memberId: number): TypedWithdrawal | undefined {
  try {
    const stored: unknown = JSON.parse(readStored('session', keyOf(memberId)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const { amount, remark } = stored as Partial<Record<keyof TypedWithdrawal, unknown>>;
    if (!Number.isSafeInteger(amount) || typeof remark !== 'string') return undefined;
    return { amount: Number(amount), remark };
  } catch {
    return undefined;
  }
}

/** Keeps it, or forgets it where there is nothing to keep. */
export function keepWithdrawalDraft(memberId: number, { amount, remark }: TypedWithdrawal): void {
  if (amount === 0 && remark === '') removeStored('session', keyOf(memberId));
  else writeStored('session', keyOf(memberId), JSON.stringify({ amount, remark }));
}
