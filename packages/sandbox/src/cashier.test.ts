import { decodeBrCode } from '@fortuna/domain/br-code.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { depositOf, keyHeader, type TestSandbox, testSandbox, withdrawalOf } from './testing/test-sandbox.ts';

let sandbox: TestSandbox;
let rica: string;
beforeEach(async () => {
  sandbox = testSandbox();
  rica = await sandbox.session('rica');
});
afterEach(() => sandbox.close());

function deposit(money: number, change: object = {}, key?: string) {
  return sandbox.post(
    '/api/recharge/online?lang=en',
    { ...depositOf(money), ...change },
    rica,
    keyHeader(key),
  );
}

function withdraw(money: number, change: object = {}, key?: string, token = rica) {
  return sandbox.post('/api/drawing?lang=en', { ...withdrawalOf(money), ...change }, token, keyHeader(key));
}

async function balance(token = rica): Promise<number> {
  return (await sandbox.post('/api/auth/me', {}, token)).body.data?.money ?? Number.NaN;
}

test('a deposit by the first channel carries a valid PIX code over its amount', async () => {
  const { pay_url, data } = (await deposit(123.45)).body;
  expect(pay_url).toBeNull();
  expect(decodeBrCode(data?.qrcode ?? '')).toMatchObject({
    ok: true,
    code: { amount: 123_45, transactionId: data?.bill_no },
  });
});

test('the second channel leads to the signed page of the provider', async () => {
  const { pay_url, data } = (await deposit(10, { payment_id: 12 })).body;
  expect(data?.qrcode).toBeNull();
  expect(pay_url).toMatch(new RegExp(`/pay/${data?.bill_no}\\?s=[0-9a-f]{32}$`));
});

test.each([-1, 0, 0.001, 2 ** 53, '100', [100], null, true, undefined])(
  'money %j is refused at its field',
  async (money) => {
    for (const post of [deposit, withdraw]) {
      expect(await post(100, { money })).toMatchObject({
        status: 422,
        body: { errors: { money: [expect.any(String)] } },
      });
    }
    expect(await balance()).toBe(25_000);
  },
);

test('amounts out of the bounds and closed channels are refused', async () => {
  expect((await deposit(19.99)).body.message).toMatch(/below R\$\s20,00/);
  expect((await deposit(50_000.01)).body.message).toMatch(/above R\$\s50\.000,00/);
  expect((await deposit(100, { payment_id: 13 })).body.message).toMatch(/closed/);
  expect((await deposit(100, { payment_id: 99 })).status).toBe(422);
});

test('a payment is credited once and asks for its turnover', async () => {
  const billNo = (await deposit(100)).body.data?.bill_no;
  for (const status of ['success', 'success', 'failed']) {
    await sandbox.control('/provider-notify', { bill_no: billNo, status });
  }
  expect((await sandbox.post('/api/auth/me', {}, rica)).body.data).toMatchObject({
    money: 25_100,
    ml_money: 100,
  });
});

test('the same key gives the saved answer, another body a 422', async () => {
  const first = await deposit(100, {}, 'key-0001');
  expect(await deposit(100, {}, 'key-0001')).toEqual(first);
  expect((await deposit(101, {}, 'key-0001')).status).toBe(422);
  expect((await withdraw(100, {}, 'key-0001')).status).toBe(422);
  expect((await deposit(100, {}, 'bad key')).status).toBe(422);
  const found = await sandbox.post('/api/recharge/list?lang=zh_cn', { status: 1 }, rica);
  expect(found.body.data?.data).toHaveLength(1);
  expect(found.body.data?.data?.[0]?.idempotency_key).toBe('key-0001');

  const drawn = await withdraw(100, {}, 'key-0002');
  expect(await withdraw(100, {}, 'key-0002')).toEqual(drawn);
  expect(await balance()).toBe(24_900);
});

