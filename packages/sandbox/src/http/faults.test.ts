import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { depositOf, keyHeader, origin, type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { slowness } from './faults.ts';

let sandbox: TestSandbox;
let rica: string;
beforeEach(async () => {
  sandbox = testSandbox();
  rica = await sandbox.session('rica');
});
afterEach(() => {
  vi.useRealTimers();
  sandbox.close();
});

const fault = (fields: object) => sandbox.control('/fault', fields);
const me = () => sandbox.post('/api/auth/me', {}, rica);

test.each([
  ['error', 500],
  ['unavailable', 503],
  ['limited', 429],
])('%s answers %i as often as asked, on that operation alone', async (kind, status) => {
  await fault({ operation: 'getMember', kind, times: 2 });
  expect((await sandbox.get('/api/games/apisv2')).status).toBe(200);
  expect((await me()).status).toBe(status);
  expect((await me()).status).toBe(status);
  expect((await me()).status).toBe(200);
});

test('a lost answer has done its work, which the same key finds', async () => {
  await fault({ operation: 'createDeposit', kind: 'lost', times: 1 });
  const send = () => sandbox.post('/api/recharge/online', depositOf(100), rica, keyHeader('attempt-0001'));
  expect((await send()).status).toBe(504);
  const found = await sandbox.post('/api/recharge/list?lang=zh_cn', { limit: 1 }, rica);
  const bill = found.body.data?.data?.[0];
  expect(bill?.idempotency_key).toBe('attempt-0001');
  expect((await send()).body.data?.bill_no).toBe(bill?.bill_no);
});

test('a slow answer comes late', async () => {
  await fault({ operation: 'getMember', kind: 'slow', times: 1 });
  vi.useFakeTimers();
  let isThere = false;
  const answer = me().then((reply) => {
    isThere = true;
    return reply;
  });
  await vi.advanceTimersByTimeAsync(slowness - 1);
  expect(isThere).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect((await answer).status).toBe(200);
});

test('odd requests are refused, and a reset ends all faults', async () => {
  for (const odd of [{}, { operation: 'getMember' }, { operation: 'getMember', kind: 'error', times: 0 }]) {
    expect((await fault(odd)).status).toBe(422);
  }
  await fault({ operation: 'getMember', kind: 'error' });
  await sandbox.control('/reset', {});
  rica = await sandbox.session('rica');
  expect((await me()).status).toBe(200);
});

test('the reference page needs nothing from elsewhere', async () => {
  const open = (path: string) => sandbox.fetch(new Request(`${origin}${path}`));
  const page = await open('/reference');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self';");
  const text = await page.text();
  expect(text).toContain('spec-url="/openapi.json"');
  expect(text).not.toMatch(/https?:\/\//);
  const script = await open('/reference/rapidoc.js');
  expect(script.headers.get('content-type')).toContain('text/javascript');
  expect(await script.text()).toContain('RapiDoc');
  const closed = testSandbox({ referenceScript: undefined });
  expect((await closed.fetch(new Request(`${origin}/reference`))).status).toBe(404);
  closed.close();
});
