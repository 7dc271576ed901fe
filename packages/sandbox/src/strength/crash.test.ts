import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../node/open-database.ts';
import { crashPoints } from './crash-points.ts';
import { type MoneyLoad, moneyLoad, outcomeOf } from './money-load.ts';
import { isFullRun, times } from './run-length.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { bookFaults } from './soundness.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-crash-'));
const file = join(folder, 'sandbox.sqlite');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const hook = new URL('./crash-hook.ts', import.meta.url).href;
const day = 86_400_000;

/** `any moment`: killed from outside after a random number of answers. The short run takes the first ones. */
const moments = ['any moment', ...Object.keys(crashPoints)].slice(0, times(4, 7));
const rounds = times(moments.length, 1_000);

interface Order {
  readonly key: string;
  readonly bill: string;
  readonly status: number;
}

/** What the file says, read while no server runs. */
function readFile<Result>(read: (orders: ReadonlyMap<string, Order>, faults: string[]) => Result): Result {
  const { db, close } = openDatabase(file);
  try {
    const rows = db.all<Order>(sql`
      select idempotency_key as key, bill_no as bill, status from deposits where idempotency_key is not null
      union all select idempotency_key, bill_no, status from withdrawals where idempotency_key is not null`);
    return read(new Map(rows.map((row) => [row.key, row])), bookFaults(db));
  } finally {
    close();
  }
}

/** Nothing that was answered is lost, nothing is there that was refused, and the books are sound. */
function expectNothingLost({ calls, paid }: MoneyLoad): void {
  readFile((orders, faults) => {
    expect(faults).toEqual([]);
    const wrong = calls.filter((call) => {
      const outcome = outcomeOf(call);
      // Without an answer both is right: done or not done.
      if (outcome === null || call.path.includes('wheel')) return false;
      const order = orders.get(call.key);
      return outcome.status === 'success' ? order?.bill !== outcome.data?.bill_no : order !== undefined;
    });
    expect(wrong).toEqual([]);
    const unpaid = [...orders.values()].filter(({ bill, status }) => paid.has(bill) && status !== 2);
    expect(unpaid).toEqual([]);
  });
}

async function setDay(server: ServerProcess, round: number): Promise<void> {
  // A day later each time, so that withdrawals and spins of the day are there again.
  await server.post('/__test__/clock', { now: new Date(Date.now() + (round + 1) * day).toISOString() });
}

/** Once more, in order: the key gives the first answer again. */
async function expectSameAnswers(server: ServerProcess, { calls }: MoneyLoad): Promise<void> {
  const token = await server.session('rica');
  for (const { key, path, body, answer } of calls.slice(-times(200, 2_000))) {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
    expect((await server.post(path, body, headers)).text).toBe(answer);
  }
}

test('killed at the worst moments, the sandbox loses nothing, doubles nothing and stays balanced', {
  timeout: isFullRun ? 4 * 3_600_000 : 90_000,
}, async () => {
  const load = moneyLoad('crash');
  await (await startServerProcess(file)).kill();
  const found: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const moment = moments[round % moments.length] ?? 'any moment';
    const isOutside = moment === 'any moment';
    const env: Record<string, string> = isOutside
      ? {}
      : { CRASH_POINT: moment, CRASH_HITS: String(randomInt(5, 25)) };
    const server = await startServerProcess(file, env, hook);
    // The server may die while the clock is set, too: the settlement of the day writes to the ledger.
    await setDay(server, round).catch(() => undefined);
    const answered = load.calls.length;
    await load.run(server, isOutside ? randomInt(20, 200) : 400);
    if (load.calls.length < answered + 400) found.push(moment);
    expectNothingLost(load);
  }
  expect(new Set(found)).toEqual(new Set(moments));
  expect(load.calls.some(({ answer }) => answer === undefined)).toBe(true);

  const server = await startServerProcess(file);
  await setDay(server, rounds);
  await load.replay(server);
  await expectSameAnswers(server, load);
  await server.kill();
  expect(load.calls.filter(({ answer }) => answer === undefined)).toEqual([]);
  expectNothingLost(load);
});