test('the rules of a withdrawal', async () => {
  expect((await withdraw(25_000.01)).body.message).toMatch(/not sufficient/);
  expect((await withdraw(19.99)).body.message).toMatch(/below/);
  expect((await withdraw(10_000.01)).body.message).toMatch(/above/);
  expect((await withdraw(50, { qk_pwd: '000000' })).body.message).toMatch(/password is wrong/);
  expect((await withdraw(50, { account: '11144477735' })).status).toBe(422);
  expect((await withdraw(50, { payment_type: 'ewallet' })).status).toBe(422);
  expect((await withdraw(50, { member_bank_id: 99 })).body.status).toBe('error');
  expect(await balance()).toBe(25_000);
  for (let count = 0; count < 5; count++) expect((await withdraw(20)).body.status).toBe('success');
  expect((await withdraw(20)).body.message).toMatch(/number of withdrawals/);
  expect(await balance()).toBe(24_900);
});

test("another member's account is forbidden, another's records stay theirs", async () => {
  const sempin = await sandbox.session('sempin');
  expect((await withdraw(50, {}, undefined, sempin)).status).toBe(403);
  const billNo = (await deposit(100)).body.data?.bill_no;
  const records = await sandbox.post('/api/recharge/list?lang=zh_cn', { bill_no: billNo }, sempin);
  expect(records.body.data?.total).toBe(0);
});

test('five wrong withdrawal passwords lock it, even for the right one', async () => {
  for (let attempt = 0; attempt < 5; attempt++) await withdraw(50, { qk_pwd: '000000' });
  expect((await withdraw(50)).body.message).toMatch(/Too many attempts/);
  expect(await balance()).toBe(25_000);
});

test('without a withdrawal password there is no withdrawal', async () => {
  const sempin = await sandbox.session('sempin');
  const banks = await sandbox.get('/api/member/bank', sempin);
  const own = { member_bank_id: banks.body.data?.[0]?.id, account: banks.body.data?.[0]?.card_no };
  expect((await withdraw(50, own, undefined, sempin)).body.message).toMatch(/Set a withdrawal password/);
});

test('demonstration members neither deposit nor withdraw', async () => {
  const demo = await sandbox.session('demo');
  const deposited = await sandbox.post('/api/recharge/online?lang=en', depositOf(100), demo);
  expect(deposited.body.message).toMatch(/Demonstration/);
  expect((await withdraw(50, {}, undefined, demo)).body.message).toMatch(/Demonstration/);
});

test('a rejected withdrawal comes back once, with the reason word for word', async () => {
  const billNo = (await withdraw(50)).body.data?.bill_no;
  expect(await balance()).toBe(24_950);
  const review = { bill_no: billNo, decision: 'reject', reason: 'Nome diferente' };
  expect((await sandbox.control('/review', review)).status).toBe(200);
  expect((await sandbox.control('/review', review)).status).toBe(409);
  expect((await sandbox.control('/review', { bill_no: billNo, decision: 'approve' })).status).toBe(409);
  expect(await balance()).toBe(25_000);
  const record = await sandbox.post('/api/drawing/list', { bill_no: billNo }, rica);
  expect(record.body.data?.data?.[0]).toMatchObject({ status: 3, fail_reason: 'Nome diferente' });
});

test('why a deposit came to nothing is said in the language it was made in, though the call is fixed to Chinese', async () => {
  const records = await sandbox.post('/api/recharge/list?lang=zh_cn', { status: 3 }, rica);
  const reasons = records.body.data?.data?.flatMap(({ fail_reason: reason }) => reason ?? []);
  expect(reasons).toContain('Pagamento não realizado');
});

test('with turnover left the fee goes to the house, the rest to the provider', async () => {
  const billNo = (await deposit(100)).body.data?.bill_no;
  await sandbox.control('/provider-notify', { bill_no: billNo, status: 'success' });
  const drawn = await withdraw(1000);
  expect(drawn.body.data?.counter_fee).toBe('50.00');
  const before = (await sandbox.control('/ledger')).body.balances;
  await sandbox.control('/review', { bill_no: drawn.body.data?.bill_no, decision: 'approve' });
  const after = (await sandbox.control('/ledger')).body.balances;
  expect((after?.['house:fees'] ?? 0) - (before?.['house:fees'] ?? 0)).toBe(50_00);
  expect((after?.['provider:pix'] ?? 0) - (before?.['provider:pix'] ?? 0)).toBe(950_00);
});

