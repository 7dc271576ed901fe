import { afterAll, expect, test } from 'vitest';
import { contractOperations } from '../contract/document.ts';
import { seedCpf } from '../seeds/seed-members.ts';
import { contractRequests } from '../testing/contract-requests.ts';
import { frozenClock } from '../testing/player.ts';
import { keyHeader, testSandbox } from '../testing/test-sandbox.ts';
import { saveBankAccount } from '../world/bank-accounts.ts';
import { findMemberByName, updateMember } from '../world/members.ts';
import { issueToken, revokeToken, tokenLifeSeconds } from '../world/tokens.ts';
import { belongingsOf, secretsOf } from './belongings.ts';
import { send } from './request.ts';
import { isFullRun } from './run-length.ts';
import { expectSound, tokenOf } from './sound-sandbox.ts';
import { handlesOf, namesCaller, thiefRequest } from './thief-request.ts';

const sandbox = testSandbox({ clock: frozenClock() });
const { world } = sandbox;
afterAll(() => sandbox.close());
const requests = contractRequests(sandbox);

function idOf(name: string): number {
  const member = findMemberByName(world, name);
  if (!member) throw new Error(`no member ${name}`);
  return member.id;
}

const rica = idOf('rica');
// Words that occur nowhere else, so that finding one elsewhere proves a leak.
updateMember(world, rica, { nickname: 'Garça-Azul', realName: 'Ricarda Garça Alencar' });
saveBankAccount(world, rica, {
  account: '0009876543210',
  bankType: '902',
  accountType: 'savings',
  ownerName: 'Ricarda Garça Alencar',
  cpf: seedCpf,
  phone: '11987650001',
  bankAddress: null,
  remark: null,
});

function base64(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

const disabled = 'of a disabled member';

function badTokens(): Readonly<Record<string, string | undefined>> {
  const threeHoursAgo = world.clock.now() - (tokenLifeSeconds + 3600) * 1000;
  const revoked = tokenOf(sandbox, rica);
  revokeToken(world, revoked);
  const valid = tokenOf(sandbox, rica);
  return {
    none: undefined,
    empty: '',
    expired: issueToken({ ...world, clock: { ...world.clock, now: () => threeHoursAgo } }, rica).token,
    revoked,
    forged: 'f'.repeat(valid.length),
    'one letter off': valid.slice(0, -1) + (valid.endsWith('0') ? '1' : '0'),
    'the id itself': String(rica),
    'unsigned JWT': `${base64({ alg: 'none', typ: 'JWT' })}.${base64({ sub: rica, name: 'rica' })}.`,
    [disabled]: tokenOf(sandbox, idOf('bloqueado')),
  };
}

const handles = handlesOf(world, rica);
// Made once, since some requests prepare the world they need.
const prepared = await Promise.all(
  contractOperations.map(async (operation) => ({
    id: operation.id,
    operation,
    raw: await thiefRequest(operation, requests[operation.id], handles),
  })),
);

test.each(prepared)('$id gives nothing to a bad token', async ({ operation, raw }) => {
  // Revoking one is a logout: what games hold comes back with it.
  const tokens = Object.entries(badTokens());
  const before = belongingsOf(world.db, rica);
  const secrets = secretsOf(world.db, rica);
  for (const [name, token] of tokens) {
    const { status, text } = await send(sandbox, operation, { ...raw, token });
    if (operation.isPublic) expect({ name, status: status < 500 }).toEqual({ name, status: true });
    else {
      // Only the member whose token it is learns why: the account is blocked.
      const why = name === disabled ? { member_status: -1 } : {};
      const answer = { message: 'Unauthenticated.', ...why };
      expect({ name, status, answer: JSON.parse(text) }).toEqual({ name, status: 401, answer });
    }
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  }
  expect(belongingsOf(world.db, rica)).toEqual(before);
});

const thieves = isFullRun
  ? ['sempin', 'nova', 'agente', 'indicada1', 'social', 'demo', 'girouma']
  : ['sempin'];
const grid = prepared.flatMap((row) => thieves.map((thief) => ({ ...row, thief })));

test.each(grid)('$id shows and changes nothing of rica for $thief', async ({ operation, raw, thief }) => {
  const before = belongingsOf(world.db, rica);
  const secrets = secretsOf(world.db, rica).filter((secret) => !raw.body?.includes(secret));
  for (const key of [undefined, 'thief-key-0001']) {
    const headers = keyHeader(key && `${key}-${operation.id}`);
    const token = tokenOf(sandbox, idOf(thief));
    const { status, text } = await send(sandbox, operation, { ...raw, headers, token });
    if (!operation.isPublic && namesCaller(operation))
      expect({ status, text }).toMatchObject({ status: 403 });
    else expect([200, 403, 404, 409, 422]).toContain(status);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  }
  expect(belongingsOf(world.db, rica)).toEqual(before);
});

test('the grid looks for a good deal, and what it looks for is found where it belongs', async () => {
  const secrets = secretsOf(world.db, rica);
  expect(secrets.length).toBeGreaterThan(20);
  expect(contractOperations.filter(namesCaller).length).toBeGreaterThan(12);
  const token = tokenOf(sandbox, rica);
  const pages = [
    await sandbox.post('/api/auth/me', {}, token),
    await sandbox.get('/api/member/bank', token),
    await sandbox.post('/api/drawing/list', {}, token),
  ];
  for (const page of pages)
    expect(secrets.some((secret) => JSON.stringify(page).includes(secret))).toBe(true);
});

test('the books are sound after all that', () => expectSound(sandbox));
