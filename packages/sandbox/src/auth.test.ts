import { decode } from 'fast-png';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nodeScrypt } from './node/node-scrypt.ts';
import { seedMembers, seedPassword } from './seeds/seed-members.ts';
import { type TestSandbox, testSandbox } from './testing/test-sandbox.ts';
import { plainScrypt } from './world/hashing.ts';
import { findMemberByName, updateMember } from './world/members.ts';

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = testSandbox();
});
afterEach(() => sandbox.close());

async function login(name: string, password = seedPassword, change: object = {}) {
  const captcha = await sandbox.solvedCaptcha();
  return sandbox.post('/api/auth/login2?lang=en', { name, password, ...captcha, ...change });
}

async function register(change: object) {
  return sandbox.post('/api/auth/register2?lang=en', {
    ...(await sandbox.solvedCaptcha()),
    name: 'novata',
    password: 'segredo',
    password_confirmation: 'segredo',
    phone: '11912345678',
    is_adult: true,
    ...change,
  });
}

function moveClock(minutes: number): void {
  const { clock } = sandbox.world;
  clock.set(clock.now() + minutes * 60_000);
}

test('the seed accounts have the promised password', async () => {
  expect(await sandbox.world.passwords.isPassword(seedPassword, seedMembers[0]?.passwordHash ?? '')).toBe(
    true,
  );
  expect((await login('RICA')).body.data?.token_type).toBe('bearer');
});

test('a captcha works once, and five minutes long', async () => {
  const captcha = await sandbox.solvedCaptcha();
  const wrong = await login('rica', seedPassword, { key: captcha.key, captcha: '????' });
  expect(wrong).toMatchObject({ status: 422, body: { errors: { captcha: [expect.any(String)] } } });
  expect((await login('rica', seedPassword, captcha)).status).toBe(422);
  const late = await sandbox.solvedCaptcha();
  moveClock(6);
  expect((await login('rica', seedPassword, late)).status).toBe(422);
});

test('letters of a captcha count in either case', async () => {
  const { key, captcha } = await sandbox.solvedCaptcha();
  expect((await login('rica', seedPassword, { key, captcha: captcha.toLowerCase() })).body.status).toBe(
    'success',
  );
});

test('a captcha is pixels and nothing else', async () => {
  const { data } = (await sandbox.post('/api/auth/captcha')).body;
  const [head, bytes = ''] = (data?.img ?? '').split(',');
  expect(head).toBe('data:image/png;base64');
  expect(decode(Buffer.from(bytes, 'base64'))).toMatchObject({ width: 240, height: 96, text: {} });
});

test('unknown, blocked, without password and wrong password are told apart', async () => {
  expect((await login('ninguem')).body).toMatchObject({ status: 'error', message: 'USER DOES NOT EXIST' });
  expect((await login('bloqueado')).body.message).toMatch(/blocked/);
  expect((await login('social')).body.message).toMatch(/no password/);
  expect((await login('rica', 'wrong-password')).body.message).toMatch(/wrong/);
});

test('five failures lock a name for a while, with an answer of the same shape', async () => {
  const refusals: Awaited<ReturnType<typeof login>>[] = [];
  for (let attempt = 0; attempt < 5; attempt++) refusals.push(await login('rica', 'wrong-password'));
  const locked = await login('rica');
  expect(locked.body.message).toMatch(/15 minutes/);
  expect(Object.keys(locked.body)).toEqual(Object.keys(refusals[0]?.body ?? {}));
  expect(locked.status).toBe(refusals[0]?.status);
  moveClock(16);
  expect((await login('rica')).body.status).toBe('success');
});

test('guesses that come together are no more guesses than those in a row', async () => {
  const attempts = await Promise.all(
    Array.from({ length: 12 }, (_, index) => login('rica', `wrong-${index}`)),
  );
  expect(attempts.filter(({ body }) => /is wrong/.test(body.message ?? ''))).toHaveLength(5);
  expect((await login('rica')).body.message).toMatch(/15 minutes/);
});