test('fifty withdrawals at once never overdraw', async () => {
  const generous = testSandbox({ rules: { withdrawalsPerDay: 1000 } });
  const token = await generous.session('rica');
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      generous.post('/api/drawing', withdrawalOf(1000), token, { 'idempotency-key': `parallel-${index}` }),
    ),
  );
  expect(replies.filter(({ body }) => body.status === 'success')).toHaveLength(25);
  expect((await generous.post('/api/auth/me', {}, token)).body.data?.money).toBe(0);
  generous.close();
});

test('an account is saved in wire form, once, and only when it is valid', async () => {
  const save = (change: object) =>
    sandbox.post(
      '/api/memberbanks/save?lang=en',
      {
        card_no: '(11) 91234-5678',
        bank_type: 'PIX_PHONE',
        owner_name: 'Rica',
        cpf_id: '52998224725',
        ...change,
      },
      rica,
    );
  expect((await save({})).body.data?.card_no).toBe('+5511912345678');
  expect((await save({})).body.message).toMatch(/already in your list/);
  expect(Object.keys((await save({ card_no: '11 3333-4444' })).body.errors ?? {})).toEqual(['card_no']);
  expect(Object.keys((await save({ cpf_id: '11111111111' })).body.errors ?? {})).toEqual(['cpf_id']);
  expect(Object.keys((await save({ bank_type: 'NOPE' })).body.errors ?? {})).toEqual(['bank_type']);
});

test('the check digit of an account at a bank may be an X', async () => {
  const save = async (card_no: string) =>
    sandbox.post(
      '/api/memberbanks/save?lang=en',
      { card_no, bank_type: '902', owner_name: 'Rica', cpf_id: '52998224725' },
      rica,
    );
  expect((await save('12345-X')).body.status).toBe('success');
  expect((await save('12345-x')).body.message).toMatch(/already in your list/);
  expect((await save('9876X')).body.status).toBe('success');
  for (const account of ['X1234', '12X45', '12-', 'XXXX', '1234XX'])
    expect((await save(account)).status).toBe(422);
});

test('a CPF key belongs to one member', async () => {
  const nova = await sandbox.session('nova');
  const save = (cpf: string) =>
    sandbox.post(
      '/api/memberbanks/save?lang=en',
      { card_no: cpf, bank_type: 'PIX_CPF', owner_name: 'Nova', cpf_id: '39053344705' },
      nova,
    );
  expect(await save('529.982.247-25')).toMatchObject({
    status: 422,
    body: { errors: { card_no: ['This PIX key already belongs to another account.'] } },
  });
  expect((await save('39053344705')).body.status).toBe('success');
});

test('an account at a bank is of one of four types, where the member says so; a PIX key is of none', async () => {
  const save = (change: object) =>
    sandbox.post(
      '/api/memberbanks/save?lang=en',
      { card_no: '1234-567890', bank_type: '902', owner_name: 'Rica', cpf_id: '52998224725', ...change },
      rica,
    );
  expect((await save({ account_type: 'savings' })).body.data?.account_type).toBe('savings');
  expect((await save({ card_no: '1234-567891', account_type: 'checking' })).body.data?.account_type).toBe(
    'checking',
  );
  expect((await save({ card_no: '1234-567892' })).body.data?.account_type).toBeNull();
  expect((await save({ card_no: '1234-567893', account_type: 'salary' })).body.data?.account_type).toBe(
    'salary',
  );
  expect((await save({ card_no: '1234-567894', account_type: 'payment' })).body.data?.account_type).toBe(
    'payment',
  );
  const errorsOf = async (change: object) => Object.keys((await save(change)).body.errors ?? {});
  expect(await errorsOf({ account_type: 'investment' })).toEqual(['account_type']);
  const evp = { card_no: '123e4567-e12b-12d1-a456-426655440000', bank_type: 'PIX_EVP' };
  expect(await errorsOf({ ...evp, account_type: 'savings' })).toEqual(['account_type']);
  expect((await save({ ...evp, account_type: null })).body.data?.account_type).toBeNull();

  const listed = (await sandbox.get('/api/member/bank', rica)).body.data?.map((row) => row.account_type);
  expect(listed).toEqual([
    ...[null, null, null, 'savings', 'savings', 'checking', null],
    ...['salary', 'payment', null],
  ]);
});
