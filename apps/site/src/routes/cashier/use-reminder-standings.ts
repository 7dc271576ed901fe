import { listDeposits } from '@fortuna/api/calls/records.ts';
import type { Api, CallOptions } from '@fortuna/api/client.ts';
import {
  firstDayOf,
  type ReminderSpan,
  type ReminderStanding,
  reminderSpans,
} from '@fortuna/domain/deposit-reminder.ts';
import { siteDay, startOfSiteDay } from '@fortuna/domain/time-zone.ts';
import { readDepositReminder } from '../../platform/deposit-reminder.ts';
import { memberRead } from '../../platform/reads.ts';
import { useMemberRead } from '../../platform/use-member-read.ts';

const none: readonly ReminderSpan[] = [];

/** What has been deposited since each of these spans began; nothing is asked where there is none. */
const depositedIn = memberRead(
  'listDeposits',
  (api: Api, spans: readonly ReminderSpan[], options?: CallOptions) => {
    const today = siteDay(new Date().toISOString());
    return Promise.all(
      spans.map(async (span) => {
        const from = startOfSiteDay(firstDayOf(span, today));
        const { sum } = await listDeposits(api, { page: 1, pageSize: 1, status: 'approved', from }, options);
        return { span, deposited: sum };
      }),
    );
  },
  { freshFor: 0 },
);

/** How the member stands to the own reminder; what cannot be read reminds of nothing. */
export function useReminderStandings(memberId: number): readonly ReminderStanding[] {
  const reminder = readDepositReminder(memberId);
  const set = reminderSpans.filter((span) => reminder[span] > 0);
  const sums = useMemberRead(depositedIn, set.length === 0 ? none : set);
  if (sums.kind !== 'ready') return [];
  return sums.content.map(({ span, deposited }) => ({ span, deposited, limit: reminder[span] }));
}
