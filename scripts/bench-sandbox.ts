import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { sandboxPort, startSandbox, startServer, stopServers } from './servers.ts';

/**
 * The sandbox's throughput under fifty connections, on a file as in real use, beside that of a bare server of the same kind: part of
 * `npm run bench`. Two seconds each for reads and writes of both servers: figures to compare within
 * a run, not between machines; printed, never gated.
 */
const seconds = 2;
const connections = 50;
const testKey = 'bench';

interface LoadFigures {
  readonly name: string;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
  readonly failed: number;
}

interface Target {
  readonly name: string;
  readonly url: string;
  readonly token?: string;
  /** Posted with a new key each time; without it the address is read. */
  readonly body?: object;
}

async function load({ name, url, token, body }: Target): Promise<LoadFigures> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        method: body ? 'POST' : 'GET',
        headers,
        body: body && JSON.stringify(body),
        setupRequest: (request) =>
          body ? { ...request, headers: { ...headers, 'idempotency-key': randomUUID() } } : request,
      },
    ],
  });
  return {
    name,
    perSecond: result.requests.average,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

interface Ledger {
  readonly entries: ReadonlyArray<{ readonly tx: number; readonly amount: number }>;
  readonly balances: Readonly<Record<string, number>>;
}

/** Every transaction sums to zero and no member is below zero. */
function isBalanced({ entries, balances }: Ledger): boolean {
  const sums = new Map<number, number>();
  for (const { tx, amount } of entries) sums.set(tx, (sums.get(tx) ?? 0) + amount);
  const isBelow = Object.entries(balances).some(
    ([account, balance]) => account.startsWith('member:') && balance < 0,
  );
  return !isBelow && [...sums.values()].every((sum) => sum === 0);
}

/** The files of both servers, removed when everybody who writes to them has ended. */
const folder = mkdtempSync(join(tmpdir(), 'sandbox-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const sandbox = `http://127.0.0.1:${sandboxPort}`;
const reference = `http://127.0.0.1:${sandboxPort + 1}`;
const control = { 'content-type': 'application/json', 'x-test-key': testKey };

async function measure(): Promise<void> {
  await startSandbox({
    SANDBOX_DB: join(folder, 'sandbox.sqlite'),
    SANDBOX_TEST_KEY: testKey,
    NODE_ENV: 'production',
  });
  const place = join(folder, 'reference.sqlite');
  const args = ['scripts/bench-reference-server.ts', place, String(sandboxPort + 1)];
  await startServer('reference', args, `${reference}/healthz`);
  const session = await fetch(`${sandbox}/__test__/session`, {
    method: 'POST',
    headers: control,
    body: JSON.stringify({ member: 'rica' }),
  });
  const { token } = await session.json();
  const deposit = { money: 100, payment_desc: 'PIX Brisa', payment_id: 11, payment_type: 'online_pix' };
  const figures = [
    await load({ name: 'sandbox, reads', url: `${sandbox}/api/ordercenter/fee`, token }),
    await load({ name: 'sandbox, money', url: `${sandbox}/api/recharge/online`, token, body: deposit }),
    await load({ name: 'bare server, reads', url: `${reference}/read` }),
    await load({ name: 'bare server, writes', url: `${reference}/write`, body: { money: 100 } }),
  ];
  const ledger: Ledger = await (await fetch(`${sandbox}/__test__/ledger`, { headers: control })).json();
  console.log(`\nSandbox under load, ${connections} connections, ${seconds} s each\n`);
  for (const { name, perSecond, p99, failed } of figures) {
    const rate = `${Math.round(perSecond)} a second`.padStart(18);
    console.log(`  ${name.padEnd(20)}${rate}   p99 ${String(p99).padStart(4)} ms   ${failed} failed`);
  }
  console.log(`  ledger afterwards    ${isBalanced(ledger) ? 'balanced' : 'NOT BALANCED'}`);
}

try {
  await measure();
} finally {
  stopServers();
}
