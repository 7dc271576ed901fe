import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blockStorage, type FakeStorages, giveStorage } from '../../platform/storage.fixtures.ts';
import { clearStored } from '../../platform/storage.ts';
import { hasSeen, isDue, rememberAsked, rememberSeen } from './told.ts';

const minute = 60_000;
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

test('the server is asked at the entry, and again after half an hour', () => {
  expect(isDue(7)).toBe(true);
  rememberAsked(7);
  expect(isDue(7)).toBe(false);
  expect(isDue('guest')).toBe(true);
  vi.advanceTimersByTime(29 * minute);
  expect(isDue(7)).toBe(false);
  vi.advanceTimersByTime(minute);
  expect(isDue(7)).toBe(true);
});

test('a clock that was years ahead keeps nothing back', () => {
  vi.setSystemTime(new Date('2036-11-22T15:00:00Z'));
  rememberAsked(7);
  vi.setSystemTime(new Date('2026-11-22T15:00:00Z'));
  expect(isDue(7)).toBe(true);
});

test('what one has seen another has not; what a guest has seen is known after the login', () => {
  rememberSeen(7, 1);
  rememberSeen('guest', 2);
  expect([1, 2].map((id) => hasSeen(7, id))).toEqual([true, true]);
  expect([1, 2].map((id) => hasSeen(8, id))).toEqual([false, true]);
  expect([1, 2].map((id) => hasSeen('guest', id))).toEqual([false, true]);
});

test('is kept for the tab alone: the next visit is told again', () => {
  rememberSeen(7, 1);
  rememberAsked(7);
  expect(hasSeen(7, 1)).toBe(true);
  expect(storages.local.entries.size).toBe(0);
  storages.session.clear();
  expect(hasSeen(7, 1)).toBe(false);
});

test.each(['no json', 'null', '7', '{"at":"soon","ids":"all"}'])('whatever else is stored: %s', (stored) => {
  storages.session.setItem('fortuna.told.7', stored);
  expect(isDue(7)).toBe(true);
  expect(hasSeen(7, 1)).toBe(false);
});

test('where storage is blocked it is told once a page load', () => {
  blockStorage();
  rememberSeen(7, 1);
  expect(hasSeen(7, 1)).toBe(true);
});
