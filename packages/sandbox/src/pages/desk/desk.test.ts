import { afterEach, beforeEach, expect, test } from 'vitest';
import { liveTables } from '../../roulette/live-tables.ts';
import { passwordTicket } from '../../testing/account-requests.ts';
import {
  depositOf,
  origin,
  type TestSandbox,
  testSandbox,
  withdrawalOf,
} from '../../testing/test-sandbox.ts';

let sandbox: TestSandbox;
let rica: string;
beforeEach(async () => {
  sandbox = testSandbox();
  rica = await sandbox.session('rica');
});
afterEach(() => sandbox.close());

async function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return sandbox.fetch(new Request(`${origin}/__desk${path}`, { headers }));
}

async function desk(path = '', headers: Record<string, string> = {}): Promise<string> {
  return (await ask(path, { cookie: 'desk-language=en', ...headers })).text();
}

async function submit(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams(fields);
  return sandbox.fetch(new Request(`${origin}/__desk/${path}`, { method: 'POST', body, headers }));
}

/** Order numbers of a list, as they stand. */
async function orders(path: string): Promise<string[]> {
  return [...(await desk(path)).matchAll(/<span class="number">([DWB]\d+)<\/span><span class="quiet">/g)].map(
    ([, billNo = '']) => billNo,
  );
}

async function withdraw(money: number): Promise<string> {
  return (await sandbox.post('/api/drawing', withdrawalOf(money), rica)).body.data?.bill_no ?? '';
}

async function deposit(money: number): Promise<string> {
  return (await sandbox.post('/api/recharge/online', depositOf(money), rica)).body.data?.bill_no ?? '';
}

test.each([
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt-BR', 'Visão geral'],
  ['zh-CN,zh;q=0.9', 'zh-Hans', '总览'],
  ['fr, en;q=0.5, pt;q=0.9', 'pt-BR', 'Visão geral'],
  ['de', 'en', 'Overview'],
  ['*', 'en', 'Overview'],
])('a browser that asks for %s gets the desk in its language', async (header, tag, heading) => {
  const text = await (await ask('', { 'accept-language': header })).text();
  expect(text).toContain(`<html lang="${tag}">`);
  expect(text).toContain(`<h1>${heading}</h1>`);
});

test('a language that was switched to is kept, and the switch keeps the filters', async () => {
  const switched = await ask('/withdrawals?lang=cn&state=all', { 'accept-language': 'pt' });
  const cookie = switched.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^desk-language=cn;.*HttpOnly/);
  expect(await switched.text()).toContain('href="/__desk/withdrawals?lang=pt&amp;state=all"');
  const later = await ask('/faults', { 'accept-language': 'pt', cookie: 'desk-language=cn' });
  expect(await later.text()).toContain('<h1>故障</h1>');
});

test('every section has an address, one head, and says that no real money moves', async () => {
  const menu = [...(await desk()).matchAll(/<li><a href="(\/__desk[^"?]*)"/g)].map(([, href = '']) => href);
  expect(menu).toContain('/__desk/announcements');
  expect(new Set(menu).size).toBeGreaterThan(10);
  for (const address of new Set(menu)) {
    const text = await desk(address.replace('/__desk', ''));
    expect(text.match(/<h1>/g), address).toHaveLength(1);
    expect(text.match(/aria-current="page"/g), address).toHaveLength(1);
    expect(text, address).toContain('no real money moves here');
    expect(text, address).toContain('Balanced');
    expect(text, address).not.toContain('undefined');
  }
});

test('what was done is told once, to the ear too, where the button was pressed', async () => {
  const billNo = await withdraw(50);
  const referer = `${origin}/__desk/withdrawals?member=rica&page=1`;
  const sent = await submit(`withdrawals/${billNo}`, { decision: 'approve' }, { referer });
  expect([sent.status, sent.headers.get('location')]).toEqual([
    303,
    '/__desk/withdrawals?member=rica&page=1',
  ]);
  const cookie = `desk-language=en; ${sent.headers.get('set-cookie')?.split(';')[0]}`;
  const told = await ask('/withdrawals', { cookie });
  expect(told.headers.get('set-cookie')).toMatch(/desk-told=;.*Max-Age=0/);
  const text = await told.text();
  expect(text).toContain(`role="status" tabindex="-1" autofocus>Withdrawal ${billNo} is approved.</p>`);
  expect(text).toContain(`<title>Withdrawal ${billNo} is approved. · Withdrawals`);
  expect(await desk('/withdrawals')).not.toContain('class="told');
});

