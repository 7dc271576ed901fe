import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blockStorage, type FakeStorages, giveStorage } from '../platform/storage.fixtures.ts';
import { clearStored } from '../platform/storage.ts';
import { forgetSearch, forgetSearchesOf, noteSearch, recentSearches } from './recent-searches.ts';

let storages: FakeStorages;

beforeEach(() => {
  storages = giveStorage();
});

afterEach(() => {
  clearStored();
  vi.unstubAllGlobals();
});

test('the latest stands first, once, and a single letter is no search', () => {
  for (const text of ['tigre', ' mar ', 'Tigre', 'x']) noteSearch('guest', text);
  expect(recentSearches('guest')).toEqual(['Tigre', 'mar']);
});

test('eight are kept', () => {
  for (let at = 1; at <= 10; at += 1) noteSearch(7, `jogo ${at}`);
  expect(recentSearches(7)).toHaveLength(8);
  expect(recentSearches(7)[0]).toBe('jogo 10');
});

test('each has their own, and takes one or all off', () => {
  for (const text of ['tigre', 'mar']) noteSearch(7, text);
  noteSearch(8, 'boto');
  forgetSearch(7, 'TIGRE');
  expect(recentSearches(7)).toEqual(['mar']);
  forgetSearch(7, null);
  expect(recentSearches(7)).toEqual([]);
  expect(recentSearches(8)).toEqual(['boto']);
});

test('who leaves leaves nothing behind, and others keep theirs', () => {
  noteSearch('guest', 'tigre');
  noteSearch(7, 'mar');
  noteSearch(8, 'boto');
  forgetSearchesOf(7);
  expect([recentSearches('guest'), recentSearches(7), recentSearches(8)]).toEqual([[], [], ['boto']]);
});

test.each(['no json', '[]', '7', '{"7":"tigre"}', '{"7":[1]}'])('what cannot be read is none: %s', (text) => {
  storages.local.setItem('fortuna.recentSearches', text);
  expect(recentSearches(7)).toEqual([]);
  noteSearch(7, 'mar');
  expect(recentSearches(7)).toEqual(['mar']);
});

test('where storage is blocked they last as long as the page', () => {
  blockStorage();
  noteSearch(7, 'mar');
  expect(recentSearches(7)).toEqual(['mar']);
});
