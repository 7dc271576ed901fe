import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BankAccount,
  type FeeRule,
  feeOf,
  isSameAccount,
  type NewBankAccount,
  type WithdrawalRules,
  withdrawalFees,
} from './cashier.ts';

const free: FeeRule = { basisPoints: 0, min: 0, max: 0 };
const rules: WithdrawalRules = {
  min: 1000,
  max: 1_000_000,
  leftToday: 3,
  generalFee: { basisPoints: 500, min: 0, max: 10_000 },
  mandatoryFee: { basisPoints: 150, min: 100, max: 2000 },
  turnoverLeft: 0,
  bonusMoney: 0,
};

describe('feeOf', () => {
  it.each([
    ['nothing by a free rule', free, 10_000, 0],
    ['the share', { basisPoints: 150, min: 0, max: 10_000 }, 10_000, 150],
    ['half a centavo up', { basisPoints: 150, min: 0, max: 10_000 }, 100, 2],
    ['at least the minimum', { basisPoints: 150, min: 100, max: 2000 }, 1000, 100],
    ['nothing of nothing', { basisPoints: 150, min: 100, max: 2000 }, 0, 0],
    ['at most the maximum', { basisPoints: 150, min: 100, max: 2000 }, 1_000_000, 2000],
  ])('takes %s', (_, rule, amount, fee) => {
    expect(feeOf(rule, amount)).toBe(fee);
  });

  it('stays a whole number of centavos within its range', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000),
        fc.nat(1000),
        fc.nat(100_000),
        fc.integer({ min: 1, max: 1e9 }),
        (basisPoints, min, span, amount) => {
          const fee = feeOf({ basisPoints, min, max: min + span }, amount);
          expect(Number.isSafeInteger(fee)).toBe(true);
          expect(fee).toBeGreaterThanOrEqual(min);
          expect(fee).toBeLessThanOrEqual(min + span);
        },
      ),
    );
  });
});

describe('withdrawalFees', () => {
  it('takes the general fee only while turnover is left', () => {
    expect(withdrawalFees(rules, 20_000)).toEqual({ mandatory: 300, general: 0, net: 19_700 });
    expect(withdrawalFees({ ...rules, turnoverLeft: 1 }, 20_000)).toEqual({
      mandatory: 300,
      general: 1000,
      net: 18_700,
    });
  });
});

describe('isSameAccount', () => {
  const key: NewBankAccount = {
    kind: 'pix',
    pixKeyType: 'email',
    account: 'maria@example.com',
    bankType: '',
    accountType: null,
    ownerName: 'Maria',
    cpf: '52998224725',
  };
  const listedKey: BankAccount = { ...key, id: 1, bankType: 'PIX_EMAIL' };
  const card: NewBankAccount = {
    ...key,
    kind: 'card',
    pixKeyType: null,
    account: '0001-234567',
    bankType: '901',
    accountType: 'savings',
  };
  const listedCard: BankAccount = { ...card, id: 2, account: '•••• 4567' };

  it('knows a key in full, and a number by its last four characters', () => {
    expect(isSameAccount(listedKey, key)).toBe(true);
    expect(isSameAccount(listedCard, card)).toBe(true);
  });

  it.each<[string, BankAccount, NewBankAccount]>([
    ['another key', listedKey, { ...key, account: 'jose@example.com' }],
    ['another kind of key', listedKey, { ...key, pixKeyType: 'evp' }],
    ['another kind of account', listedCard, key],
    ['another bank', listedCard, { ...card, bankType: '902' }],
    ['another type', listedCard, { ...card, accountType: 'checking' }],
    ['another number', listedCard, { ...card, account: '0001-234568' }],
  ])('does not take %s for it', (_, listed, added) => {
    expect(isSameAccount(listed, added)).toBe(false);
  });
});
