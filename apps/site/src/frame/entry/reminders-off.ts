import { siteDay } from '@fortuna/domain/time-zone.ts';
import { readStored, writeStored } from '../../platform/storage.ts';

/** Who is at the screen: a member by id, or whoever has not logged in. */
export type Visitor = number | 'guest';

/**
 * The reminder-off flag (specification section 3, UI state; requirement SHELL-11): who wants to be told nothing more today, of the site's
 * day, on this device. One entry for the device, which a new day begins anew; where storage is blocked it lasts as long as the page.
 */
const key = 'fortuna.remindersOff';

interface Off {
  readonly day: string;
  readonly visitors: readonly Visitor[];
}

const isVisitor = (value: unknown): value is Visitor => value === 'guest' || Number.isInteger(value);

function offToday(): Off {
  const day = siteDay(new Date().toISOString());
  const none: Off = { day, visitors: [] };
  try {
    const stored: unknown = JSON.parse(readStored('local', key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return none;
    if (!('day' in stored && stored.day === day && 'visitors' in stored)) return none;
    return { day, visitors: Array.isArray(stored.visitors) ? stored.visitors.filter(isVisitor) : [] };
  } catch {
    return none;
  }
}

/** What a guest puts off is put off for those who log in on this device too: it is nearly always the same person, a minute later. */
export function isReminderOff(visitor: Visitor): boolean {
  const { visitors } = offToday();
  return visitors.includes('guest') || visitors.includes(visitor);
}

export function setReminderOff(visitor: Visitor, isOff: boolean): void {
  const { day, visitors } = offToday();
  const others = visitors.filter((one) => one !== visitor);
  writeStored('local', key, JSON.stringify({ day, visitors: isOff ? [...others, visitor] : others }));
}
