import { afterEach, beforeEach, expect, test } from 'vitest';
import { passwordTicket } from '../../testing/account-requests.ts';
import { origin, type TestSandbox, testSandbox } from '../../testing/test-sandbox.ts';

let sandbox: TestSandbox;
let rica: string;
beforeEach(async () => {
  sandbox = testSandbox();
  rica = await sandbox.session('rica');
});
afterEach(() => sandbox.close());

async function desk(lang = 'en'): Promise<string> {
  return (await sandbox.fetch(new Request(`${origin}/__desk?lang=${lang}`))).text();
}

async function submit(path: string, fields: Record<string, string>): Promise<Response> {
  return sandbox.fetch(
    new Request(`${origin}/__desk/${path}`, { method: 'POST', body: new URLSearchParams(fields) }),
  );
}

test('the desk speaks English and Portuguese, and stays in the language', async () => {
  expect(await desk()).toContain('<h1>Operator desk</h1>');
  const pt = await desk('pt');
  expect(pt).toContain('<h1>Mesa do operador</h1>');
  expect(pt).toContain('<html lang="pt-BR">');
  const sent = await submit('clock?lang=pt', { hours: '1' });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/__desk?lang=pt']);
});

test('an announcement reaches everybody, in both languages, until it is taken down', async () => {
  const fields = { title_pt: 'Aviso', content_pt: '<b>Olá</b>', title_en: 'Notice', content_en: 'Hello' };
  expect((await submit('announcements', { ...fields, content_pt: ' ' })).status).toBe(422);
  expect((await submit('announcements', { ...fields, url: '//evil.example' })).status).toBe(422);
  expect((await submit('announcements', { ...fields, url: '/promotion', popup: '1' })).status).toBe(303);
  const newest = async (lang: string) =>
    (await sandbox.get(`/api/informationcenter/announcement?lang=${lang}`)).body.data?.[0];
  expect(await newest('pt')).toMatchObject({
    title: 'Aviso',
    content: '<b>Olá</b>',
    is_popup: 1,
    url: '/promotion',
  });
  expect(await newest('en')).toMatchObject({ title: 'Notice', content: 'Hello' });
  expect(await desk('pt')).toContain('&lt;b&gt;Olá&lt;/b&gt;');
  await submit(`announcements/${(await newest('pt'))?.id}/end`, {});
  expect((await newest('pt'))?.title).not.toBe('Aviso');
});

test('letters go to the member who is named', async () => {
  const letter = { member: 'rica', title: 'Olá', content: 'Tudo certo.' };
  expect((await submit('write', { ...letter, member: 'nobody', as: 'message' })).status).toBe(422);
  await submit('write', { ...letter, as: 'message' });
  await submit('write', { ...letter, as: 'notification' });
  const messages = await sandbox.post('/api/member/message/list', {}, rica);
  expect(messages.body.data?.data?.[0]).toMatchObject({ title: 'Olá', is_read: 0 });
  const told = await sandbox.get('/api/informationcenter/notification?lang=en', rica);
  expect(told.body.data?.data?.[0]).toMatchObject({ type: 'system', title: 'Olá', content: 'Tudo certo.' });
});

test('the clock is moved on, set, and brought back', async () => {
  const { clock } = sandbox.world;
  const before = clock.now();
  await submit('clock', { hours: '24' });
  expect(Math.round((clock.now() - before) / 3_600_000)).toBe(24);
  await submit('clock', { wall: '2030-01-02T03:04' });
  expect(new Date(clock.now()).toISOString()).toMatch(/^2030-01-02T06:04:/);
  expect((await submit('clock', { wall: '2030-02-31T03:04' })).status).toBe(422);
  await submit('clock', { real: '1' });
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1_000);
});

test('codes for e-mail addresses lie on the desk', async () => {
  const ticket = await passwordTicket(sandbox, rica);
  await sandbox.post('/api/member/email/code', { email: 'r@exemplo.example', ticket }, rica);
  expect(await desk()).toMatch(/r@exemplo\.example<\/td><td>\d{6}</);
});

test('faults are caused and ended by hand', async () => {
  expect((await submit('faults', { operation: 'getMember', kind: 'tired', times: '' })).status).toBe(422);
  expect((await submit('faults', { operation: 'nothing', kind: 'error', times: '' })).status).toBe(422);
  await submit('faults', { operation: 'getMember', kind: 'unavailable', times: '' });
  for (const _ of [1, 2]) expect((await sandbox.post('/api/auth/me', {}, rica)).status).toBe(503);
  expect(await desk()).toContain('until ended');
  await submit('faults/end', { operation: 'getMember' });
  expect((await sandbox.post('/api/auth/me', {}, rica)).status).toBe(200);
});

test('a reward is cancelled by hand, with a reason', async () => {
  const rewards = async (of: string) =>
    (await sandbox.fetch(new Request(`${origin}/__desk?lang=en&rewards_of=${of}`))).text();
  expect(await rewards('nobody')).toContain('No reward to cancel.');
  const billNo = /rewards\/(B\d+)\?/.exec(await rewards('Rica'))?.[1] ?? '';
  expect((await submit(`rewards/${billNo}`, { reason: ' ' })).status).toBe(422);
  expect((await submit(`rewards/${billNo}`, { reason: 'Abuso' })).status).toBe(303);
  expect(await rewards('rica')).not.toContain(billNo);
  expect(await desk()).toContain('Balanced');
  const covers = await sandbox.post('/api/cover/history', { status: 3 }, rica);
  expect(covers.body.data?.total).toBe(1);
});
