import type { components } from '@fortuna/api/generated/schema.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bookFaults } from './strength/soundness.ts';
import { depositOf, type TestSandbox, testSandbox } from './testing/test-sandbox.ts';

type Schemas = components['schemas'];

let sandbox: TestSandbox;
let rica: string;
beforeEach(async () => {
  sandbox = testSandbox();
  rica = await sandbox.session('rica');
});
afterEach(() => sandbox.close());

const ted = { payment_id: 21, payment_type: 'company_ted', payment_desc: 'TED Cais' };
const wallet = { payment_id: 31, payment_type: 'online_wallet', payment_desc: 'Carteira Marola' };

function deposit(money: number, change: object = {}, token = rica) {
  return sandbox.post('/api/recharge/online?lang=en', { ...depositOf(money), ...change }, token);
}

async function dataOf<Data>(reply: Promise<{ body: object }>): Promise<Data> {
  return ((await reply) as { body: { data: Data } }).body.data;
}

const payments = (path: string, domain: string) =>
  dataOf<Schemas['Payment'][]>(sandbox.get(`${path}?lang=pt&domain=${domain}`, rica));

const quote = (money: number | string, token = rica) =>
  dataOf<Schemas['DepositQuoteAnswer']['data']>(sandbox.get(`/api/recharge/quote?money=${money}`, token));

const record = async (billNo: string | undefined, token = rica) => {
  const { data } = await dataOf<{ data: Schemas['DepositRow'][] }>(
    sandbox.post('/api/recharge/list?lang=zh_cn', { bill_no: billNo }, token),
  );
  return data[0];
};

async function balances(): Promise<Readonly<Record<string, number>>> {
  return (await sandbox.control('/ledger')).body.balances ?? {};
}

async function paid(money: number, change: object = {}, token = rica): Promise<string | undefined> {
  const billNo = (await deposit(money, change, token)).body.data?.bill_no;
  await sandbox.control('/provider-notify', { bill_no: billNo, status: 'success' });
  return billNo;
}

describe('ways to pay', () => {
  test('each site offers its own, each with open channels only', async () => {
    const methods = async (domain: string) =>
      (await payments('/api/payments/list', domain)).map(({ type }) => type);
    expect(await methods('mare.example')).toEqual(['online_pix', 'company_ted', 'online_wallet']);
    expect(await methods('salao.example')).toEqual(['online_pix', 'company_ted']);
    expect(await methods('pulo.example')).toEqual(['online_pix', 'online_wallet']);
    const channels = async (domain: string) =>
      (await payments('/api/payment/online/list', domain)).map(({ id }) => id);
    expect(await channels('mare.example')).toEqual([11, 12, 13, 21, 31]);
    expect(await channels('salao.example')).toEqual([11, 12, 13, 21, 22]);
    expect(await channels('pulo.example')).toEqual([11, 12, 13, 31, 32]);
  });

  test('fees, times and a line about each are told before', async () => {
    const channels = await payments('/api/payment/online/list', 'mare.example');
    expect(channels.find(({ id }) => id === 31)).toMatchObject({
      rate: '1.90',
      rate_fixed: '0.40',
      minutes: 5,
      min: '10.00',
      max: '5000.00',
      desc: 'Na página da carteira',
      account: null,
    });
    expect(channels.find(({ id }) => id === 21)).toMatchObject({
      rate: '0.00',
      rate_fixed: '3.50',
      minutes: 60,
      account: '45871-3',
    });
    for (const { desc } of channels) expect(desc).toBeTruthy();
  });

  test("another site's channel is none, its type is not another's", async () => {
    const here = (change: object) =>
      sandbox.post('/api/recharge/online', { ...depositOf(6000), ...change }, rica, {
        origin: 'http://pulo.example',
      });
    expect((await here(ted)).status).toBe(422);
    expect((await here({ ...wallet, payment_id: 32 })).body.message).toMatch(/1\.000,00/);
    expect((await deposit(100, { ...wallet, payment_type: 'online_pix' })).status).toBe(422);
  });

  test.each([
    ['TED', ted, 100, 200_000],
    ['an e-wallet', wallet, 10, 5_000],
  ])('%s has bounds of its own', async (_, channel, min, max) => {
    expect((await deposit(min - 0.01, channel)).body.message).toMatch(/below/);
    expect((await deposit(max + 0.01, channel)).body.message).toMatch(/above/);
    for (const money of [min, max]) expect((await deposit(money, channel)).body.status).toBe('success');
  });
});