test('what was decided before is not decided again, and that is told', async () => {
  const billNo = await deposit(100);
  await submit(`deposits/${billNo}`, { status: 'success' });
  const again = await submit(`deposits/${billNo}`, { status: 'failed' });
  const cookie = again.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(await desk('/deposits', { cookie: `desk-language=en; ${cookie}` })).toMatch(
    /role="alert"[^>]*>Nothing was changed: D\d+/,
  );
  const elsewhere = await submit(
    'members/nobody/force-offline',
    {},
    { referer: 'https://evil.example/__desk' },
  );
  expect(elsewhere.headers.get('location')).toBe('/__desk/members');
  expect(decodeURIComponent(elsewhere.headers.get('set-cookie') ?? '')).toContain('unchanged:nobody');
});

test('a told text is text, and only what the desk itself says', async () => {
  const told = (value: string) =>
    desk('', { cookie: `desk-language=en; desk-told=${encodeURIComponent(value)}` });
  expect(await told('blocked:<b>x</b>')).toContain('&lt;b&gt;x&lt;/b&gt; is blocked.');
  expect(await told('toString:x')).not.toContain('class="told');
  expect(await told('You won')).not.toContain('class="told');
});

test('withdrawals are filtered by state, member, text and day', async () => {
  const [first, second] = [await withdraw(50), await withdraw(70)];
  expect(await orders('/withdrawals')).toEqual([first, second]);
  expect(await orders(`/withdrawals?text=${second}`)).toEqual([second]);
  expect(await orders('/withdrawals?text=alencar&member=RIC')).toEqual([first, second]);
  expect(await orders('/withdrawals?member=nova')).toEqual([]);
  expect(await orders('/withdrawals?text=%25')).toEqual([]);
  expect(await orders('/withdrawals?to=2020-01-01')).toEqual([]);
  expect(await orders('/withdrawals?from=2020-01-01&to=2199-12-31')).toEqual([first, second]);
  expect(await orders('/withdrawals?from=2020-02-31')).toEqual([first, second]);
  await submit(`withdrawals/${first}`, { decision: 'approve' });
  expect(await orders('/withdrawals')).toEqual([second]);
  expect(await orders('/withdrawals?state=approved')).toContain(first);
  expect(await orders('/withdrawals?state=rejected')).not.toContain(first);
  expect(await orders('/withdrawals?state=nonsense')).toEqual([second]);
  expect(await desk('/withdrawals?member=nova')).toContain('Nothing matches these filters.');
});

test('a deposit whose time is over leaves the queue, and can still be confirmed', async () => {
  const billNo = await deposit(100);
  expect(await orders('/deposits')).toEqual([billNo]);
  sandbox.world.clock.set(sandbox.world.clock.now() + 86_400_000);
  expect(await orders('/deposits')).toEqual([]);
  expect(await orders('/deposits?state=expired')).toEqual([billNo]);
  await submit(`deposits/${billNo}`, { status: 'success' });
  expect(await orders('/deposits?state=paid')).toContain(billNo);
});

test('why a payment failed is told to everybody in their own language', async () => {
  const billNo = await deposit(100);
  await submit(`deposits/${billNo}?lang=en`, { status: 'failed' });
  expect(await desk('/deposits?state=failed')).toContain('<bdi>The payment was not identified</bdi>');
  expect(await desk('/deposits?state=failed&lang=pt')).toContain('<bdi>Pagamento não identificado</bdi>');
});

