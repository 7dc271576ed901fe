import { expect, test } from 'vitest';
import { depositOf, origin, testKey, testSandbox } from './testing/test-sandbox.ts';

test('without the key there is no test control', async () => {
  const closed = testSandbox({ testKey: undefined });
  expect((await closed.control('/ledger')).status).toBe(404);
  closed.close();
  const open = testSandbox();
  for (const headers of [{}, { 'x-test-key': 'wrong' }] as Record<string, string>[]) {
    const response = await open.fetch(new Request(`${origin}/__test__/ledger`, { headers }));
    expect(response.status).toBe(404);
  }
  open.close();
});

test('reset brings the seeds back and forgets the calls', async () => {
  const sandbox = testSandbox();
  const token = await sandbox.session('rica');
  await sandbox.post('/api/recharge/online?lang=en', depositOf(100), token, {
    'idempotency-key': 'key-0001',
  });
  const calls = await sandbox.control('/calls');
  expect(calls.body).toMatchObject([
    {
      method: 'POST',
      path: '/api/recharge/online',
      query: { lang: 'en' },
      status: 200,
      idempotencyKey: 'key-0001',
    },
  ]);
  expect((await sandbox.control('/reset', {})).status).toBe(200);
  expect((await sandbox.control('/calls')).body).toEqual([]);
  expect((await sandbox.post('/api/auth/me', {}, token)).status).toBe(401);
  const again = await sandbox.session('rica');
  expect((await sandbox.post('/api/auth/me', {}, again)).body.data).toMatchObject({ id: 1, money: 25_000 });
  sandbox.close();
});

test('the clock can be set and runs on', async () => {
  const sandbox = testSandbox();
  expect((await sandbox.control('/clock', { now: 'tomorrow' })).status).toBe(422);
  await sandbox.control('/clock', { now: '2030-01-02T03:04:05.000Z' });
  const token = await sandbox.session('nova');
  const order = await sandbox.post('/api/recharge/online', depositOf(100), token);
  expect(order.body.data?.created_at).toMatch(/^2030-01-02 00:04:0/);
  sandbox.close();
});

test('a member can be made to have lost, on any day, what is in the wallet', async () => {
  const sandbox = testSandbox();
  const at = new Date(sandbox.world.clock.now() - 24 * 3_600_000).toISOString();
  expect((await sandbox.control('/loss', { member: 'nobody', stake: 100, at })).status).toBe(404);
  expect((await sandbox.control('/loss', { member: 'rtl', stake: 300_01, at })).status).toBe(422);
  expect((await sandbox.control('/loss', { member: 'rtl', stake: 150_00, at: 'yesterday' })).status).toBe(
    422,
  );
  expect((await sandbox.control('/loss', { member: 'rtl', stake: 150_00, at })).status).toBe(200);
  const token = await sandbox.session('rtl');
  const { id, money } = (await sandbox.post('/api/auth/me', {}, token)).body.data ?? {};
  expect(money).toBe(150);
  const list = await sandbox.post('/api/dailyrescue/check', { member_id: id }, token);
  expect(list.body.data).toMatchObject([
    { state: 'open', progress_amount: '150.00', reward_amount: '12.00' },
  ]);
  sandbox.close();
});

test('the clock goes no further than 2200, where nothing could be answered any more', async () => {
  const sandbox = testSandbox();
  const desk = async (fields: Record<string, string>) => {
    const init = { method: 'POST', body: new URLSearchParams(fields), headers: { origin } };
    return (await sandbox.fetch(new Request(`${origin}/__desk/clock`, init))).status;
  };
  expect((await sandbox.control('/clock', { now: '+275760-09-12T00:00:00.000Z' })).status).toBe(422);
  expect((await sandbox.control('/clock', { now: '2201-01-01T00:00:00.000Z' })).status).toBe(422);
  expect(await desk({ wall: '9999-12-31T23:59' })).toBe(422);
  expect((await sandbox.control('/clock', { now: '2200-12-31T12:00:00.000Z' })).status).toBe(200);
  expect(await desk({ hours: '24' })).toBe(422);
  expect((await sandbox.get('/healthz')).status).toBe(200);
  sandbox.close();
});

test('the seeds come through the ledger: it sums to zero and holds every balance', async () => {
  const sandbox = testSandbox();
  const response = await sandbox.fetch(
    new Request(`${origin}/__test__/ledger`, { headers: { 'x-test-key': testKey } }),
  );
  const ledger: { entries: Array<{ amount: number }>; balances: Record<string, number> } =
    await response.json();
  expect(ledger.entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  expect(ledger.balances['member:1:wallet']).toBe(25_000_00);
  expect(ledger.balances['member:1:withdrawal-hold']).toBe(0);
  sandbox.close();
});
