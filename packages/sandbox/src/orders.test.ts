import { afterEach, beforeEach, expect, test } from 'vitest';
import { depositOf, playToken, type TestSandbox, testSandbox, withdrawalOf } from './testing/test-sandbox.ts';
import { ledgerEntries, ledgerTransactions } from './world/schema.ts';

let sandbox: TestSandbox;
let nova: string;
beforeEach(async () => {
  sandbox = testSandbox();
  nova = await sandbox.session('nova');
});
afterEach(() => sandbox.close());

const log = (fields: object = {}, token = nova) => sandbox.post('/api/moneylog', fields, token);
const details = (query = '', token = nova) => sandbox.get(`/api/ordercenter/details?${query}`, token);

async function deposit(money: number, token = nova): Promise<string> {
  const bill = (await sandbox.post('/api/recharge/online', depositOf(money), token)).body.data?.bill_no ?? '';
  await sandbox.control('/provider-notify', { bill_no: bill, status: 'success' });
  return bill;
}

/** Gives nova a PIX key and a withdrawal password. */
async function prepareWithdrawals(): Promise<number> {
  await sandbox.post(
    '/api/member/drawing_pwd/set',
    { qk_pwd: '246810', qk_pwd_confirmation: '246810' },
    nova,
  );
  const bank = { card_no: '39053344705', bank_type: 'PIX_CPF', owner_name: 'Nova', cpf_id: '39053344705' };
  return (await sandbox.post('/api/memberbanks/save', bank, nova)).body.data?.id ?? 0;
}

test('the log explains every centavo of the balance', async () => {
  const bill = await deposit(100);
  const play = await playToken(sandbox, nova);
  for (const key of ['round-01', 'round-02', 'round-03']) {
    await sandbox.post('/play/api/slot/spin', { key, stake: 100 }, play);
  }
  // What was staked and won happened at the provider: the wallet sees what went there, and what came back.
  await sandbox.post('/api/day7/transferAllOut', {}, nova);
  const { data, statistic } = (await log({ limit: 50 })).body;
  const rows = data?.data ?? [];
  expect(rows.map((row) => row.operate_type)).toEqual(['transfer_in', 'transfer_out', 'recharge']);
  const me = (await sandbox.post('/api/auth/me', {}, nova)).body.data?.money;
  expect(Number(rows[0]?.money_after)).toBe(me);
  expect(rows.at(-1)).toMatchObject({
    bill_no: bill,
    operate_type: 'recharge',
    money: '100.00',
    money_before: '0.00',
    money_after: '100.00',
  });
  rows.forEach((row, place) => {
    expect(Number(row.money_before) + Number(row.money)).toBeCloseTo(Number(row.money_after), 5);
    expect(row.money_before).toBe(rows[place + 1]?.money_after ?? '0.00');
  });
  expect(Number(statistic?.sum_in) - Number(statistic?.sum_out)).toBeCloseTo(me ?? 0, 5);
});

test('the log narrows to a kind and a time, and pages without gaps', async () => {
  const rica = await sandbox.session('rica');
  const all = (await log({ limit: 50 }, rica)).body.data;
  const second = (await log({ limit: 10, page: 2 }, rica)).body.data;
  expect(second?.data).toEqual(all?.data?.slice(10, 20));
  const recharges = (await log({ operate_type: 'recharge', limit: 50 }, rica)).body.data?.data ?? [];
  expect(recharges.length).toBeGreaterThan(1);
  expect(new Set(recharges.map(({ operate_type: type }) => type))).toEqual(new Set(['recharge']));
  expect((await log({ operate_type: 'recharge' })).body.data?.total).toBe(0);
  const day = (await log({ end_at: '2020-01-01 00:00:00' }, rica)).body;
  expect(day).toMatchObject({ data: { total: 0 }, statistic: { sum_in: '0.00', sum_out: '0.00' } });
  expect((await log({ operate_type: 'gift' })).status).toBe(422);
  expect((await log({ start_at: '2020-02-30 00:00:00' })).body.errors).toHaveProperty('start_at');
});

test('orders have four totals of what went through, whatever is shown of them', async () => {
  const account = await prepareWithdrawals();
  await deposit(200);
  await sandbox.post('/api/recharge/online', depositOf(70), nova);
  const order = { account: '39053344705', member_bank_id: account };
  const paid = await sandbox.post('/api/drawing', withdrawalOf(40, order), nova);
  await sandbox.control('/review', { bill_no: paid.body.data?.bill_no, decision: 'approve' });
  const back = await sandbox.post('/api/drawing', withdrawalOf(30, order), nova);
  await sandbox.control('/review', { bill_no: back.body.data?.bill_no, decision: 'reject', reason: 'x' });
  const totals = {
    total_recharge_amount: '200.00',
    total_withdraw_amount: '40.00',
    total_bonus_amount: '0.00',
    // Turnover is left, so the general fee of 5 % was taken.
    total_fee_amount: '2.00',
  };
  expect((await details()).body.data).toMatchObject({ ...totals, list: { total: 5 } });
  const fees = (await details('type=fee')).body.data;
  expect(fees).toMatchObject({
    ...totals,
    list: { total: 1, data: [{ type: 'fee', money: '2.00', status: 2 }] },
  });
  expect((await details('end_at=2020-01-01%2000:00:00')).body.data).toMatchObject({
    total_recharge_amount: '0.00',
    list: { total: 0 },
  });
  expect((await details('type=gift')).status).toBe(422);
  const ids = (await details()).body.data?.list?.data?.map(({ id }) => id) ?? [];
  expect(new Set(ids).size).toBe(ids.length);
});

test('fees and returned money are associated with their withdrawal, own ones only', async () => {
  const rica = await sandbox.session('rica');
  const rows = async (token: string) =>
    (await sandbox.get('/api/ordercenter/association?limit=50', token)).body.data?.data ?? [];
  const rejected = (await sandbox.post('/api/drawing/list', { status: 3 }, rica)).body.data?.data?.[0]
    ?.bill_no;
  const returned = (await rows(rica)).filter(({ relation }) => relation === 'return');
  expect(returned).toMatchObject([
    {
      related_bill_no: rejected,
      money: '400.00',
      related_type: 'withdraw',
      related_money: '400.00',
      turnover: null,
    },
  ]);
  expect(await rows(nova)).toEqual([]);
});

test('the four totals are what the ledger says went through', async () => {
  const token = await sandbox.session('rica');
  const { entries = [] } = (await sandbox.control('/ledger')).body;
  const own = `member:${(await sandbox.post('/api/auth/me', {}, token)).body.data?.id}:wallet`;
  const kinds = new Map(
    sandbox.world.db
      .select()
      .from(ledgerTransactions)
      .all()
      .map(({ id, kind }) => [id, kind]),
  );
  const sum = (kind: string) =>
    sandbox.world.db
      .select()
      .from(ledgerEntries)
      .all()
      .filter(({ account, transactionId }) => account === own && kinds.get(transactionId) === kind)
      .reduce((total, { amount }) => total + amount, 0);
  const { data } = (await details('', token)).body;
  const centavos = (text: unknown) => Math.round(Number(text) * 100);
  expect(entries.length).toBeGreaterThan(0);
  expect(data).toMatchObject({ total_fee_amount: expect.any(String) });
  const totals = data as unknown as Record<string, string>;
  expect(centavos(totals.total_recharge_amount)).toBe(sum('deposit'));
  expect(centavos(totals.total_bonus_amount)).toBe(sum('bonus'));
  expect(centavos(totals.total_withdraw_amount)).toBe(-sum('withdrawal') - sum('withdrawal-rejected'));
});