describe('orders', () => {
  test('a transfer is told where to go to, for a day, and no more once it has come', async () => {
    const made = (await deposit(250, ted)).body as unknown as Schemas['DepositAnswer'];
    expect(made.pay_url).toBeNull();
    expect(made.data).toMatchObject({ qrcode: null, counter_fee: '3.50' });
    expect(made.data.transfer_to).toMatchObject({ bank: expect.any(String), account: '45871-3' });
    const waits = (date: string | null) => Date.parse(`${date?.replace(' ', 'T')}Z`);
    expect(waits(made.data.expired_at) - waits(made.data.created_at)).toBe(86_400_000);
    const { bill_no: billNo } = made.data;
    expect((await record(billNo))?.transfer_to).toEqual(made.data.transfer_to);
    await sandbox.control('/provider-notify', { bill_no: billNo, status: 'success' });
    expect(await record(billNo)).toMatchObject({
      transfer_to: null,
      e2e_id: null,
      money: '250.00',
      counter_fee: '3.50',
      payment_desc: 'TED Cais',
    });
  });

  test('an e-wallet is paid on its own page, with what the fee adds', async () => {
    const { pay_url: address, data } = (await deposit(100, wallet)).body;
    expect(data).toMatchObject({ qrcode: null, transfer_to: null, counter_fee: '2.30' });
    const page = await sandbox.fetch(new Request(address ?? ''));
    const text = await page.text();
    for (const amount of ['R$102.30', 'R$100.00', 'R$2.30']) expect(text).toContain(`>${amount}<`);
  });

  test.each([
    ['PIX', {}, 'provider:pix', 0],
    ['TED', ted, 'provider:ted', 3_50],
    ['an e-wallet', wallet, 'provider:wallet', 17_49],
  ])(
    '%s: the balance gets the amount, the house the fee, the payer pays both',
    async (_, channel, payer, fee) => {
      const before = await balances();
      await paid(899.5, channel);
      const after = await balances();
      const gain = (account: string) => (after[account] ?? 0) - (before[account] ?? 0);
      const own = Object.keys(after).find((account) => account.endsWith(':wallet') && gain(account) !== 0);
      expect(gain(own ?? '')).toBe(899_50);
      expect(gain('house:fees')).toBe(fee);
      expect(gain(payer)).toBe(-899_50 - fee);
      expect(bookFaults(sandbox.world.db)).toEqual([]);
    },
  );

  test('a fee is in the order centre, with its deposit', async () => {
    const nova = await sandbox.session('nova');
    const billNo = await paid(200, ted, nova);
    const details = await dataOf<Schemas['OrderDetailsAnswer']['data']>(
      sandbox.get('/api/ordercenter/details', nova),
    );
    expect(details).toMatchObject({ total_recharge_amount: '200.00', total_fee_amount: '3.50' });
    const ids = details.list.data.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const { data } = await dataOf<{ data: object[] }>(sandbox.get('/api/ordercenter/association', nova));
    expect(data).toContainEqual(
      expect.objectContaining({ relation: 'fee', related_bill_no: billNo, money: '3.50' }),
    );
  });

  test('a paid PIX has the number by which banks find it', async () => {
    const billNo = (await deposit(100)).body.data?.bill_no;
    expect((await record(billNo))?.e2e_id).toBeNull();
    await sandbox.control('/provider-notify', { bill_no: billNo, status: 'success' });
    expect((await record(billNo))?.e2e_id).toMatch(/^E\d{31}$/);
  });
});

