import { afterEach, beforeEach, expect, test } from 'vitest';
import { bookFaults } from './strength/soundness.ts';
import { depositOf, type TestSandbox, testSandbox, withdrawalOf } from './testing/test-sandbox.ts';

let sandbox: TestSandbox;
let rica: string;
beforeEach(async () => {
  sandbox = testSandbox();
  rica = await sandbox.session('rica');
});
afterEach(() => {
  expect(bookFaults(sandbox.world.db)).toEqual([]);
  sandbox.close();
});

const withdraw = (money: number, change: object = {}, headers = {}) =>
  sandbox.post('/api/drawing?lang=en', { ...withdrawalOf(money), ...change }, rica, headers);
const rules = async (token = rica) => (await sandbox.get('/api/ordercenter/fee', token)).body.data;
const records = async (filter: object) =>
  (await sandbox.post('/api/drawing/list', { limit: 50, ...filter }, rica)).body;
const recordOf = async (billNo = '') => (await records({ bill_no: billNo })).data?.data?.[0];
const approve = (billNo = '') => sandbox.control('/review', { bill_no: billNo, decision: 'approve' });

test('the third withdrawal of a day costs the mandatory fee, which goes to the house when it is paid', async () => {
  expect(await rules()).toMatchObject({
    free_left: 2,
    mandatory: { rate: '0.00', min: '3.50', max: '3.50' },
  });
  for (const left of [1, 0]) {
    expect((await withdraw(100)).body.data?.counter_fee).toBe('0.00');
    expect(await rules()).toMatchObject({ free_left: left });
  }
  const { counter_fee, bill_no } = (await withdraw(100)).body.data ?? {};
  expect(counter_fee).toBe('3.50');
  const before = (await sandbox.control('/ledger')).body.balances ?? {};
  await approve(bill_no);
  const after = (await sandbox.control('/ledger')).body.balances ?? {};
  const change = (account: string) => (after[account] ?? 0) - (before[account] ?? 0);
  expect([change('house:fees'), change('provider:pix')]).toEqual([3_50, 96_50]);
  expect((await sandbox.get('/api/ordercenter/details?type=fee', rica)).body.data).toMatchObject({
    total_fee_amount: '3.50',
  });
});

test('both fees add up, and the next day begins with free ones', async () => {
  const billNo = (await sandbox.post('/api/recharge/online', depositOf(100), rica)).body.data?.bill_no;
  await sandbox.control('/provider-notify', { bill_no: billNo, status: 'success' });
  const fees = [];
  for (let count = 0; count < 3; count++) fees.push((await withdraw(100)).body.data?.counter_fee);
  expect(fees).toEqual(['5.00', '5.00', '8.50']);
  await sandbox.control('/clock', {
    now: new Date(sandbox.world.clock.now() + 25 * 3_600_000).toISOString(),
  });
  rica = await sandbox.session('rica');
  expect(await rules()).toMatchObject({ free_left: 2 });
  expect((await withdraw(100)).body.data?.counter_fee).toBe('5.00');
});

test('a withdrawal that the fees would eat up is refused', async () => {
  const dear = testSandbox({ rules: { withdrawalMin: 1, freeWithdrawalsPerDay: 0 } });
  const token = await dear.session('rica');
  const ask = (money: number) => dear.post('/api/drawing?lang=en', withdrawalOf(money), token);
  expect((await ask(3.5)).body.message).toMatch(/fee of R\$\s3,50 is more/);
  expect((await ask(3.51)).body.status).toBe('success');
  dear.close();
});

test('withdrawals are taken in the hours that the operator has set, in the time of the site', async () => {
  expect(await rules()).toMatchObject({ hours: { from: 0, to: 24 }, opens_at: null });
  expect((await sandbox.control('/withdrawal-hours', { from: 22, to: 8 })).status).toBe(422);
  await sandbox.control('/withdrawal-hours', { from: 8, to: 22 });
  const at = async (now: string) => {
    await sandbox.control('/clock', { now });
    rica = await sandbox.session('rica');
    return (await withdraw(20)).body.message;
  };
  expect(await at('2027-03-10T10:59:59.000Z')).toMatch(/open from 8:00 to 22:00/);
  expect(await rules()).toMatchObject({ hours: { from: 8, to: 22 }, opens_at: '2027-03-10 08:00:00' });
  expect(await at('2027-03-10T11:00:00.000Z')).toMatch(/submitted successfully/);
  expect(await rules()).toMatchObject({ opens_at: null });
  expect(await at('2027-03-11T01:00:00.000Z')).toMatch(/open from 8:00/);
  expect(await rules()).toMatchObject({ opens_at: '2027-03-11 08:00:00' });
});

test('the remark is kept, and can be no longer than the contract says', async () => {
  const { bill_no } = (await withdraw(50, { member_remark: ' Aluguel <maio> ' })).body.data ?? {};
  expect(await recordOf(bill_no)).toMatchObject({ member_remark: 'Aluguel <maio>' });
  const empty = (await withdraw(50, { member_remark: '  ' })).body.data?.bill_no;
  expect(await recordOf(empty)).toMatchObject({ member_remark: null });
  expect(Object.keys((await withdraw(50, { member_remark: 'x'.repeat(201) })).body.errors ?? {})).toEqual([
    'member_remark',
  ]);
});

test('the key in the field of its kind has to be the chosen account', async () => {
  expect((await withdraw(50, { cpf_id: '11144477735' })).body.errors).toEqual({
    cpf_id: ['This key is not the one of the chosen account.'],
  });
  expect((await withdraw(50, { email: 'rica@example.com' })).status).toBe(422);
  expect((await withdraw(50, { cpf_id: '52998224725', cnpj: '' })).body.status).toBe('success');
});

