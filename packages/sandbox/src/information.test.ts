import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestSandbox, testSandbox, withdrawalOf } from './testing/test-sandbox.ts';

let sandbox: TestSandbox;
let rica: string;
let nova: string;
beforeEach(async () => {
  sandbox = testSandbox();
  rica = await sandbox.session('rica');
  nova = await sandbox.session('nova');
});
afterEach(() => sandbox.close());

const notifications = (token = rica, lang = 'en') =>
  sandbox.get(`/api/informationcenter/notification?lang=${lang}&limit=50`, token);
const readNotifications = (ids: number[] | undefined, token = rica) =>
  sandbox.post('/api/informationcenter/notification/read', ids ? { ids } : {}, token);
const messages = (token = rica) => sandbox.post('/api/member/message/list', {}, token);
const idsOf = async (list: typeof notifications | typeof messages) =>
  (await list()).body.data?.data?.map(({ id = 0 }) => id) ?? [];

test('reviews are told in the language of the reader', async () => {
  const bill = (await sandbox.post('/api/drawing', withdrawalOf(50), rica)).body.data?.bill_no;
  await sandbox.control('/review', { bill_no: bill, decision: 'reject', reason: 'nome diferente' });
  const newest = async (lang: string) => (await notifications(rica, lang)).body.data?.data?.[0];
  expect(await newest('en')).toMatchObject({
    type: 'withdrawal_rejected',
    title: 'Withdrawal rejected',
    content: expect.stringMatching(/^R\$50\.00 is back in your balance\. Reason: nome diferente$/),
    bill_no: bill,
    is_read: 0,
  });
  expect((await newest('pt'))?.title).toBe('Saque recusado');
  expect((await newest('cn'))?.title).toBe('提现被拒绝');
});

test('notifications are read one by one or all at once, own ones only', async () => {
  const ids = await idsOf(notifications);
  const unread = (await notifications()).body.unread ?? 0;
  expect(unread).toBe(ids.length);
  expect((await readNotifications(ids.slice(0, 1))).body.unread).toBe(unread - 1);
  await readNotifications(ids, nova);
  await readNotifications(undefined, nova);
  expect((await notifications()).body.unread).toBe(unread - 1);
  expect((await readNotifications(undefined)).body.unread).toBe(0);
  expect((await readNotifications([])).status).toBe(422);
  expect((await sandbox.get('/api/informationcenter/notification?limit=51', rica)).status).toBe(422);
});

test('messages are read and deleted, own ones only', async () => {
  const ids = await idsOf(messages);
  expect(ids.length).toBeGreaterThan(1);
  expect((await messages(nova)).body.data?.total).toBe(0);
  for (const action of ['read', 'delete']) {
    expect((await sandbox.post(`/api/member/message/${action}`, { ids }, nova)).body.unread).toBe(0);
  }
  expect((await messages()).body).toMatchObject({ unread: ids.length, data: { total: ids.length } });
  const read = await sandbox.post('/api/member/message/read', { ids: ids.slice(0, 1) }, rica);
  expect(read.body.unread).toBe(ids.length - 1);
  await sandbox.post('/api/member/message/delete', { ids: ids.slice(0, 1) }, rica);
  expect(await idsOf(messages)).toEqual(ids.slice(1));
  await sandbox.post('/api/member/message/delete', {}, rica);
  expect((await messages()).body).toMatchObject({ unread: 0, data: { total: 0 } });
});

test('announcements come newest first in the language of the reader, and only while they run', async () => {
  const titles = async (lang: string) =>
    (await sandbox.get(`/api/informationcenter/announcement?lang=${lang}`)).body.data?.map(
      ({ title }) => title,
    );
  expect(await titles('en')).toEqual(['The daily wheel is open', 'Scheduled maintenance']);
  expect(await titles('vi')).toEqual(['Roda diária aberta', 'Manutenção programada']);
  sandbox.world.clock.set(sandbox.world.clock.now() - 3 * 86_400_000);
  expect(await titles('en')).toEqual(['Scheduled maintenance']);
});

test('support, languages, hosts, networks and configuration of a site', async () => {
  const support = await sandbox.get('/api/informationcenter/support?lang=en');
  expect(support.body.data?.map(({ type }) => type)).toEqual(['chat', 'whatsapp', 'telegram', 'email']);
  const codes = async (path: string) =>
    (await sandbox.get(path)).body.data?.map(({ language_code: code }) => code);
  expect(await codes('/api/language/getList')).toHaveLength(9);
  expect(await codes('/api/language/getList?domain=en.mare.example.com:443')).toEqual(['en', 'pt']);
  expect(await codes('/api/language/site?site=mare-en')).toEqual(['en', 'pt']);
  expect(await codes('/api/language/site?site=constructor')).toEqual([]);
  expect((await sandbox.get('/api/language/site')).status).toBe(422);
  const host = async (domain: string) =>
    (await sandbox.get(`/api/language/host?domain=${domain}`)).body.data?.language_code;
  expect(await host('en.mare.example.com')).toBe('en');
  expect(await host('localhost')).toBeNull();
  expect(await host('__proto__')).toBeNull();
  const links = async (site: string) =>
    (await sandbox.get(`/api/socialmedialinks/get?site=${site}`)).body.data;
  expect(await links('mare')).toHaveLength(3);
  expect(await links('unknown')).toEqual([]);
  const configuration = await sandbox.get('/api/dynamicwebs/getdata?lang=en&domain=en.mare.example.com');
  expect(configuration.body.data).toMatchObject({ site: 'mare-en', default_language: 'en', currency: 'BRL' });
});
