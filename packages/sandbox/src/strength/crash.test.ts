import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../node/open-database.ts';
import { bundleServer } from './bundle-server.ts';
import { crashPoints } from './crash-points.ts';
import { type MoneyLoad, moneyLoad, outcomeOf } from './money-load.ts';
import { isFullRun, times } from './run-length.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { bookFaults } from './soundness.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-crash-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let program: string;
beforeAll(async () => {
  program = await bundleServer(folder);
}, 30_000);

const preload = new URL('./crash-hook.ts', import.meta.url).href;
const day = 86_400_000;

/** `any moment`: killed from outside after a random number of answers. */
const moments = ['any moment', ...Object.keys(crashPoints)];

/**
 * Each lane has a file of its own, which dies and comes back round after round: so that starts of servers need not wait for each other.
 * A round is a day, and a lane has fewer of them than the month for which answers are kept (`world/purge.ts`).
 */
const lanes = Array.from({ length: times(2, 40) }, (_, lane) => lane);
const rounds = times(10, 1_000) / lanes.length;

interface Order {
  readonly key: string;
  readonly bill: string;
  readonly status: number;
}

/** What the file says, read while no server runs. */
function readFile<Result>(
  file: string,
  read: (orders: ReadonlyMap<string, Order>, faults: string[]) => Result,
): Result {
  const { db, close } = openDatabase(file);
  try {
    const rows = db.all<Order>(sql`
      select idempotency_key as key, bill_no as bill, status from deposits where idempotency_key is not null
      union all select idempotency_key, bill_no, status from withdrawals where idempotency_key is not null
      union all select idempotency_key, bill_no, 2 from game_transfers where idempotency_key is not null`);
    return read(new Map(rows.map((row) => [row.key, row])), bookFaults(db));
  } finally {
    close();
  }
}

/** Nothing that was answered is lost, nothing is there that was refused, and the books are sound. */
function expectNothingLost(file: string, { calls, paid }: MoneyLoad): void {
  readFile(file, (orders, faults) => {
    expect(faults).toEqual([]);
    const wrong = calls.filter((call) => {
      const outcome = outcomeOf(call);
      // Without an answer either is right: done or not done.
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
  // A day later each time, so that the day's withdrawals and spins are available again.
  await server.post('/__test__/clock', { now: new Date(Date.now() + (round + 1) * day).toISOString() });
}

/** Once more, in order: each key returns its first answer. */
async function expectSameAnswers(server: ServerProcess, { calls }: MoneyLoad): Promise<void> {
  const token = await server.session('rica');
  for (const { key, path, body, answer } of calls.slice(-times(200, 2_000))) {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
    expect((await server.post(path, body, headers)).text).toBe(answer);
  }
}

test.concurrent.each(lanes)(
  'killed at the worst moments, the sandbox loses nothing, doubles nothing and stays balanced (lane %i)',
  { timeout: isFullRun ? 4 * 3_600_000 : 90_000 },
  async (lane) => {
    const file = join(folder, `lane-${lane}.sqlite`);
    const load = moneyLoad(`crash-${lane}`);
    await (await startServerProcess(file, { program })).kill();
    for (let round = 0; round < rounds; round++) {
      const moment = moments[(lane * rounds + round) % moments.length] ?? 'any moment';
      const isOutside = moment === 'any moment';
      const env: Record<string, string> = isOutside
        ? {}
        : { CRASH_POINT: moment, CRASH_HITS: String(randomInt(5, 25)) };
      const server = await startServerProcess(file, { env, program, preload });
      // The server may die while the clock is set, too: the settlement of the day writes to the ledger.
      await setDay(server, round).catch(() => undefined);
      const most = isOutside ? randomInt(20, 200) : 400;
      const before = load.calls.length;
      await load.run(server, most);
      const hasDied = isOutside || load.calls.length < before + most;
      expect({ round, moment, hasDied }).toEqual({ round, moment, hasDied: true });
      expectNothingLost(file, load);
    }
    expect(load.calls.some(({ answer }) => answer === undefined)).toBe(true);

    const server = await startServerProcess(file, { program });
    await setDay(server, rounds);
    await load.replay(server);
    await expectSameAnswers(server, load);
    await server.kill();
    expect(load.calls.filter(({ answer }) => answer === undefined)).toEqual([]);
    expectNothingLost(file, load);
  },
);
