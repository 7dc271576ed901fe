import fc from 'fast-check';
import { expect, test } from 'vitest';
import { depositOf, playToken, testSandbox, withdrawalOf } from '../testing/test-sandbox.ts';
import { inTransaction } from './database.ts';
import { balanceOf, checkLedger, post, walletOf } from './ledger.ts';
import { members } from './schema.ts';

const step = fc.oneof(
  fc.record({ kind: fc.constant('deposit' as const), money: fc.integer({ min: 2000, max: 90_000 }) }),
  fc.record({ kind: fc.constant('withdraw' as const), money: fc.integer({ min: 1, max: 900_000 }) }),
  fc.record({ kind: fc.constant('spin' as const), money: fc.constantFrom(50, 500, 5000) }),
  fc.record({ kind: fc.constantFrom('confirm' as const, 'fail' as const), pick: fc.nat() }),
  fc.record({ kind: fc.constantFrom('approve' as const, 'reject' as const), pick: fc.nat() }),
);

test('whatever happens, the entries sum to zero and no member falls below zero', {
  timeout: 60_000,
}, async () => {
  const sandbox = testSandbox({ rules: { withdrawalsPerDay: 1000 } });
  const token = await sandbox.session('rica');
  const play = await playToken(sandbox, token);
  let round = 10_000_000;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const orders = { deposits: [''], withdrawals: [''] };
      for (const event of steps) {
        if (event.kind === 'deposit') {
          const reply = await sandbox.post('/api/recharge/online', depositOf(event.money / 100), token);
          orders.deposits.push(reply.body.data?.bill_no ?? '');
        } else if (event.kind === 'withdraw') {
          const reply = await sandbox.post('/api/drawing', withdrawalOf(event.money / 100), token);
          orders.withdrawals.push(reply.body.data?.bill_no ?? '');
        } else if (event.kind === 'spin') {
          await sandbox.post('/play/api/slot/spin', { key: String(round++), stake: event.money }, play);
        } else if (event.kind === 'confirm' || event.kind === 'fail') {
          const billNo = orders.deposits[event.pick % orders.deposits.length];
          const status = event.kind === 'confirm' ? 'success' : 'failed';
          await sandbox.control('/provider-notify', { bill_no: billNo, status });
        } else {
          const billNo = orders.withdrawals[event.pick % orders.withdrawals.length];
          await sandbox.control('/review', { bill_no: billNo, decision: event.kind, reason: 'x' });
        }
        expect(checkLedger(sandbox.world.db)).toEqual({
          total: 0,
          unbalancedTransactions: 0,
          accountsBelowZero: [],
        });
      }
    }),
    { numRuns: 25 },
  );
  sandbox.close();
});

test('a transaction is there whole or not at all, and holds no promises', () => {
  const { world, close } = testSandbox();
  const wallet = walletOf(1);
  const give = () => post(world, 'deposit', 'x', [{ from: 'provider:pix', to: wallet, amount: 1 }]);
  const failing = () => {
    give();
    throw new Error('planted');
  };
  expect(() => inTransaction(world.db, failing)).toThrow('planted');
  expect(() =>
    inTransaction(world.db, () => {
      give();
      return Promise.resolve();
    }),
  ).toThrow(TypeError);
  expect(balanceOf(world.db, wallet)).toBe(25_000_00);
  expect(world.db.select().from(members).all().length).toBeGreaterThan(6);
  close();
});

test('nothing but whole, positive amounts is moved', () => {
  const { world, close } = testSandbox();
  for (const amount of [-1, 0.5, Number.NaN, 2 ** 53]) {
    expect(() => post(world, 'deposit', 'x', [{ from: 'provider:pix', to: walletOf(1), amount }])).toThrow(
      RangeError,
    );
  }
  expect(() => post(world, 'round', 'x', [{ from: walletOf(2), to: 'house:games', amount: 1 }])).toThrow();
  close();
});
