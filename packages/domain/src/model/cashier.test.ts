import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BankAccount,
  depositFee,
  type FeeRule,
  feeOf,
  isSameAccount,
  type NewBankAccount,
  ownMoney,
  paymentKindOf,
  type WithdrawalRules,
  withdrawalFees,
} from './cashier.ts';

const free: FeeRule = { basisPoints: 0, min: 0, max: 0 };
const rules: WithdrawalRules = {
  min: 1000,
  max: 1_000_000,
  leftToday: 3,
  perDay: 5,
  generalFee: { basisPoints: 500, min: 0, max: 10_000 },
  mandatoryFee: { basisPoints: 150, min: 100, max: 2000 },
  freeLeft: 0,
  turnoverLeft: 0,
  turnover: [],
  bonusMoney: 0,
  gameMoney: 0,
  hours: null,
  opensAt: null,
  fees: [],
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

describe('depositFee', () => {
  it.each([
    ['nothing of nothing', { feeBasisPoints: 190, feeFixed: 40 }, 0, 0],
    ['nothing where it is free', { feeBasisPoints: 0, feeFixed: 0 }, 10_000, 0],
    ['the fixed part alone', { feeBasisPoints: 0, feeFixed: 350 }, 10_000, 350],
    ['the share, half a centavo up, and the fixed part', { feeBasisPoints: 190, feeFixed: 40 }, 89_950, 1749],
  ])('is %s', (_, channel, amount, fee) => {
    expect(depositFee(channel, amount)).toBe(fee);
  });
});

describe('paymentKindOf', () => {
  it.each([
    ['online_pix', 'pix'],
    ['company_ted', 'transfer'],
    ['online_wallet', 'wallet'],
    ['online_newer', 'other'],
  ] as const)('%s is %s', (type, kind) => {
    expect(paymentKindOf(type)).toBe(kind);
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

  it('spares the first withdrawals of a day the mandatory fee', () => {
    expect(withdrawalFees({ ...rules, freeLeft: 1 }, 20_000)).toEqual({
      mandatory: 0,
      general: 0,
      net: 20_000,
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

  const wallet: NewBankAccount = { ...key, kind: 'ewallet', pixKeyType: null, bankType: 'EWALLET_CONCHA' };

  it('knows a key and an e-wallet in full, and a number by its last four characters', () => {
    expect(isSameAccount({ ...wallet, id: 3 }, wallet)).toBe(true);
    expect(isSameAccount(listedKey, key)).toBe(true);
    expect(isSameAccount(listedCard, card)).toBe(true);
  });

  it.each<[string, BankAccount, NewBankAccount]>([
    ['another key', listedKey, { ...key, account: 'jose@example.com' }],
    ['another kind of key', listedKey, { ...key, pixKeyType: 'evp' }],
    ['another kind of account', listedCard, key],
    ['another bank', listedCard, { ...card, bankType: '902' }],
    ['another type', listedCard, { ...card, accountType: 'checking' }],
    ['another e-wallet', { ...wallet, id: 3 }, { ...wallet, bankType: 'EWALLET_VELA' }],
    ['an e-wallet under another address', { ...wallet, id: 3 }, { ...wallet, account: 'jose@example.com' }],
    ['another number', listedCard, { ...card, account: '0001-234568' }],
  ])('does not take %s for it', (_, listed, added) => {
    expect(isSameAccount(listed, added)).toBe(false);
  });
});

describe('what may be withdrawn', () => {
  it.each([
    ['all of the wallet without bonuses', { bonusMoney: 0, gameMoney: 0 }, 100_00, 100_00],
    ['less what bonuses brought', { bonusMoney: 30_00, gameMoney: 0 }, 100_00, 70_00],
    ['never what lies with providers', { bonusMoney: 0, gameMoney: 500_00 }, 100_00, 100_00],
    [
      'all of the wallet where bonuses lie with providers',
      { bonusMoney: 30_00, gameMoney: 40_00 },
      60_00,
      60_00,
    ],
    ['less the part of bonuses that is in the wallet', { bonusMoney: 50_00, gameMoney: 40_00 }, 60_00, 50_00],
    ['nothing where the two were read at different times', { bonusMoney: 50_00, gameMoney: 0 }, 10_00, 0],
  ])('is %s', (_, rules, balance, most) => {
    expect(ownMoney(rules, balance)).toBe(most);
  });
});
