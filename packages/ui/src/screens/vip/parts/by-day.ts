import { siteDay } from '@fortuna/domain/time-zone.ts';

interface Dated {
  /** ISO instant. */
  readonly at: string;
}

export interface DayOf<Event extends Dated> {
  /** `YYYY-MM-DD` of the site. */
  readonly day: string;
  readonly events: readonly Event[];
}

/** Events in their order, those of a day together. */
export function byDay<Event extends Dated>(events: readonly Event[]): readonly DayOf<Event>[] {
  const days = new Map<string, Event[]>();
  for (const event of events) {
    const day = siteDay(event.at);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return [...days].map(([day, eventsOfDay]) => ({ day, events: eventsOfDay }));
}
