import type { Centavos } from './money.ts';
import { mondayOf } from './site-days.ts';

export const reminderSpans = ['day', 'week', 'month'] as const;
export type ReminderSpan = (typeof reminderSpans)[number];

/** From which amounts on a player wants to be reminded of what has been deposited; 0: not at all. Nothing is kept back by it. */
export type DepositReminder = Readonly<Record<ReminderSpan, Centavos>>;

export const noReminder: DepositReminder = { day: 0, week: 0, month: 0 };

/** The first day of the span that `today` is in: itself, its Monday, the first of its month. */
export function firstDayOf(span: ReminderSpan, today: string): string {
  switch (span) {
    case 'day':
      return today;
    case 'week':
      return mondayOf(today);
    case 'month':
      return `${today.slice(0, 7)}-01`;
  }
}

/** What has been deposited since a span began, against the amount from which on the player wants to hear of it. */
export interface ReminderStanding {
  readonly span: ReminderSpan;
  readonly limit: Centavos;
  readonly deposited: Centavos;
}

/** Those that are passed, or would be by depositing this much more. */
export function passedReminders(
  standings: readonly ReminderStanding[],
  amount: Centavos,
): readonly ReminderStanding[] {
  return standings.filter(({ limit, deposited }) => deposited + amount > limit);
}
