import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blockStorage, giveStorage } from '../platform/storage.fixtures.ts';
import { clearStored } from '../platform/storage.ts';
import { forgetMember, noteMember, sessionStart } from './session-start.ts';

beforeEach(() => {
  giveStorage();
  vi.useFakeTimers({ now: Date.parse('2026-03-14T21:00:00.000Z') });
});

afterEach(() => {
  clearStored();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a member goes on, another one begins anew, and whoever left is forgotten', () => {
  expect(sessionStart(7)).toBeNull();
  noteMember(7);
  vi.advanceTimersByTime(3_600_000);
  noteMember(7);
  expect(sessionStart(7)).toBe('2026-03-14T21:00:00.000Z');
  noteMember(8);
  expect(sessionStart(7)).toBeNull();
  expect(sessionStart(8)).toBe('2026-03-14T22:00:00.000Z');
  forgetMember();
  expect(sessionStart(8)).toBeNull();
});

test('where storage is blocked the page remembers, and what is no instant is nothing', () => {
  blockStorage();
  noteMember(7);
  expect(sessionStart(7)).toBe('2026-03-14T21:00:00.000Z');
  clearStored();
  vi.unstubAllGlobals();
  giveStorage().session.setItem('fortuna.since', '7 yesterday');
  expect(sessionStart(7)).toBeNull();
});
