import { siteDay } from '@fortuna/domain/time-zone.ts';

export interface DayOf<Item> {
  /** `YYYY-MM-DD` of the site's time zone. */
  readonly day: string;
  readonly items: readonly Item[];
}

/** Items by the day on which they came, in the order in which they are. */
export function byDay<Item extends { readonly at: string }>(items: readonly Item[]): readonly DayOf<Item>[] {
  return [...Map.groupBy(items, ({ at }) => siteDay(at))].map(([day, own]) => ({ day, items: own }));
}
