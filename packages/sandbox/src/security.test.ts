import { afterEach, beforeEach, expect, test } from 'vitest';
import { seedPassword } from './seeds/seed-members.ts';
import { emailCode, passwordTicket } from './testing/account-requests.ts';
import { type TestSandbox, testSandbox, withdrawalOf } from './testing/test-sandbox.ts';

let sandbox: TestSandbox;
let rica: string;
beforeEach(async () => {
  sandbox = testSandbox();
  rica = await sandbox.session('rica');
});
afterEach(() => sandbox.close());

const address = 'rica@exemplo.example';
const verify = (password: string, token = rica) =>
  sandbox.post('/api/member/password/verify?lang=en', { password }, token);
const change = (fields: object, token = rica) =>
  sandbox.post(
    '/api/member/password/modify?lang=en',
    { oldpassword: seedPassword, password: 'Maresia#26', password_confirmation: 'Maresia#26', ...fields },
    token,
  );
const changePin = (fields: object) =>
  sandbox.post(
    '/api/member/drawing_pwd/modify?lang=en',
    { old_qk_pwd: '246810', qk_pwd: '135790', qk_pwd_confirmation: '135790', ...fields },
    rica,
  );
const sendCode = (ticket: string, email = address) =>
  sandbox.post('/api/member/email/code?lang=en', { email, ticket }, rica);
const bind = (code: string, email = address) =>
  sandbox.post('/api/member/email/bind?lang=en', { email, code }, rica);
const notices = async () =>
  (await sandbox.get('/api/informationcenter/notification?lang=en', rica)).body.data?.data?.map(
    ({ title }) => title,
  );

function moveClock(minutes: number): void {
  const { clock } = sandbox.world;
  clock.set(clock.now() + minutes * 60_000);
}

test('five wrong passwords lock the check and the login with it, for a quarter of an hour', async () => {
  for (let attempt = 0; attempt < 5; attempt++) {
    expect((await verify('wrong')).body.errors?.password).toEqual(['The current password is wrong.']);
  }
  expect((await verify(seedPassword)).body.message).toMatch(/15 minutes/);
  const captcha = await sandbox.solvedCaptcha();
  const login = await sandbox.post('/api/auth/login2?lang=en', {
    name: 'rica',
    password: seedPassword,
    ...captcha,
  });
  expect(login.body.message).toMatch(/15 minutes/);
  moveClock(16);
  expect((await verify(seedPassword)).body.data?.ticket).toMatch(/^[0-9a-f]{32}$/);
});

test('a lock of a time that the clock was put back from is over with it', async () => {
  moveClock(40 * 24 * 60);
  const later = await sandbox.session('rica');
  for (let attempt = 0; attempt < 5; attempt++) await verify('wrong', later);
  expect((await verify(seedPassword, later)).body.message).toMatch(/15 minutes/);
  moveClock(-40 * 24 * 60);
  expect((await verify(seedPassword, await sandbox.session('rica'))).body.status).toBe('success');
});

test('checks of a password hold together with the lock, and so do changes of it', async () => {
  const guesses = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      index % 2 ? verify(`wrong-${index}`) : change({ oldpassword: `wrong-${index}` }),
    ),
  );
  expect(guesses.filter(({ body }) => /is wrong/.test(JSON.stringify(body.errors)))).toHaveLength(5);
  expect((await verify(seedPassword)).body.message).toMatch(/15 minutes/);
});

test('a member without a login password is sent to support', async () => {
  expect((await verify('anything', await sandbox.session('social'))).body.message).toMatch(/no password/);
});

test('a changed password works at once and ends the other sessions only', async () => {
  const other = await sandbox.session('rica');
  expect((await change({ password_confirmation: 'x' })).body.errors).toHaveProperty('password_confirmation');
  expect(
    (await change({ password: seedPassword, password_confirmation: seedPassword })).body.errors,
  ).toHaveProperty('password');
  expect((await change({ oldpassword: 'wrong' })).body.errors).toHaveProperty('oldpassword');
  expect((await sandbox.post('/api/auth/me', {}, other)).status).toBe(200);
  expect((await change({})).body.status).toBe('success');
  expect((await sandbox.post('/api/auth/me', {}, other)).status).toBe(401);
  expect((await sandbox.post('/api/auth/me', {}, rica)).status).toBe(200);
  expect((await verify(seedPassword)).body.errors).toHaveProperty('password');
  expect((await verify('Maresia#26')).body.status).toBe('success');
  expect(await notices()).toContain('Password changed');
});

