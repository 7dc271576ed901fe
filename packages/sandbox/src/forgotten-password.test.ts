import { afterEach, beforeEach, expect, test } from 'vitest';
import { seedPassword } from './seeds/seed-members.ts';
import { passwordCode } from './testing/account-requests.ts';
import { type TestSandbox, testSandbox } from './testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = testSandbox();
});
afterEach(() => sandbox.close());

const fresh = 'Maresia#26';
const ask = (name: string) => sandbox.post('/api/auth/password/code?lang=en', { name });
const reset = (name: string, code: string, fields: object = {}) =>
  sandbox.post('/api/auth/password/reset?lang=en', {
    name,
    code,
    password: fresh,
    password_confirmation: fresh,
    ...fields,
  });
const logIn = async (name: string, password: string) =>
  sandbox.post('/api/auth/login2?lang=en', { name, password, ...(await sandbox.solvedCaptcha()) });

function moveClock(minutes: number): void {
  const { clock } = sandbox.world;
  clock.set(clock.now() + minutes * 60_000);
}

/** What an answer says, without the times in it. */
const saidBy = ({ status, body }: Awaited<ReturnType<typeof ask>>) => ({
  status,
  keys: Object.keys(body),
  data: Object.keys(body.data ?? {}),
  message: body.message,
  errors: body.errors,
  state: body.status,
});

const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

test('a code sets a new password, once, and ends every session', async () => {
  const elsewhere = await sandbox.session('rica');
  expect((await ask('Rica ')).body.status).toBe('success');
  const code = await passwordCode(sandbox, 'rica');
  expect((await reset('RICA', code)).body.status).toBe('success');
  expect((await sandbox.post('/api/auth/me', {}, elsewhere)).status).toBe(401);
  expect((await logIn('rica', seedPassword)).body.status).toBe('error');
  expect((await logIn('rica', fresh)).body.status).toBe('success');
  expect((await reset('rica', code)).body.errors?.code).toEqual([expect.stringMatching(/no longer valid/)]);
  const rica = await sandbox.session('rica');
  const { data } = (await sandbox.get('/api/informationcenter/notification?lang=en', rica)).body;
  expect(data?.data?.[0]?.title).toBe('Password changed');
});

test('names that are unknown, without an address or without a password get the same answer, and no code', async () => {
  const known = saidBy(await ask('rica'));
  for (const name of ['nobody', 'nova', 'social', 'demo']) {
    expect(saidBy(await ask(name))).toEqual(known);
    expect(await passwordCode(sandbox, name)).not.toMatch(/^\d{6}$/);
    expect(saidBy(await reset(name, '123456'))).toEqual(
      saidBy(await reset('rica', wrongOf(await passwordCode(sandbox, 'rica')))),
    );
  }
});

test('no answer carries the code', async () => {
  const asked = await ask('rica');
  const code = await passwordCode(sandbox, 'rica');
  expect(code).toMatch(/^\d{6}$/);
  expect(JSON.stringify(asked.body)).not.toContain(code);
  expect(JSON.stringify((await reset('rica', wrongOf(code))).body)).not.toContain(code);
});

test('another code may be asked for after a minute, and after five of them there is a pause, for any name', async () => {
  for (const name of ['rica', 'nobody']) {
    for (let round = 0; round < 5; round++) {
      expect((await ask(name)).body.status).toBe('success');
      expect((await ask(name)).body.message).toMatch(/Wait a minute/);
      moveClock(2);
    }
    expect((await ask(name)).body.message).toMatch(/Too many attempts/);
    moveClock(16);
    expect((await ask(name)).body.status).toBe('success');
  }
});

test('five wrong codes, or a quarter of an hour, end a code', async () => {
  await ask('rica');
  const code = await passwordCode(sandbox, 'rica');
  for (let attempt = 0; attempt < 5; attempt++) await reset('rica', wrongOf(code));
  expect((await reset('rica', code)).body.errors?.code).toEqual([expect.stringMatching(/no longer valid/)]);
  moveClock(2);
  await ask('rica');
  const second = await passwordCode(sandbox, 'rica');
  moveClock(16);
  expect((await reset('rica', second)).body.errors?.code).toEqual([expect.stringMatching(/no longer valid/)]);
});

test('the new password keeps the rules, and a code survives what breaks them', async () => {
  await ask('rica');
  const code = await passwordCode(sandbox, 'rica');
  const same = { password: seedPassword, password_confirmation: seedPassword };
  expect((await reset('rica', code, { password_confirmation: 'x' })).body.errors).toHaveProperty(
    'password_confirmation',
  );
  expect((await reset('rica', code, { password: '12345' })).body.errors).toHaveProperty('password');
  expect((await reset('rica', code, same)).body.errors).toHaveProperty('password');
  expect((await reset('rica', code)).body.status).toBe('success');
});

test('whoever has locked the name by guessing logs in at once with the new password', async () => {
  for (let attempt = 0; attempt < 5; attempt++) await logIn('rica', 'wrong-password');
  expect((await logIn('rica', seedPassword)).body.message).toMatch(/15 minutes/);
  await ask('rica');
  await reset('rica', await passwordCode(sandbox, 'rica'));
  expect((await logIn('rica', fresh)).body.status).toBe('success');
});

test('of two calls with one code one sets the password', async () => {
  await ask('rica');
  const code = await passwordCode(sandbox, 'rica');
  const both = await Promise.all([
    reset('rica', code),
    reset('rica', code, { password: 'Outra#2026', password_confirmation: 'Outra#2026' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
});
