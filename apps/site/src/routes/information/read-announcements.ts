import { useEffect } from 'react';
import type { Visitor } from '../../frame/entry/reminders-off.ts';
import { createStore } from '../../platform/create-store.ts';
import { readStored, writeStored } from '../../platform/storage.ts';

/**
 * Which announcements somebody has read. They are for everybody, guests included, so the server does not count it: this device does. One
 * entry for the device; where storage is blocked it lasts as long as the page.
 */
const key = 'fortuna.announcementsRead';

/** The newest of each reader: an announcement of years ago is not told any more. */
const mostKept = 200;

type ReadIds = Readonly<Record<string, readonly number[]>>;

function readIds(): ReadIds {
  try {
    const stored: unknown = JSON.parse(readStored('local', key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return {};
    const entries = Object.entries(stored).filter(([, ids]) => Array.isArray(ids));
    return Object.fromEntries(entries.map(([reader, ids]) => [reader, ids.filter(Number.isInteger)]));
  } catch {
    return {};
  }
}

const idsOf = (ids: ReadIds, reader: Visitor) => ids[reader] ?? [];

/** What a guest has read is read for those who log in on this device too: it is nearly always the same person. */
export function isAnnouncementRead(reader: Visitor, id: number): boolean {
  const ids = readIds();
  return idsOf(ids, reader).includes(id) || idsOf(ids, 'guest').includes(id);
}

const changes = createStore(0);

const changed = () => changes.set(changes.get() + 1);

export function rememberAnnouncementsRead(reader: Visitor, read: readonly number[]): void {
  const fresh = read.filter((id) => !isAnnouncementRead(reader, id));
  if (fresh.length === 0) return;
  const ids = readIds();
  const kept = [...idsOf(ids, reader), ...fresh].slice(-mostKept);
  writeStored('local', key, JSON.stringify({ ...ids, [reader]: kept }));
  changed();
}

/** Whether this reader has read an announcement; follows what is read here and in other tabs. */
export function useAnnouncementsRead(reader: Visitor): (id: number) => boolean {
  changes.use();
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === key || event.key === null) changed();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
  return (id) => isAnnouncementRead(reader, id);
}