test('long lists have pages, which keep the filters', async () => {
  await sandbox.session('arquivo');
  await sandbox.post('/api/auth/login', {
    name: 'arquivo',
    password: 'Fortuna!2026',
    ...(await sandbox.solvedCaptcha()),
  });
  const first = await desk('/deposits?state=all&member=arquivo');
  expect(first).toContain('1–25 of 10,000');
  expect(first).toContain('href="/__desk/deposits?state=all&amp;member=arquivo&amp;page=2"');
  const last = await desk('/deposits?state=all&member=arquivo&page=400');
  expect(last).toContain('9,976–10,000 of 10,000');
  expect(last).not.toContain('>Next<');
  expect(await desk('/deposits?state=all&member=arquivo&page=9999')).toContain('9,976–10,000');
  expect(await desk('/deposits?state=all&member=arquivo&page=-1')).toContain('1–25 of');
  const [one, other] = [
    await orders('/ledger?member=arquivo'),
    await orders('/ledger?member=arquivo&page=2'),
  ];
  expect(one.filter((billNo) => other.includes(billNo))).toEqual([]);
});

test('what cannot be undone is asked once more, in a dialog with a name', async () => {
  const billNo = await withdraw(50);
  const text = await desk('/withdrawals');
  const asking = new RegExp(`popovertarget="approve-${billNo}"[^>]*aria-label="Approve ${billNo}"`);
  expect(text).toMatch(asking);
  const dialog = text.slice(text.indexOf(`id="approve-${billNo}"`));
  expect(dialog).toMatch(/popover role="dialog" aria-labelledby="approve-/);
  expect(dialog).toContain('This cannot be undone.');
});

test('a member is blocked once, however often it is pressed', async () => {
  const status = async () => (await desk('/members?member=nova')).includes('>blocked<');
  await submit('members/nova/block', { to: 'blocked' });
  await submit('members/nova/block', { to: 'blocked' });
  expect(await status()).toBe(true);
  expect(await desk('/members?state=blocked')).toContain('Unblock nova');
  await submit('members/nova/block', {});
  expect(await status()).toBe(false);
});

test('an announcement reaches everybody, in three languages, until it is taken down', async () => {
  const fields = {
    title_pt: 'Aviso',
    content_pt: '<b>Olá</b>',
    title_en: 'Notice',
    content_en: 'Hello',
    title_cn: '公告',
    content_cn: '你好',
  };
  expect((await submit('announcements', { ...fields, content_pt: ' ' })).status).toBe(422);
  const refused = await submit('announcements?lang=en', { ...fields, url: '//evil.example' });
  expect(refused.status).toBe(422);
  const kept = await refused.text();
  expect(kept).toContain('The path must begin with one slash');
  expect(kept).toContain('value="Notice"');
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
  expect(await newest('cn')).toMatchObject({ title: '公告', content: '你好' });
  expect(await desk('/announcements?lang=pt')).toContain('&lt;b&gt;Olá&lt;/b&gt;');
  await submit(`announcements/${(await newest('pt'))?.id}/end`, {});
  expect((await newest('pt'))?.title).not.toBe('Aviso');
  expect(await desk('/announcements')).not.toContain('Notice');
  expect(await desk('/announcements?state=ended&text=notic')).toContain('Notice');
});

test('letters go to the member who is named, and are listed', async () => {
  const letter = { member: 'rica', title: 'Olá', content: 'Tudo certo.' };
  const refused = await submit('write', { ...letter, member: 'nobody', as: 'message' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('Tudo certo.</textarea>');
  await submit('write', { ...letter, as: 'message' });
  await submit('write', { ...letter, title: 'Aviso', as: 'notification' });
  const messages = await sandbox.post('/api/member/message/list', {}, rica);
  expect(messages.body.data?.data?.[0]).toMatchObject({ title: 'Olá', is_read: 0 });
  const told = await sandbox.get('/api/informationcenter/notification?lang=en', rica);
  expect(told.body.data?.data?.[0]).toMatchObject({ type: 'system', title: 'Aviso', content: 'Tudo certo.' });
  expect(await desk('/messages?text=certo')).toContain('<bdi>Olá</bdi>');
  expect(await desk('/messages?state=notification')).toContain('<bdi>Aviso</bdi>');
});

test('a live table is taken offline and opened again', async () => {
  const [table] = liveTables;
  const states = async () =>
    (await sandbox.get('/api/games/live?lang=en')).body.data?.map(({ state }) => state) ?? [];
  const before = (await states())[0];
  await submit(`tables/${table?.gameId}`, { state: 'offline' });
  expect((await states())[0]).toBe('offline');
  expect(await desk('/tables')).toContain('Roleta Atlântica');
  await submit(`tables/${table?.gameId}`, { state: 'full' });
  expect((await states())[0]).toBe('full');
  await submit(`tables/${table?.gameId}`, { state: 'open' });
  expect(['open', 'closed']).toContain((await states())[0]);
  expect(['open', 'closed']).toContain(before);
  expect((await submit(`tables/${table?.gameId}`, { state: 'gone' })).status).toBe(422);
  expect((await submit('tables/1', { state: 'open' })).status).toBe(422);
});

test('the clock is moved on, set, and brought back', async () => {
  const { clock } = sandbox.world;
  const before = clock.now();
  await submit('clock', { hours: '24' });
  expect(Math.round((clock.now() - before) / 3_600_000)).toBe(24);
  await submit('clock', { wall: '2030-01-02T03:04' });
  expect(new Date(clock.now()).toISOString()).toMatch(/^2030-01-02T06:04:/);
  expect((await submit('clock', { wall: '2030-02-31T03:04' })).status).toBe(422);
  expect((await submit('clock', {})).status).toBe(422);
  await submit('clock', { real: '1' });
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1_000);
});

test('codes for e-mail addresses lie on the desk', async () => {
  const ticket = await passwordTicket(sandbox, rica);
  await sandbox.post('/api/member/email/code', { email: 'r@exemplo.example', ticket }, rica);
  const text = await desk('/codes');
  expect(text).toContain('r@exemplo.example');
  expect(text).toMatch(/<strong class="number">\d{6}</);
  await sandbox.post('/api/auth/password/code', { name: 'rtl' });
  expect(await desk('/codes')).toContain('rtl@example.com');
});

test('faults are caused and ended by hand', async () => {
  expect((await submit('faults', { operation: 'getMember', kind: 'tired', times: '' })).status).toBe(422);
  expect((await submit('faults', { operation: 'nothing', kind: 'error', times: '' })).status).toBe(422);
  await submit('faults', { operation: 'getMember', kind: 'unavailable', times: '' });
  for (const _ of [1, 2]) expect((await sandbox.post('/api/auth/me', {}, rica)).status).toBe(503);
  expect(await desk('/faults')).toContain('until ended');
  await submit('faults/end', { operation: 'getMember' });
  expect((await sandbox.post('/api/auth/me', {}, rica)).status).toBe(200);
});

test('a reward is cancelled by hand, with a reason', async () => {
  expect(await desk('/rewards?member=nobody')).toContain('Nothing matches these filters.');
  const [billNo = ''] = await orders('/rewards?member=Rica');
  expect((await submit(`rewards/${billNo}`, { reason: ' ' })).status).toBe(422);
  expect((await submit(`rewards/${billNo}`, { reason: 'Abuso' })).status).toBe(303);
  expect(await orders('/rewards?member=rica')).not.toContain(billNo);
  expect(await orders('/rewards?state=cancelled')).toEqual([billNo]);
  expect(await desk()).toContain('Balanced');
  const covers = await sandbox.post('/api/cover/history', { status: 3 }, rica);
  expect(covers.body.data?.total).toBe(1);
});

test('the ledger shows both ends of a movement, by kind and member', async () => {
  const billNo = await withdraw(50);
  const text = await desk('/ledger?state=withdrawals&member=rica');
  expect(text).toContain(billNo);
  expect(text).toContain('rica: held');
  expect(text).not.toContain('Game round');
  expect(await desk('/ledger?member=nobody')).toContain('Nothing matches these filters.');
});
