import { expect, test } from 'vitest';
import { agencyEarnings, bettingRates, levelOf } from './agency-earnings.ts';
import { sampleBettingCommissions, sampleDepositCommissions } from './testing/promotion-samples.ts';

const [slots = null] = sampleBettingCommissions;

test('the level is the highest one that the deposits reach, whatever the order and the gaps', () => {
  const reversed = [...sampleDepositCommissions].reverse();
  for (const levels of [sampleDepositCommissions, reversed]) {
    expect(levelOf(levels, 0)?.id).toBe(1);
    expect(levelOf(levels, 4_999_999)?.id).toBe(1);
    expect(levelOf(levels, 5_000_000)?.id).toBe(2);
  }
  expect(levelOf([], 5_000_000)).toBeNull();
});

test('the rate of the level is paid on the whole sum', () => {
  const team = { members: 10, deposits: 20_000, bets: 100_000 };
  expect(agencyEarnings(sampleDepositCommissions, slots, team)).toEqual({
    level: sampleDepositCommissions[0],
    fromDeposits: 1_000,
    fromBets: 3_000,
  });
  const large = agencyEarnings(sampleDepositCommissions, slots, { ...team, members: 250 });
  expect(large).toMatchObject({ level: { id: 2 }, fromDeposits: 50_000 });
});

test('what is not known brings nothing that could be named', () => {
  const team = { members: 3, deposits: 10_000, bets: 10_000 };
  expect(agencyEarnings(null, null, team)).toEqual({ level: null, fromDeposits: null, fromBets: null });
});

test('nothing is claimed about amounts beyond all counting', () => {
  const team = { members: 1_000, deposits: 999_999_999_999, bets: 100 };
  expect(agencyEarnings(sampleDepositCommissions, slots, team)).toMatchObject({
    fromDeposits: null,
    fromBets: 300,
  });
});

test('game types of one rate stand together', () => {
  const all = sampleBettingCommissions.map((row) => ({
    ...row,
    directBasisPoints: 30,
    indirectBasisPoints: 10,
  }));
  expect(bettingRates(all).map(({ gameTypes }) => gameTypes)).toEqual([['slots', 'live', 'table', 'sports']]);
  expect(bettingRates(sampleBettingCommissions)).toHaveLength(4);
});
