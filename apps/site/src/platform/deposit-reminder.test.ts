import { noReminder } from '@fortuna/domain/deposit-reminder.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDepositReminder, readDepositReminder } from './deposit-reminder.ts';
import { blockStorage, type FakeStorages, giveStorage } from './storage.fixtures.ts';
import { clearStored } from './storage.ts';

let storages: FakeStorages;
beforeEach(() => {
  storages = giveStorage();
});
afterEach(() => {
  clearStored();
  vi.unstubAllGlobals();
});

test('is kept for one member, and gone when nothing is left of it', () => {
  keepDepositReminder(7, { day: 100_00, week: 0, month: 500_00 });
  expect(readDepositReminder(7)).toEqual({ day: 100_00, week: 0, month: 500_00 });
  expect(readDepositReminder(8)).toEqual(noReminder);
  keepDepositReminder(7, noReminder);
  expect(storages.local.entries.size).toBe(0);
});

test.each(['no json', 'null', '7', '{"day":-1,"week":"100","month":1.5}'])(
  'whatever else is stored is no reminder: %s',
  (stored) => {
    storages.local.setItem('fortuna.depositReminder.7', stored);
    expect(readDepositReminder(7)).toEqual(noReminder);
  },
);

test('where storage is blocked it lasts as long as the page', () => {
  blockStorage();
  keepDepositReminder(7, { day: 100_00, week: 0, month: 0 });
  expect(readDepositReminder(7).day).toBe(100_00);
});
