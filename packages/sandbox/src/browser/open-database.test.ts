import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookFaults } from '../strength/soundness.ts';
import { depositOf, testSandbox, withdrawalOf } from '../testing/test-sandbox.ts';
import { inTransaction } from '../world/database.ts';
import { checkLedger } from '../world/ledger.ts';
import { settings } from '../world/schema.ts';
import { openBrowserDatabase } from './open-database.ts';

const wasmFile = fileURLToPath(import.meta.resolve('sql.js/dist/sql-wasm.wasm'));

async function start() {
  const { db, close } = await openBrowserDatabase(wasmFile);
  return testSandbox({ db, onClose: close });
}

test('money goes in and out as it does under Node', async () => {
  const sandbox = await start();
  const token = await sandbox.session('rica');
  const deposit = (await sandbox.post('/api/recharge/online', depositOf(100), token)).body.data?.bill_no;
  await sandbox.control('/provider-notify', { bill_no: deposit, status: 'success' });
  expect((await sandbox.post('/api/auth/me', {}, token)).body.data?.money).toBe(25_100);

  const withdrawal = await sandbox.post('/api/drawing', withdrawalOf(50), token);
  await sandbox.control('/review', { bill_no: withdrawal.body.data?.bill_no, decision: 'approve' });
  expect((await sandbox.post('/api/auth/me', {}, token)).body.data?.money).toBe(25_050);
  expect(checkLedger(sandbox.world.db)).toEqual({
    total: 0,
    unbalancedTransactions: 0,
    accountsBelowZero: [],
  });
  sandbox.close();
});

test('a transaction that fails, or holds asynchronous work, leaves nothing behind', async () => {
  const { world, close } = await start();
  const add = () => world.db.insert(settings).values({ key: 'half', value: 'done' }).run();
  const found = () => world.db.select().from(settings).where(eq(settings.key, 'half')).get();

  expect(() =>
    inTransaction(world.db, () => {
      add();
      throw new Error('no further');
    }),
  ).toThrow('no further');
  expect(found()).toBeUndefined();

  expect(() =>
    inTransaction(world.db, async () => {
      add();
    }),
  ).toThrow(TypeError);
  expect(found()).toBeUndefined();
  close();
});

test('the archive is there too, to the centavo', { timeout: 30_000 }, async () => {
  const sandbox = await start();
  const token = await sandbox.session('arquivo');
  const rebates = await sandbox.post('/api/member/vip/history', { type: 'rebate' }, token);
  expect(rebates.body.data?.total).toBe(10_000);
  expect(bookFaults(sandbox.world.db)).toEqual([]);
  sandbox.close();
});
