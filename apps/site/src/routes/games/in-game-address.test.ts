import { expect, it } from 'vitest';
import { inGameAddress } from './in-game-address.ts';

const game = { providerKey: 'farol', code: 'onda' };
const stage = '/gameInfo?platType=farol&gameCode=onda';

it.each([
  ['the form of a deposit', '/recharge', `${stage}&deposit=form`],
  ['its payment', '/recharge-payment?bill_no=D1', `${stage}&deposit=payment&bill_no=D1`],
  ['the games, which is this one', '/game', stage],
  ['anything else, which stays where it is', '/rechargeRecord?status=1', '/rechargeRecord?status=1'],
])('over a game, %s', (_, address, place) => {
  expect(inGameAddress(address, game)).toBe(place);
});
