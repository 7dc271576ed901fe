import { expect, test } from 'vitest';
/** Rounds that the sandbox has drawn; worked out with another implementation of SHA-256 and HMAC. */
import { sampleRounds } from '../testing/fair-play-samples.ts';
import { pocketCount } from './roulette.ts';
import type { RoundFacts } from './round-facts.ts';
import { isRight, type VerifiableRound, verifyRound } from './verify-round.ts';

const check = (round: VerifiableRound) => verifyRound(round, crypto.subtle);

test.each(Object.entries(sampleRounds))(
  'a round of %s is recomputed, and everything about it is right',
  async (_, round) => {
    const checked = await check(round);
    expect(checked).toMatchObject({ isFingerprintRight: true, isOutcomeRight: true, isWinRight: true });
    expect(isRight(checked)).toBe(true);
    expect(checked.block).toMatch(/^[0-9a-f]{64}$/);
  },
);

/** The last hexadecimal digit is another one. */
const altered = (text: string) => text.slice(0, -1) + (text.endsWith('0') ? '1' : '0');

function otherOutcome(facts: RoundFacts): RoundFacts {
  switch (facts.engine) {
    case 'slot':
      return { ...facts, stops: facts.stops.map((stop, reel) => (reel === 2 ? stop + 1 : stop)) };
    case 'crash':
      return { ...facts, point: facts.point + 1 };
    case 'roulette':
      return { ...facts, number: (facts.number + 1) % pocketCount };
  }
}

test.each(Object.entries(sampleRounds))('one byte of %s altered, and the check says no', async (_, round) => {
  const { seeds } = round;
  const { serverSeed, clientSeed, nonce } = seeds;
  const facts = otherOutcome(round.facts);
  const wrong: readonly VerifiableRound[] = [
    { ...round, commitment: altered(round.commitment) },
    { ...round, seeds: { ...seeds, serverSeed: altered(serverSeed) } },
    { ...round, seeds: { ...seeds, clientSeed: altered(clientSeed) } },
    { ...round, seeds: { ...seeds, nonce: nonce + 1 } },
    { ...round, win: round.win + 1 },
    { ...round, facts },
  ];
  const checks = await Promise.all(wrong.map(check));
  expect(checks.map(isRight)).toEqual(wrong.map(() => false));
});

test('who did not get out before the end has won nothing, whatever the record says', async () => {
  const { crash } = sampleRounds;
  if (crash.facts.engine !== 'crash') throw new Error('no crash');
  const late = { ...crash, facts: { ...crash.facts, cashedOut: crash.facts.point + 1 } };
  expect(await check(late)).toMatchObject({ isOutcomeRight: true, win: 0, isWinRight: false });
});
