import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blockStorage, type FakeStorages, giveStorage } from './storage.fixtures.ts';
import { clearStored, readStored, removeStored, writeStored } from './storage.ts';

let storages: FakeStorages;

beforeEach(() => {
  storages = giveStorage();
});

afterEach(() => {
  clearStored();
  vi.unstubAllGlobals();
});

test('the two areas are kept apart', () => {
  writeStored('local', 'key', 'device');
  writeStored('session', 'key', 'tab');
  expect(storages.local.getItem('key')).toBe('device');
  expect(storages.session.getItem('key')).toBe('tab');
  removeStored('local', 'key');
  expect(readStored('local', 'key')).toBeNull();
  expect(readStored('session', 'key')).toBe('tab');
});

test('where storage is blocked a value lives as long as the page', () => {
  blockStorage();
  expect(readStored('session', 'key')).toBeNull();
  writeStored('session', 'key', 'tab');
  expect(readStored('session', 'key')).toBe('tab');
  expect(readStored('local', 'key')).toBeNull();
  removeStored('session', 'key');
  expect(readStored('session', 'key')).toBeNull();
});

test('where storage is full the new value counts, not the old one that it still has', () => {
  writeStored('local', 'key', 'old');
  storages.local.isFull = true;
  writeStored('local', 'key', 'new');
  expect(readStored('local', 'key')).toBe('new');
  removeStored('local', 'key');
  expect(readStored('local', 'key')).toBeNull();
});

test('a value goes back into storage as soon as there is room', () => {
  storages.local.isFull = true;
  writeStored('local', 'key', 'in memory');
  storages.local.isFull = false;
  writeStored('local', 'key', 'stored');
  expect(storages.local.getItem('key')).toBe('stored');
  expect(readStored('local', 'key')).toBe('stored');
});

test('forced offline leaves nothing, in storage or in memory', () => {
  writeStored('local', 'language', 'en');
  storages.session.isFull = true;
  writeStored('session', 'attempt', '{}');
  clearStored();
  expect(readStored('local', 'language')).toBeNull();
  expect(readStored('session', 'attempt')).toBeNull();
  blockStorage();
  expect(clearStored).not.toThrow();
});
