import type { GameType } from '@fortuna/domain/model/games.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountSums, bookFaults } from './strength/soundness.ts';
import { type TestSandbox, testSandbox } from './testing/test-sandbox.ts';
import { checkLedger } from './world/ledger.ts';
import { findMemberByName } from './world/members.ts';
import { totalsOf } from './world/promotions/standing.ts';
import { levelAt } from './world/promotions/vip.ts';
import { levelFor, rebateBasisPoints, shareOf } from './world/promotions/vip-levels.ts';

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
  const promotions = [
    (await mine('/api/member/vip/history', { type: 'rebate' })).body.data?.total,
    (await mine('/api/agency/reward/list', { type: 'betting' })).body.data?.total,
    (await mine('/api/team/invite/records', {})).body.data?.total,
  ];
  expect(promotions).toEqual([10_000, 10_000, 10_000]);
  expect((await mine('/api/cover/history', {})).body.data?.total).toBeGreaterThan(10_000);
  const associations = await sandbox.get('/api/ordercenter/association', archive);
  expect(associations.body.data?.total).toBeGreaterThan(10_000);
  expect((await mine('/api/moneylog', {})).body.data?.total).toBeGreaterThan(10_000);
});

test('the books of the archive are sound, and it is unpacked once', async () => {
  const sound = { total: 0, unbalancedTransactions: 0, accountsBelowZero: [] };
  expect(checkLedger(sandbox.world.db)).toEqual(sound);
  expect(bookFaults(sandbox.world.db)).toEqual([]);
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

test('rebates, levels and commissions of the archive are what the rules say, and nothing is settled twice', async () => {
  const { world } = sandbox;
  const { data } = (await mine('/api/auth/me', {})).body;
  const id = data?.id ?? 0;
  const { recharge, betting } = totalsOf(world, id);
  expect(findMemberByName(world, 'arquivo')?.level).toBe(levelFor(recharge, betting));
  expect(accountSums(world.db).get(`member:${id}:rebate`)).toBe(0);
  const unpaid = world.db.all(
    sql`select day, sum(money) as earned, (select money from rewards where source = 'agency' and item = 'betting:' || day
      and member_id = ${id}) as paid from commissions where agent_id = ${id} and type = 'betting' group by day having earned <> paid`,
  );
  expect(unpaid).toEqual([]);
  const before = (await mine('/api/member/vip/history', { type: 'rebate' })).body.data?.total;
  // A month later every settlement hour has come round again.
  world.clock.set(world.clock.now() + 31 * 86_400_000);
  archive = await sandbox.session('arquivo');
  const history = await mine('/api/member/vip/history', { type: 'rebate' });
  expect(history.body.data?.total).toBe(before);
  expect(bookFaults(world.db)).toEqual([]);
  world.clock.reset();
});

test('rebates are the share of the bets that the level gave at the time', () => {
  const { world } = sandbox;
  const rows = world.db.all<{
    at: number;
    level: number;
    money: number;
    base: number;
    type: GameType;
    id: number;
  }>(
    sql`select at, level, money, base_money as base, game_type as type, member_id as id from vip_events
      where type = 'rebate' and member_id = (select id from members where name = 'arquivo') and id % 97 = 0`,
  );
  expect(rows.length).toBeGreaterThan(90);
  for (const { at, level, money, base, type, id } of rows) {
    expect({ at, level }).toEqual({ at, level: levelAt(world, id, at) });
    expect(money).toBe(shareOf(base, rebateBasisPoints(type, level)));
    expect(money).toBeGreaterThan(0);
  }
});

/** What the books say of the member's rounds: the wallet's stakes and wins, in centavos. */
function booksOfRounds(isOf = sql`1 = 1`) {
  return sandbox.world.db.get<{ rounds: number; net: number }>(
    sql`select count(distinct t.id) as rounds, coalesce(sum(e.amount), 0) as net
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where t.kind = 'round' and ${isOf}
        and e.account = (select 'member:' || id || ':wallet' from members where name = 'arquivo')`,
  );
}

test('ten thousand bets are paged to the end, each once, and add up to what is said of them and in the books', async () => {
  const ids = new Set<number | undefined>();
  let staked = 0;
  for (let page = 1; page <= 200; page += 1) {
    const { data } = (await post('/api/game/record', { page, limit: 50 })).body;
    for (const { id, betAmount } of data?.data ?? []) {
      ids.add(id);
      staked += Math.round(Number(betAmount) * 100);
    }
  }
  expect(ids.size).toBe(10_000);
  const { statistic, data: last } = (await post('/api/game/record', { page: 201, limit: 50 })).body;
  expect(last?.data).toEqual([]);
  expect(Number(statistic?.sum_bet)).toBeCloseTo(staked / 100, 2);
  const books = booksOfRounds();
  expect(books).toMatchObject({ rounds: 10_000, net: Math.round(Number(statistic?.sum_net) * 100) });
});

test('a provider, a type and a state narrow the bets and their totals together', async () => {
  const { data } = (await post('/api/game/record', { gameType: 'slots' })).body;
  const provider = data?.data?.[0]?.api_name;
  const narrowed = { gameType: 'slots', api_name: provider };
  const some = (await post('/api/game/record', narrowed)).body;
  expect(some.data?.total).toBeGreaterThan(0);
  expect(some.data?.total).toBeLessThan(data?.total ?? 0);
  const books = booksOfRounds(
    sql`t.reference in (select game_code || ':' || key from rounds
      where game_type = 'slots' and provider_key = ${provider})`,
  );
  expect(books?.net).toBe(Math.round(Number(some.statistic?.sum_net) * 100));
  const settled = (await post('/api/game/record', { ...narrowed, status: 'COMPLETE' })).body;
  expect(settled).toMatchObject({ data: { total: some.data?.total }, statistic: some.statistic });
  const open = (await post('/api/game/record', { ...narrowed, status: 'X' })).body;
  expect(open).toMatchObject({ data: { total: 0 }, statistic: { sum_bet: '0.00', sum_net: '0.00' } });
  expect((await post('/api/game/record', { status: 'WON' })).status).toBe(422);
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
  await mine('/api/member/vip/history', { page: 1_000 });
  await mine('/api/cover/history', { page: 1_000 });
  await mine('/api/agency/reward/list', { page: 1_000 });
  await mine('/api/team/invite/records', { page: 1_000 });
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