describe('a quote', () => {
  const sources = ({ rewards }: Schemas['DepositQuoteAnswer']['data']) =>
    rewards.map(({ source, reward_amount: reward, turnover_amount: turnover }) => [source, reward, turnover]);

  test('tells a newcomer what the first deposit brings and asks for', async () => {
    const nova = await sandbox.session('nova');
    expect(sources(await quote(19.99, nova))).toEqual([]);
    expect(sources(await quote(99.99, nova))).toEqual([['super', '99.99', '499.95']]);
    const whole = await quote(100, nova);
    expect(whole).toMatchObject({ money: '100.00', turnover_amount: '100.00' });
    expect(sources(whole)).toEqual([
      ['ftd', '10.00', '500.00'],
      ['super', '100.00', '500.00'],
      ['rechargerebate', '20.00', '500.00'],
    ]);
  });

  test('is what the rules then give, to the centavo', async () => {
    for (const amount of [20, 100, 137.77, 1500, 40_000]) {
      const fresh = testSandbox();
      const nova = await fresh.session('nova');
      const told = await dataOf<Schemas['DepositQuoteAnswer']['data']>(
        fresh.get(`/api/recharge/quote?money=${amount}`, nova),
      );
      const { bill_no: billNo } = (await fresh.post('/api/recharge/online', depositOf(amount), nova)).body
        .data ?? { bill_no: '' };
      await fresh.control('/provider-notify', { bill_no: billNo, status: 'success' });
      for (const { source, reward_amount: reward, turnover_amount: turnover } of told.rewards) {
        if (source === 'recharge') continue;
        const before = (await fresh.post('/api/auth/me', {}, nova)).body
          .data as unknown as Schemas['MemberAnswer']['data'];
        const claims: Readonly<Record<string, readonly [path: string, body: object]>> = {
          ftd: ['/api/ftd/claim', { name: 'nova', site: 'mare' }],
          super: ['/api/activitydetails/claim', { code: 'super' }],
          rechargerebate: ['/api/rechargerebate/claim', { member_id: before.id }],
        };
        const [path, body] = claims[source] ?? ['', {}];
        expect((await fresh.post(path, body, nova)).body.status, `${source} of ${amount}`).toBe('success');
        const after = (await fresh.post('/api/auth/me', {}, nova)).body
          .data as unknown as Schemas['MemberAnswer']['data'];
        expect(Number(after.money) - Number(before.money)).toBeCloseTo(Number(reward), 5);
        expect(Number(after.ml_money) - Number(before.ml_money)).toBeCloseTo(Number(turnover), 5);
      }
      fresh.close();
    }
  });

  test("adds to the month's tier, which waits for the next month", async () => {
    await sandbox.control('/clock', { now: '2027-03-20T15:00:00Z' });
    const girouma = await sandbox.session('girouma');
    expect(sources(await quote(999.99, girouma)).some(([source]) => source === 'recharge')).toBe(false);
    const { rewards } = await quote(3000, girouma);
    expect(rewards).toContainEqual({
      source: 'recharge',
      reward_amount: '225.00',
      turnover_amount: '15000.00',
      claim_from: '2027-04-01 00:00:00',
    });
    await paid(3000, {}, girouma);
    const { rewards: next } = await quote(2000, girouma);
    // 5,000 have 10 %: 500, of which 225 are earned.
    expect(next).toContainEqual(expect.objectContaining({ source: 'recharge', reward_amount: '275.00' }));
  });

  test('promises nothing to those who take no part, and refuses what is no amount', async () => {
    expect((await quote(100, await sandbox.session('demo'))).rewards).toEqual([]);
    for (const money of ['0', '-1', '0.001', 'x', ''])
      expect((await sandbox.get(`/api/recharge/quote?money=${money}`, rica)).status, money).toBe(422);
    expect((await sandbox.get('/api/recharge/quote?money=100')).status).toBe(401);
  });
});
