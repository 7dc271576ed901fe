import { readStored, writeStored } from '../../platform/storage.ts';
import type { Visitor } from './reminders-off.ts';

/** How long what has been told is all there is, in milliseconds: so rarely the site asks for announcements. */
const span = 30 * 60_000;

/** What somebody has been told in this visit, which is this tab. */
interface Told {
  /** When it was asked last, in milliseconds; 0: never. */
  readonly at: number;
  readonly ids: readonly number[];
}

const nothing: Told = { at: 0, ids: [] };

const keyOf = (visitor: Visitor) => `fortuna.told.${visitor}`;

function toldTo(visitor: Visitor): Told {
  try {
    const stored: unknown = JSON.parse(readStored('session', keyOf(visitor)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return nothing;
    const at = 'at' in stored && typeof stored.at === 'number' ? stored.at : 0;
    const ids = 'ids' in stored && Array.isArray(stored.ids) ? stored.ids.filter(Number.isInteger) : [];
    return { at, ids };
  } catch {
    return nothing;
  }
}

function remember(visitor: Visitor, told: Told): void {
  writeStored('session', keyOf(visitor), JSON.stringify(told));
}

/** Whether it is time to ask what there is to tell. A clock that has been set back is no reason to wait for years. */
export function isDue(visitor: Visitor): boolean {
  return Math.abs(Date.now() - toldTo(visitor).at) >= span;
}

export function rememberAsked(visitor: Visitor): void {
  remember(visitor, { ...toldTo(visitor), at: Date.now() });
}

/** Shown once in a visit; what somebody has seen before the login is not shown again after it. */
export function hasSeen(visitor: Visitor, id: number): boolean {
  return [visitor, 'guest' as const].some((one) => toldTo(one).ids.includes(id));
}

export function rememberSeen(visitor: Visitor, id: number): void {
  const told = toldTo(visitor);
  if (!told.ids.includes(id)) remember(visitor, { ...told, ids: [...told.ids, id] });
}
