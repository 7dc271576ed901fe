import { addSiteDays } from '@fortuna/domain/site-days.ts';
import { siteDay } from '@fortuna/domain/time-zone.ts';
import type { DaySpan } from './DayFields.tsx';

/** Days that a quick range goes back to, today included. */
const quickDays = { today: 1, week: 7, month: 30 } as const;
export const quickRanges = ['anyTime', 'today', 'week', 'month'] as const;
export type QuickRange = (typeof quickRanges)[number];

/** `now` in milliseconds. */
export function spanOf(range: QuickRange, now: number): DaySpan {
  if (range === 'anyTime') return { from: null, to: null };
  const today = siteDay(new Date(now).toISOString());
  return { from: addSiteDays(today, 1 - quickDays[range]), to: today };
}

/** The quick range that a span is; undefined for one of the calendar's. */
export function quickRangeOf(span: DaySpan, now: number): QuickRange | undefined {
  return quickRanges.find((range) => {
    const { from, to } = spanOf(range, now);
    return span.from === from && span.to === to;
  });
}