test('the withdrawal password changes with the old one, which guessing locks', async () => {
  expect((await changePin({ qk_pwd: '246810', qk_pwd_confirmation: '246810' })).body.errors).toHaveProperty(
    'qk_pwd',
  );
  expect((await changePin({ qk_pwd: '123456', qk_pwd_confirmation: '123456' })).body.errors).toHaveProperty(
    'qk_pwd',
  );
  expect((await changePin({ qk_pwd_confirmation: '111111' })).body.errors).toHaveProperty(
    'qk_pwd_confirmation',
  );
  expect((await changePin({ old_qk_pwd: '24681' })).body.errors?.old_qk_pwd).toEqual([
    'The withdrawal password has 6 digits.',
  ]);
  expect((await changePin({})).body.status).toBe('success');
  const withdrawal = await sandbox.post('/api/drawing', withdrawalOf(50, { qk_pwd: '135790' }), rica);
  expect(withdrawal.body.status).toBe('success');
  for (let attempt = 0; attempt < 5; attempt++) {
    expect((await changePin({ old_qk_pwd: '000000' })).body.errors?.old_qk_pwd).toEqual([
      'The withdrawal password is wrong.',
    ]);
  }
  const locked = await changePin({ old_qk_pwd: '135790', qk_pwd: '864213', qk_pwd_confirmation: '864213' });
  expect(locked.body.message).toMatch(/15 minutes/);
});

test('a forgotten withdrawal password is changed with the login password, which guessing locks', async () => {
  const forgotten = (fields: object) => changePin({ old_qk_pwd: undefined, ...fields });
  expect((await forgotten({})).body.errors).toHaveProperty('old_qk_pwd');
  expect((await forgotten({ password: 'wrong!' })).body.errors?.password).toEqual([
    'The current password is wrong.',
  ]);
  const same = { qk_pwd: '246810', qk_pwd_confirmation: '246810' };
  expect((await forgotten({ password: seedPassword, ...same })).body.errors).toHaveProperty('qk_pwd');
  for (let attempt = 0; attempt < 5; attempt++) await changePin({ old_qk_pwd: '000000' });
  expect((await forgotten({ password: seedPassword })).body.status).toBe('success');
  const withdrawal = await sandbox.post('/api/drawing', withdrawalOf(50, { qk_pwd: '135790' }), rica);
  expect(withdrawal.body.status).toBe('success');
});

test('nobody takes over a demonstration account', async () => {
  const demo = await sandbox.session('demo');
  expect((await change({}, demo)).body.message).toMatch(/demonstration/);
  const asDemo = (path: string, body: object) => sandbox.post(`${path}?lang=en`, body, demo);
  const pins = { old_qk_pwd: '246810', qk_pwd: '135790', qk_pwd_confirmation: '135790' };
  expect((await asDemo('/api/member/drawing_pwd/modify', pins)).body.message).toMatch(/demonstration/);
  const ticket = await passwordTicket(sandbox, demo);
  const code = await asDemo('/api/member/email/code', { email: address, ticket });
  expect(code.body.message).toMatch(/demonstration/);
});

test('the member is told when a password was changed last', async () => {
  const me = async () => (await sandbox.post('/api/auth/me', {}, rica)).body.data;
  expect(await me()).toMatchObject({ has_password: true, password_changed_at: null });
  const before = (await me())?.qk_pwd_changed_at;
  moveClock(1);
  await change({});
  await changePin({});
  const after = await me();
  expect(after?.password_changed_at).toMatch(/^\d{4}-/);
  expect(after?.qk_pwd_changed_at).not.toBe(before);
  const social = await sandbox.session('social');
  expect((await sandbox.post('/api/auth/me', {}, social)).body.data?.has_password).toBe(false);
  const none = await sandbox.session('sempin');
  expect((await sandbox.post('/api/auth/me', {}, none)).body.data?.qk_pwd_changed_at).toBeNull();
});

