import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blockStorage, type FakeStorages, giveStorage } from '../../platform/storage.fixtures.ts';
import { clearStored } from '../../platform/storage.ts';
import { isAnnouncementRead, rememberAnnouncementsRead } from './read-announcements.ts';

let storages: FakeStorages;

beforeEach(() => {
  storages = giveStorage();
});

afterEach(() => {
  clearStored();
  vi.unstubAllGlobals();
});

test('what one has read another has not; what a guest has read is known after the login', () => {
  rememberAnnouncementsRead(7, [1]);
  rememberAnnouncementsRead('guest', [2]);
  expect([1, 2].map((id) => isAnnouncementRead(7, id))).toEqual([true, true]);
  expect([1, 2].map((id) => isAnnouncementRead(8, id))).toEqual([false, true]);
  expect([1, 2].map((id) => isAnnouncementRead('guest', id))).toEqual([false, true]);
});

test('is kept for the next visit, and never grows without end', () => {
  const many = Array.from({ length: 500 }, (_, id) => id + 1);
  rememberAnnouncementsRead(7, many);
  expect(storages.local.entries.size).toBe(1);
  expect(isAnnouncementRead(7, 500)).toBe(true);
  expect(isAnnouncementRead(7, 1)).toBe(false);
});

test.each(['no json', 'null', '7', '{"7":"all"}', '{"7":["1"]}'])('whatever else is stored: %s', (stored) => {
  storages.local.setItem('fortuna.announcementsRead', stored);
  expect(isAnnouncementRead(7, 1)).toBe(false);
  rememberAnnouncementsRead(7, [1]);
  expect(isAnnouncementRead(7, 1)).toBe(true);
});

test('where storage is blocked it lasts as long as the page', () => {
  blockStorage();
  rememberAnnouncementsRead(7, [1]);
  expect(isAnnouncementRead(7, 1)).toBe(true);
});
