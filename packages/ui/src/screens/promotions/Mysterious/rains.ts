import { endOfSiteDay, siteDay, startOfSiteDay } from '@fortuna/domain/time-zone.ts';

/** What the contract's period `fiveHours` means: a day is cut into so many hours, from its midnight on; the last piece is shorter. */
const hours = 5;
const hour = 3_600_000;

export interface Rain {
  /** ISO instants; the end belongs to the next one. */
  readonly from: string;
  readonly to: string;
  readonly state: 'past' | 'running' | 'ahead';
}

/** The rains of the site's day at an instant by the server's clock. */
export function rainsOf(serverTime: string): readonly Rain[] {
  const day = siteDay(serverTime);
  const start = Date.parse(startOfSiteDay(day));
  const end = Date.parse(endOfSiteDay(day)) + 1;
  const now = Date.parse(serverTime);
  const rains: Rain[] = [];
  for (let from = start; from < end; from += hours * hour) {
    const to = Math.min(end, from + hours * hour);
    rains.push({
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
      state: now >= to ? 'past' : now >= from ? 'running' : 'ahead',
    });
  }
  return rains;
}

/** Where an instant stands on a dial of its day, as a part of the whole turn. */
export function partOfDay(iso: string, rains: readonly Rain[]): number {
  const start = Date.parse(rains[0]?.from ?? iso);
  const end = Date.parse(rains.at(-1)?.to ?? iso);
  return end > start ? (Date.parse(iso) - start) / (end - start) : 0;
}