test('a code binds the address it was sent to, once', async () => {
  expect((await sendCode('no-ticket')).body.errors).toHaveProperty('ticket');
  const ticket = await passwordTicket(sandbox, rica);
  expect((await sendCode(ticket, 'social@example.com')).body.errors).toHaveProperty('email');
  expect((await sendCode(ticket)).body.status).toBe('success');
  expect((await sendCode(ticket)).body.message).toMatch(/Wait a minute/);
  const code = await emailCode(sandbox, address);
  expect((await bind(code, 'other@example.com')).body.message).toMatch(/no longer valid/);
  expect((await bind('12345')).body.errors?.code).toEqual(['The code has 6 digits.']);
  expect((await bind(code)).body.data).toEqual({ email: address });
  expect((await sandbox.post('/api/auth/me', {}, rica)).body.data?.email).toBe(address);
  expect((await bind(code)).body.message).toMatch(/no longer valid/);
  expect((await sendCode(ticket)).body.errors).toHaveProperty('ticket');
});

test('five wrong codes, or a quarter of an hour, end a code; tickets live ten minutes', async () => {
  const ticket = await passwordTicket(sandbox, rica);
  await sendCode(ticket);
  const code = await emailCode(sandbox, address);
  const wrong = code === '000000' ? '000001' : '000000';
  for (let attempt = 0; attempt < 5; attempt++)
    expect((await bind(wrong)).body.errors).toHaveProperty('code');
  expect((await bind(code)).body.message).toMatch(/no longer valid/);
  moveClock(2);
  expect((await sendCode(ticket)).body.status).toBe('success');
  moveClock(16);
  expect((await bind(await emailCode(sandbox, address))).body.message).toMatch(/no longer valid/);
  expect((await sendCode(ticket)).body.errors).toHaveProperty('ticket');
});

test('another member is no use for a ticket or a code', async () => {
  const ticket = await passwordTicket(sandbox, rica);
  const nova = await sandbox.session('nova');
  const stolen = await sandbox.post('/api/member/email/code', { email: address, ticket }, nova);
  expect(stolen.body.errors).toHaveProperty('ticket');
  await sendCode(ticket);
  const code = await emailCode(sandbox, address);
  const bound = await sandbox.post('/api/member/email/bind', { email: address, code }, nova);
  expect(bound.body.status).toBe('error');
});

test("an account goes, unless a withdrawal waits for it; another member's is not found", async () => {
  await sandbox.post('/api/drawing', withdrawalOf(50), rica);
  const waiting = await sandbox.delete('/api/member/bank/1?lang=en', rica);
  expect(waiting.body.message).toMatch(/under review/);
  expect((await sandbox.delete('/api/member/bank/2', await sandbox.session('nova'))).status).toBe(404);
  expect((await sandbox.delete('/api/member/bank/2', rica)).body.status).toBe('success');
  expect((await sandbox.delete('/api/member/bank/2', rica)).status).toBe(404);
  expect((await sandbox.delete('/api/member/bank/zwei', rica)).status).toBe(422);
  const left = (await sandbox.get('/api/member/bank', rica)).body.data?.map(({ id }) => id);
  expect(left).toEqual([1, 3, 4]);
});

test('a withdrawal keeps its destination: the account stays through the review, the record after it', async () => {
  const billNo = (await sandbox.post('/api/drawing', withdrawalOf(50), rica)).body.data?.bill_no;
  const removed = async () => (await sandbox.delete('/api/member/bank/1', rica)).body.status;
  const record = async () =>
    (await sandbox.post('/api/drawing/list', { bill_no: billNo }, rica)).body.data?.data?.[0];
  const asked = await record();
  expect(await removed()).toBe('error');
  expect(await record()).toEqual(asked);

  await sandbox.control('/review', { bill_no: billNo, decision: 'approve' });
  expect(await removed()).toBe('success');
  expect(await record()).toMatchObject({ account: asked?.account, name: 'Ricarda Alencar', status: 2 });
});