test('the owner of an account is the owner of its CPF key, and of all the others', async () => {
  const nova = await sandbox.session('nova');
  const save = async (change: object) =>
    (
      await sandbox.post(
        '/api/memberbanks/save?lang=en',
        {
          card_no: '39053344705',
          bank_type: 'PIX_CPF',
          owner_name: 'Nova',
          cpf_id: '39053344705',
          ...change,
        },
        nova,
      )
    ).body;
  expect((await save({ cpf_id: '11144477735' })).errors).toEqual({
    cpf_id: ["The holder's CPF is not the one of this key."],
  });
  expect((await save({})).status).toBe('success');
  const email = { bank_type: 'PIX_EMAIL', card_no: 'nova@example.com' };
  const message = 'This CPF is not the one of your other keys and accounts.';
  expect((await save({ ...email, cpf_id: '11144477735' })).errors).toEqual({ cpf_id: [message] });
  expect((await save({ card_no: '71428793860', cpf_id: '71428793860' })).errors).toEqual({
    card_no: [message],
  });
  expect((await save(email)).status).toBe('success');
});

test('e-wallets are for the sites that pay to them; the others refuse in words', async () => {
  const wallet = {
    card_no: 'Rica@Example.com',
    bank_type: 'EWALLET_CONCHA',
    owner_name: 'Rica',
    cpf_id: '52998224725',
  };
  const onPulo = { 'x-forwarded-host': 'pulo.example' };
  const save = (change: object, headers = {}) =>
    sandbox.post('/api/memberbanks/save?lang=en', { ...wallet, ...change }, rica, headers);
  const listed = async (headers: Record<string, string>) => {
    const request = new Request('http://127.0.0.1:8787/api/member/bank', {
      headers: { authorization: `Bearer ${rica}`, ...headers },
    });
    const { data, bank_type } = await (await sandbox.fetch(request)).json();
    const isWallet = (code: string) => code.startsWith('EWALLET_');
    return {
      accounts: data.filter((row: { bank_type: string }) => isWallet(row.bank_type)),
      offered: Object.keys(bank_type).filter(isWallet),
    };
  };
  expect((await save({})).body.errors).toEqual({ bank_type: ['Withdrawals do not go to e-wallets here.'] });
  expect(Object.keys((await save({ card_no: '123' }, onPulo)).body.errors ?? {})).toEqual(['card_no']);
  expect(Object.keys((await save({ account_type: 'payment' }, onPulo)).body.errors ?? {})).toEqual([
    'account_type',
  ]);
  const { id } = (await save({}, onPulo)).body.data ?? {};
  expect(await listed(onPulo)).toMatchObject({
    accounts: [{ id, card_no: 'rica@example.com', account_type: null }],
    offered: ['EWALLET_CONCHA', 'EWALLET_VELA'],
  });
  expect(await listed({})).toEqual({ accounts: [], offered: [] });

  const post = {
    member_bank_id: id,
    account: 'rica@example.com',
    email: 'rica@example.com',
    payment_type: 'ewallet',
  };
  expect((await withdraw(50, post)).body.errors).toEqual({
    payment_type: ['Withdrawals do not go to e-wallets here.'],
  });
  expect(
    Object.keys((await withdraw(50, { ...post, payment_type: 'bank' }, onPulo)).body.errors ?? {}),
  ).toEqual(['payment_type']);
  const { bill_no } = (await withdraw(50, post, onPulo)).body.data ?? {};
  await approve(bill_no);
  expect(await recordOf(bill_no)).toMatchObject({
    account: 'r•••@example.com',
    payment_type: 'ewallet',
    end_to_end_id: null,
  });
});

test('a paid PIX withdrawal has the number of its transfer, one that waits has none', async () => {
  const { bill_no } = (await withdraw(50)).body.data ?? {};
  expect(await recordOf(bill_no)).toMatchObject({ end_to_end_id: null });
  await approve(bill_no);
  expect((await recordOf(bill_no))?.end_to_end_id).toMatch(/^E\d{8}20\d{10}[0-9A-Za-z]{11}$/);
});

test('records are those of the asked days, and so is their sum', async () => {
  const all = await records({});
  const days = (all.data?.data ?? []).map(({ created_at = '' }) => created_at.slice(0, 10));
  expect(days).toHaveLength(3);
  const [newest = ''] = days;
  const one = await records({ start_at: `${newest} 00:00:00`, end_at: `${newest} 23:59:59` });
  expect(one.data?.data?.map(({ bill_no }) => bill_no)).toEqual([all.data?.data?.[0]?.bill_no]);
  expect(one.statistic?.sum_money).toBe('650.00');
  expect((await records({ end_at: '2000-01-01 00:00:00' })).data?.total).toBe(0);
  expect((await sandbox.post('/api/drawing/list', { start_at: '2026-02-30 00:00:00' }, rica)).status).toBe(
    422,
  );
});

test('open turnover is told by what asks for it: deposits first, then each reward', async () => {
  const nova = await sandbox.session('nova');
  const pay = async (money: number) => {
    const { bill_no } = (await sandbox.post('/api/recharge/online', depositOf(money), nova)).body.data ?? {};
    await sandbox.control('/provider-notify', { bill_no, status: 'success' });
  };
  expect((await rules(nova))?.turnover).toEqual([]);
  await pay(100);
  await pay(50);
  await sandbox.post('/api/ftd/claim', { name: 'nova', site: 'fortuna' }, nova);
  const told = await rules(nova);
  expect(told?.turnover).toMatchObject([
    { kind: 'deposit', source: null, required: '150.00', left: '150.00' },
    { kind: 'reward', source: 'ftd' },
  ]);
  const sum = told?.turnover?.reduce((left, part) => left + Number(part.left), 0);
  expect(sum).toBe(Number(told?.turnover_left));
});
