import { type DepositReminder, noReminder, reminderSpans } from '@fortuna/domain/deposit-reminder.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

function amountOf(value: unknown): number {
  return Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0;
}

/** What a member wants to be reminded of, as this device keeps it. */
export function readDepositReminder(memberId: number): DepositReminder {
  try {
    const stored: unknown = JSON.parse(readStored('local', `fortuna.depositReminder.${memberId}`) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return noReminder;
    const { day, week, month } = stored as Partial<Record<keyof DepositReminder, unknown>>;
    return { day: amountOf(day), week: amountOf(week), month: amountOf(month) };
  } catch {
    return noReminder;
  }
}

/** Keeps it, or forgets it where there is nothing to be reminded of. */
export function keepDepositReminder(memberId: number, reminder: DepositReminder): void {
  const key = `fortuna.depositReminder.${memberId}`;
  if (reminderSpans.every((span) => reminder[span] === 0)) removeStored('local', key);
  else writeStored('local', key, JSON.stringify(reminder));
}
