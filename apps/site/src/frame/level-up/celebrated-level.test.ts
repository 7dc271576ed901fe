import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blockStorage, giveStorage } from '../../platform/storage.fixtures.ts';
import { clearStored, writeStored } from '../../platform/storage.ts';
import { isNewLevel, rememberLevel } from './celebrated-level.ts';

beforeEach(() => {
  giveStorage();
});
afterEach(() => {
  clearStored();
  vi.unstubAllGlobals();
});

test('who is seen for the first time has nothing to celebrate', () => {
  expect(isNewLevel(7, 3)).toBe(false);
  expect(isNewLevel(7, 3)).toBe(false);
});

test('a level that was reached since is new until it has been celebrated', () => {
  isNewLevel(7, 3);
  expect(isNewLevel(7, 4)).toBe(true);
  expect(isNewLevel(7, 4)).toBe(true);
  rememberLevel(7, 4);
  expect(isNewLevel(7, 4)).toBe(false);
});

test('each member has levels of their own', () => {
  isNewLevel(7, 3);
  expect(isNewLevel(8, 5)).toBe(false);
  expect(isNewLevel(7, 4)).toBe(true);
});

test('a level that has fallen is told of by nobody; the way up from there is', () => {
  isNewLevel(7, 3);
  expect(isNewLevel(7, 2)).toBe(false);
  expect(isNewLevel(7, 3)).toBe(true);
});

test('without storage it is known as long as the page lives', () => {
  blockStorage();
  isNewLevel(7, 3);
  expect(isNewLevel(7, 4)).toBe(true);
  rememberLevel(7, 4);
  expect(isNewLevel(7, 4)).toBe(false);
});

test('what else lies under the name is nothing known', () => {
  writeStored('local', 'fortuna.vipLevel.7', 'gold');
  expect(isNewLevel(7, 4)).toBe(false);
  expect(isNewLevel(7, 5)).toBe(true);
});
