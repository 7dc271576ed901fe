import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestSandbox, testSandbox } from './testing/test-sandbox.ts';
import { checkLedger } from './world/ledger.ts';

let sandbox: TestSandbox;
let archive: string;
beforeAll(async () => {
  sandbox = testSandbox();
  archive = await sandbox.session('arquivo');
});
afterAll(() => sandbox.close());

const post = (path: string, body: object) => sandbox.post(`${path}?lang=zh_cn`, body, archive);
const mine = (path: string, body: object) => sandbox.post(path, body, archive);

test('there are ten thousand records of each kind', async () => {
  const totals = [
    (await post('/api/recharge/list', {})).body.data?.total,
    (await mine('/api/drawing/list', {})).body.data?.total,
    (await post('/api/game/record', {})).body.data?.total,
    (await mine('/api/member/message/list', {})).body.data?.total,
    (await sandbox.get('/api/informationcenter/notification', archive)).body.data?.total,
  ];
  expect(totals).toEqual([10_000, 10_000, 10_000, 10_000, 10_000]);
  expect((await mine('/api/moneylog', {})).body.data?.total).toBeGreaterThan(10_000);
});

test('the books of the archive are sound, and it is unpacked once', async () => {
  const sound = { total: 0, unbalancedTransactions: 0, accountsBelowZero: [] };
  expect(checkLedger(sandbox.world.db)).toEqual(sound);
  const money = async () => (await mine('/api/auth/me', {})).body.data?.money;
  const before = await money();
  await sandbox.session('arquivo');
  expect(await money()).toBe(before);
  const newest = (await mine('/api/moneylog', { limit: 1 })).body.data?.data?.[0];
  expect(Number(newest?.money_after)).toBe(before);
  const oldest = (await mine('/api/moneylog', { limit: 1, end_at: newest?.created_at })).body.data;
  const last = (await mine('/api/moneylog', { limit: 1, page: oldest?.total })).body.data?.data?.[0];
  expect(last?.money_before).toBe('0.00');
});

test('the wallet of the archive was never below zero', async () => {
  const lowest = sandbox.world.db.get<{ lowest: number }>(
    `select min(balance) as lowest from (select sum(amount) over (order by at, id) as balance
      from ledger_entries where account = (select 'member:' || id || ':wallet' from members where name = 'arquivo'))`,
  );
  expect(lowest?.lowest).toBeGreaterThanOrEqual(0);
});

test('far pages of long lists come quickly', async () => {
  const started = performance.now();
  await post('/api/game/record', { page: 999 });
  await post('/api/game/record', { gameType: 'slots', page: 50 });
  await mine('/api/moneylog', { page: 4_000 });
  await sandbox.get('/api/ordercenter/details?page=2000', archive);
  await sandbox.get('/api/informationcenter/notification?page=1000', archive);
  // Below a tenth of a second each on an idle machine; the bound leaves room for a busy one.
  expect(performance.now() - started).toBeLessThan(3_000);
});

test('a reset is quick, and the archive comes again', async () => {
  const started = performance.now();
  await sandbox.control('/reset', {});
  expect(performance.now() - started).toBeLessThan(5_000);
  const again = await sandbox.session('arquivo');
  expect((await sandbox.post('/api/drawing/list', {}, again)).body.data?.total).toBe(10_000);
});
