import { expect, test } from 'vitest';
import { isHeldBack } from './busy.ts';

test.each([
  ['/recharge', true],
  ['/recharge-payment', true],
  ['/withdraw', true],
  ['/withdrawal-card', true],
  ['/withdrawalPassword', true],
  ['/cztx', true],
  ['/gameInfo', true],
  ['/', false],
  ['/game', false],
  ['/login', false],
  ['/rechargeRecord', false],
  ['/withdrawalRecord', false],
  ['/game-record', false],
] as const)('at %s whoever is there is held back: %s', (pathname, expected) => {
  expect(isHeldBack(pathname)).toBe(expected);
});
