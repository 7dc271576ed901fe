import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { giveStorage } from '../../platform/storage.fixtures.ts';
import { clearStored } from '../../platform/storage.ts';
import { aloneAddress, aloneOrder, forgetAloneOrder, gameOf, noteAloneOrder } from './alone-address.ts';

const game = '/gameInfo?platType=farol&gameCode=onda';
const from = `from=${encodeURIComponent(game).replaceAll('%20', '+')}`;

describe('an address of the cashier without the layout', () => {
  test.each([
    ['/recharge', '/cztx'],
    ['/recharge-payment?bill_no=D1', '/cztx?step=payment&bill_no=D1'],
    ['/withdraw', '/cztx?tab=withdraw'],
    ['/withdraw?bill_no=W1', '/cztx?tab=withdraw&bill_no=W1'],
    ['/withdrawal-card?back=%2Fwithdraw', '/cztx?tab=withdraw&step=accounts'],
    ['/withdrawalPassword?back=%2Fwithdraw', '/cztx?tab=withdraw&step=password'],
    ['/rechargeRecord', '/rechargeRecord'],
    ['/game', '/game'],
    ['/cztx?tab=withdraw', '/cztx?tab=withdraw'],
  ])('of %s is %s', (address, alone) => {
    expect(aloneAddress(address, undefined)).toBe(alone);
  });

  test('keeps the game that it was opened from, and leads back there instead of to the games', () => {
    expect(aloneAddress('/withdraw', game)).toBe(`/cztx?tab=withdraw&${from}`);
    expect(aloneAddress('/game', game)).toBe(game);
  });
});

test('only a game is a place to go back to', () => {
  expect(gameOf(game)).toBe(game);
  for (const other of [
    null,
    '',
    '/recharge',
    'https://evil.example/gameInfo?',
    '//gameInfo?',
    '/gameInfo\\evil',
  ])
    expect(gameOf(other)).toBeUndefined();
});

describe('an order that was made without the layout', () => {
  beforeEach(() => void giveStorage());
  afterEach(() => {
    clearStored();
    vi.unstubAllGlobals();
  });

  test('is paid without it too, and no other', () => {
    noteAloneOrder('/cztx?step=payment&bill_no=D1');
    expect(aloneOrder('D1')).toBe('/cztx?step=payment&bill_no=D1');
    expect(aloneOrder('D2')).toBeNull();
    expect(aloneOrder('')).toBeNull();
    forgetAloneOrder();
    expect(aloneOrder('D1')).toBeNull();
  });

  test('is only one that is paid', () => {
    noteAloneOrder('/cztx?tab=withdraw&bill_no=W1');
    expect(aloneOrder('W1')).toBeNull();
  });
});
