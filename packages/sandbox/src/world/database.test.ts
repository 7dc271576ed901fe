import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../node/open-database.ts';
import { depositOf, testSandbox } from '../testing/test-sandbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
const file = join(folder, 'nested', 'sandbox.sqlite');
afterAll(() => rmSync(folder, { recursive: true }));

function start() {
  const { db, close } = openDatabase(file);
  return testSandbox({ db, onClose: close });
}

test('a file keeps members, sessions and money over a restart', async () => {
  const first = start();
  const token = await first.session('rica');
  const billNo = (await first.post('/api/recharge/online', depositOf(100), token)).body.data?.bill_no;
  await first.control('/provider-notify', { bill_no: billNo, status: 'success' });
  first.close();
  const second = start();
  expect((await second.post('/api/auth/me', {}, token)).body.data?.money).toBe(25_100);
  expect(second.world.db.get<{ synchronous: number }>(sql`pragma synchronous`).synchronous).toBe(2);
  second.close();
});

test('a file of another schema is started anew', async () => {
  const old = openDatabase(file);
  old.db.run(sql`pragma user_version = 1`);
  old.close();
  const fresh = start();
  const token = await fresh.session('rica');
  expect((await fresh.post('/api/auth/me', {}, token)).body.data?.money).toBe(25_000);
  fresh.close();
});
