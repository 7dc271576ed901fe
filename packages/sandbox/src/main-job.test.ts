import { afterAll, expect, test } from 'vitest';
import { depositOf, openGame, origin, testSandbox } from './testing/test-sandbox.ts';

const sandbox = testSandbox();
afterAll(() => sandbox.close());

test('a player registers, deposits, plays, withdraws, and the books are right to the centavo', async () => {
  const registered = await sandbox.post('/api/auth/register2?lang=pt', {
    ...(await sandbox.solvedCaptcha()),
    name: 'Marina_1',
    password: 'segredo',
    password_confirmation: 'segredo',
    phone: '11912345678',
    invite_code: 'agente26',
    is_adult: true,
    money: 1_000_000,
    level: 9,
    is_demo: true,
  });
  expect(registered.body).toMatchObject({
    status: 'success',
    message: 'Seu cadastro foi concluído com sucesso',
    data: { name: 'marina_1' },
  });

  const login = await sandbox.post('/api/auth/login2', {
    ...(await sandbox.solvedCaptcha()),
    name: 'marina_1',
    password: 'segredo',
  });
  const token = login.body.data?.access_token ?? '';
  const me = await sandbox.post('/api/auth/me', {}, token);
  expect(me.body.data).toMatchObject({ money: 0, level: 0, is_demo: 0, has_qk_pwd: false, top_id: 6 });

  const order = await sandbox.post('/api/recharge/online', depositOf(100), token);
  const depositNo = order.body.data?.bill_no ?? '';
  await sandbox.control('/provider-notify', { bill_no: depositNo, status: 'success' });
  const paid = await sandbox.post('/api/recharge/list?lang=zh_cn', { bill_no: depositNo }, token);
  expect(paid.body.data?.data?.[0]).toMatchObject({ status: 2, money: '100.00', qrcode: null });

  const game = openGame();
  const launched = await sandbox.post(
    '/api/day7/day7LoginV2?lang=en',
    { platType: game.providerKey, gameCode: game.code, currency: 'BRL' },
    token,
  );
  const address = new URL(launched.body.data?.url ?? '');
  expect(address.origin).toBe(origin);
  const opened = await sandbox.post('/play/api/session', { token: address.searchParams.get('t') });
  let balance = 100_00;
  for (let round = 0; round < 20; round++) {
    const spin = await sandbox.post(
      '/play/api/slot/spin',
      { key: `round-${String(round).padStart(4, '0')}`, stake: 500 },
      opened.body.token,
    );
    balance += (spin.body.win ?? 0) - 500;
    expect(spin.body.balance).toBe(balance);
    if (balance < 60_00) break;
  }
  const bets = await sandbox.post('/api/game/record?lang=zh_cn', { limit: 50 }, token);
  expect(bets.body.data?.data?.[0]).toMatchObject({
    game_code: game.code,
    betAmount: '5.00',
    status: 'COMPLETE',
  });
  expect(Number(bets.body.statistic?.sum_net)).toBeCloseTo((balance - 100_00) / 100, 2);

  const password = { qk_pwd: '135790', qk_pwd_confirmation: '135790', password: 'segredo' };
  const easy = { ...password, qk_pwd: '123456', qk_pwd_confirmation: '123456' };
  const refused = await sandbox.post('/api/member/drawing_pwd/set', easy, token);
  expect(refused.body.errors).toHaveProperty('qk_pwd');
  expect((await sandbox.post('/api/member/drawing_pwd/set', password, token)).body.status).toBe('success');
  const saved = await sandbox.post(
    '/api/memberbanks/save',
    { card_no: '390.533.447-05', bank_type: 'PIX_CPF', owner_name: 'Marina', cpf_id: '39053344705' },
    token,
  );
  expect(saved.body.data?.card_no).toBe('39053344705');

  const rules = await sandbox.get('/api/ordercenter/fee', token);
  const turnoverLeft = Number(rules.body.data?.turnover_left);
  const withdrawal = await sandbox.post(
    '/api/drawing',
    {
      name: 'Marina',
      money: 50,
      account: '39053344705',
      member_bank_id: saved.body.data?.id,
      qk_pwd: '135790',
      payment_type: 'pix',
      cpf_id: '39053344705',
    },
    token,
  );
  const fee = turnoverLeft > 0 ? '2.50' : '0.00';
  expect(withdrawal.body.data).toMatchObject({ money: '50.00', counter_fee: fee, status: 1 });
  const billNo = withdrawal.body.data?.bill_no ?? '';
  await sandbox.control('/review', { bill_no: billNo, decision: 'approve' });
  const record = await sandbox.post('/api/drawing/list', { bill_no: billNo }, token);
  expect(record.body.data?.data?.[0]).toMatchObject({ status: 2, fail_reason: null });

  const after = await sandbox.get('/api/day7/getAllBalance?currency=BRL&platType=', token);
  expect(after.body.data?.money).toBe(((balance - 50_00) / 100).toFixed(2));
  const { entries } = (await sandbox.control('/ledger')).body;
  expect(entries?.reduce((sum, entry) => sum + entry.amount, 0)).toBe(0);
});
