import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './node/open-database.ts';
import { seedPassword } from './seeds/seed-members.ts';
import {
  depositOf,
  keyHeader,
  openGame,
  origin,
  playToken,
  type TestSandbox,
  testSandbox,
} from './testing/test-sandbox.ts';
import { findMemberByName, updateMember } from './world/members.ts';
import { attempts, playTokens, savedAnswers, tokens } from './world/schema.ts';

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = testSandbox();
});
afterEach(() => sandbox.close());

async function launchTicket(token: string): Promise<string> {
  const { providerKey: platType, code: gameCode } = openGame();
  const launch = await sandbox.post('/api/day7/day7LoginV2', { platType, gameCode, currency: 'BRL' }, token);
  return new URL(launch.body.data?.url ?? '').searchParams.get('t') ?? '';
}

let spins = 0;
const spin = async (token: string) =>
  (await sandbox.post('/play/api/slot/spin', { key: `spin-no-${spins++}`, stake: 1_00 }, token)).status;
const open = async (ticket: string) => (await sandbox.post('/play/api/session', { token: ticket })).status;

const ends: Record<string, (token: string) => unknown> = {
  logout: (token) => sandbox.post('/api/auth/logout', {}, token),
  'change of password': (token) =>
    sandbox.post(
      '/api/member/password/modify',
      { oldpassword: seedPassword, password: 'Maresia#26', password_confirmation: 'Maresia#26' },
      token,
    ),
  block: () => {
    const id = findMemberByName(sandbox.world, 'rica')?.id ?? 0;
    updateMember(sandbox.world, id, { status: -1 });
    updateMember(sandbox.world, id, { status: 1 });
  },
};

test.each(Object.keys(ends))('a game and an unused launch end with a %s', async (name) => {
  const token = await sandbox.session('rica');
  const game = await playToken(sandbox, token);
  const ticket = await launchTicket(token);
  expect(await spin(game)).toBe(200);
  await ends[name]?.(token);
  expect([await spin(game), await open(ticket)]).toEqual([401, 401]);
});

test('a logout leaves the games of other sessions alone', async () => {
  const [one, other] = [await sandbox.session('rica'), await sandbox.session('rica')];
  const game = await playToken(sandbox, other);
  await sandbox.post('/api/auth/logout', {}, one);
  expect(await spin(game)).toBe(200);
});

test('a launch whose body arrives after the logout opens nothing', async () => {
  const token = await sandbox.session('rica');
  const { providerKey: platType, code: gameCode } = openGame();
  const body = new TextEncoder().encode(JSON.stringify({ platType, gameCode, currency: 'BRL' }));
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const init = {
    method: 'POST',
    body: readable,
    duplex: 'half',
    headers: { authorization: `Bearer ${token}`, 'content-length': String(body.length) },
  };
  const answer = sandbox.fetch(new Request(`${origin}/api/day7/day7LoginV2`, init as RequestInit));
  await sandbox.post('/api/auth/logout', {}, token);
  const writer = writable.getWriter();
  await writer.write(body);
  await writer.close();
  expect((await answer).status).toBe(401);
});

test('what has run out is deleted: saved answers, tokens, attempts', async () => {
  const { clock, db } = sandbox.world;
  const token = await sandbox.session('rica');
  await playToken(sandbox, token);
  await sandbox.post('/api/recharge/online', depositOf(100), token, keyHeader('key-to-forget'));
  await sandbox.post('/api/member/password/verify', { password: 'wrong' }, token);
  const rows = () =>
    [savedAnswers, tokens, playTokens, attempts].map((table) => db.select().from(table).all().length);
  expect(rows()).toEqual([1, 1, 1, 1]);
  clock.set(clock.now() + 25 * 3_600_000);
  await sandbox.get('/healthz');
  expect(rows()).toEqual([1, 0, 0, 0]);
  clock.set(clock.now() + 30 * 24 * 3_600_000);
  await sandbox.get('/healthz');
  expect(rows()).toEqual([0, 0, 0, 0]);
});

test('database files are readable to their owner only, old ones too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  writeFileSync(join(folder, 'old.sqlite'), '', { mode: 0o644 });
  for (const name of ['new.sqlite', 'old.sqlite']) {
    const database = openDatabase(join(folder, name));
    const file = testSandbox({ db: database.db, onClose: () => database.close() });
    const modes = readdirSync(folder)
      .filter((found) => found.startsWith(name))
      .map((found) => statSync(join(folder, found)).mode & 0o777);
    expect(modes).toEqual([0o600, 0o600, 0o600]);
    file.close();
  }
  rmSync(folder, { recursive: true });
});
