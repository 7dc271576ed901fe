import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blockStorage, type FakeStorages, giveStorage } from '../../platform/storage.fixtures.ts';
import { clearStored } from '../../platform/storage.ts';
import { isReminderOff, setReminderOff } from './reminders-off.ts';

const key = 'fortuna.remindersOff';
let storages: FakeStorages;

beforeEach(() => {
  storages = giveStorage();
  vi.useFakeTimers({ now: new Date('2026-11-22T15:00:00Z') });
});

afterEach(() => {
  clearStored();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('holds for the one who has put it off, and for nobody else', () => {
  setReminderOff(7, true);
  expect(isReminderOff(7)).toBe(true);
  expect(isReminderOff(8)).toBe(false);
  expect(isReminderOff('guest')).toBe(false);
});

test('of a guest holds for who logs in afterwards', () => {
  setReminderOff('guest', true);
  expect(isReminderOff(7)).toBe(true);
});

test('can be taken back, which leaves that of others', () => {
  setReminderOff(7, true);
  setReminderOff(8, true);
  setReminderOff(7, false);
  expect(isReminderOff(7)).toBe(false);
  expect(isReminderOff(8)).toBe(true);
});

test('ends with the day of the site, not with that of the device or of UTC', () => {
  setReminderOff(7, true);
  vi.setSystemTime(new Date('2026-11-23T02:59:00Z'));
  expect(isReminderOff(7)).toBe(true);
  vi.setSystemTime(new Date('2026-11-23T03:00:00Z'));
  expect(isReminderOff(7)).toBe(false);
});

test('of yesterday is forgotten with the first of today: the entry does not grow', () => {
  setReminderOff(7, true);
  vi.setSystemTime(new Date('2026-11-24T15:00:00Z'));
  setReminderOff(8, true);
  expect(JSON.parse(storages.local.getItem(key) ?? '')).toEqual({ day: '2026-11-24', visitors: [8] });
});

test.each(['no json', 'null', '7', '{"day":"2026-11-22"}', '{"day":"2026-11-22","visitors":"guest"}'])(
  'whatever else is stored is no wish: %s',
  (stored) => {
    storages.local.setItem(key, stored);
    expect(isReminderOff('guest')).toBe(false);
  },
);

test('where storage is blocked it lasts as long as the page', () => {
  blockStorage();
  setReminderOff(7, true);
  expect(isReminderOff(7)).toBe(true);
});