test('beyond what may wait for a hash, a login is a 429 and neither counts nor costs the captcha', {
  timeout: 30_000,
}, async () => {
  const captcha = await sandbox.solvedCaptcha();
  const { passwords } = sandbox.world;
  const busy = Promise.allSettled(Array.from({ length: 60 }, () => passwords.hash('something')));
  const refused = await login('rica', 'wrong-password', captcha);
  expect(refused).toMatchObject({ status: 429, body: { status: 'error', code: 429 } });
  const done = (await busy).filter(({ status }) => status === 'fulfilled');
  expect(done).toHaveLength(31);
  expect((await login('rica', seedPassword, captcha)).body.status).toBe('success');
});

test('the password hash of browsers and that of Node are the same', async () => {
  const salt = new Uint8Array(16).fill(7);
  expect(await nodeScrypt('sênha 密码', salt)).toEqual(await plainScrypt('sênha 密码', salt));
});

test('tokens expire after two hours and end with a logout', async () => {
  const first = await sandbox.session('rica');
  expect((await sandbox.post('/api/auth/me', {}, first)).status).toBe(200);
  await sandbox.post('/api/auth/logout', {}, first);
  expect((await sandbox.post('/api/auth/me', {}, first)).status).toBe(401);
  const second = await sandbox.session('rica');
  moveClock(121);
  expect((await sandbox.post('/api/auth/me', {}, second)).status).toBe(401);
});

test('a blocked member is told so by what asks for a login, is a guest elsewhere, and comes back by a new login only', async () => {
  const token = await sandbox.session('rica');
  const { world } = sandbox;
  const id = findMemberByName(world, 'rica')?.id ?? 0;
  updateMember(world, id, { status: -1 });
  const me = await sandbox.post('/api/auth/me', {}, token);
  expect(me).toEqual({ status: 401, body: { message: 'Unauthenticated.', member_status: -1 } });
  expect((await sandbox.get('/api/games/apisv2', token)).status).toBe(200);
  updateMember(world, id, { status: 1 });
  expect(await sandbox.post('/api/auth/me', {}, token)).toEqual({
    status: 401,
    body: { message: 'Unauthenticated.' },
  });
  expect((await sandbox.post('/api/auth/me', {}, await sandbox.session('rica'))).status).toBe(200);
});

test('a member forced offline learns it with any answer, until the next login', async () => {
  const token = await sandbox.session('rica');
  await sandbox.control('/force-offline', { member: 'rica' });
  const me = await sandbox.post('/api/auth/me', {}, token);
  expect(me).toEqual({ status: 401, body: { message: 'Unauthenticated.', force_offline: true } });
  expect((await sandbox.get('/api/games/apisv2', token)).body.force_offline).toBe(true);
  const again = (await login('rica')).body.data?.access_token;
  expect((await sandbox.post('/api/auth/me', {}, again)).status).toBe(200);
  expect((await sandbox.post('/api/auth/me', {}, token)).body.force_offline).toBeUndefined();
});

test('registration is refused by field', async () => {
  const fields = async (change: object) => Object.keys((await register(change)).body.errors ?? {});
  expect(await fields({ name: 'RICA' })).toEqual(['name']);
  expect(await fields({ password_confirmation: 'other-one' })).toEqual(['password_confirmation']);
  expect(await fields({ invite_code: 'NOBODY' })).toEqual(['invite_code']);
  expect(await fields({ is_adult: false })).toEqual(['is_adult']);
  expect(await fields({ phone: '1133334444' })).toEqual(['phone']);
  for (const areaCode of [
    '23',
    '25',
    '26',
    '29',
    '36',
    '39',
    '52',
    '56',
    '57',
    '58',
    '59',
    '72',
    '76',
    '78',
  ]) {
    expect(await fields({ phone: `${areaCode}912345678` })).toEqual(['phone']);
  }
  expect((await register({ phone: '11987654321' })).body.errors?.phone).toEqual([
    'This mobile number is already in use.',
  ]);
  expect(await fields({ password: '12345', password_confirmation: '12345' })).toEqual(['password']);
  expect((await register({})).body.token).toMatch(/^[0-9a-f]{64}$/);
});
