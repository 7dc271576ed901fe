import { expect, test } from 'vitest';
import { wayOf } from './way-of.ts';

const origin = 'https://mare.example';
const way = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  wayOf({ url: new URL(path, origin).href, mode, method }, origin);

test.each([
  ['/', 'page'],
  ['/recharge?x=1', 'page'],
  ['/apis', null],
  ['/api/auth/me', null],
  ['/__desk', null],
  ['/healthz', null],
  ['https://pay.example/', null],
] as const)('a navigation to %s: %s', (path, expected) => {
  expect(way(path, 'navigate')).toBe(expected);
});

test.each([
  ['/assets/base-1234.js', 'file'],
  ['/words/1234/pt/site.json', 'file'],
  ['/api/games', null],
  ['/api/assets/x', null],
  ['/brands/mare/icon.svg', null],
  ['/worker.js', null],
  ['https://cdn.example/assets/base-1234.js', null],
] as const)('a request for %s: %s', (path, expected) => {
  expect(way(path)).toBe(expected);
});

test('nothing that is sent is the worker’s', () => {
  expect(way('/assets/base-1234.js', 'cors', 'POST')).toBeNull();
  expect(way('/login', 'navigate', 'POST')).toBeNull();
});
