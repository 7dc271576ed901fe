import { afterEach, beforeEach, expect, test } from 'vitest';
import { frozenClock, newcomer, type Player, seedPlayer, setClock } from './testing/player.ts';
import { type TestSandbox, testSandbox } from './testing/test-sandbox.ts';
import { inTransaction } from './world/database.ts';
import { checkLedger } from './world/ledger.ts';
import { grantReward } from './world/promotions/rewards.ts';
import { addTotals } from './world/promotions/standing.ts';
import { rebateBasisPoints } from './world/promotions/vip-levels.ts';

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = testSandbox({ clock: frozenClock() });
});
afterEach(() => {
  expect(checkLedger(sandbox.world.db)).toEqual({
    total: 0,
    unbalancedTransactions: 0,
    accountsBelowZero: [],
  });
  sandbox.close();
});

const nextMorning = '2026-05-14T07:00:00.000Z';

test('a level needs both totals, and rises with the deposit or bet that completes them', async () => {
  const player = newcomer(sandbox);
  await player.deposit(1000);
  expect((await player.call('getVipInfo')).body.uservip).toEqual({
    userviplvl: 0,
    totalrecharge: '1000.00',
    totalbetting: '0.00',
  });
  for (let round = 0; round < 5; round++) player.bet(1000, 10);
  const { body } = await player.call('getVipInfo');
  expect(body.uservip).toEqual({ userviplvl: 1, totalrecharge: '1000.00', totalbetting: '5000.00' });
  expect(body.data[6]).toMatchObject({
    deposit_money: '500000.00',
    bet_money: '3000000.00',
    drawing_count: 10,
  });
  expect((await player.call('listVipHistory', { type: 'level_up' })).body.data.data).toMatchObject([
    { level: 1 },
  ]);
});

test("rica's VIP 3 is what her totals say, agente's 2 too", async () => {
  for (const [name, level] of [
    ['rica', 3],
    ['agente', 2],
  ] as const) {
    const player = seedPlayer(sandbox, name);
    const { uservip, data } = (await player.call('getVipInfo')).body;
    expect(uservip.userviplvl).toBe(level);
    const [reached, next] = [data[level], data[level + 1]];
    expect(Number(uservip.totalrecharge)).toBeGreaterThanOrEqual(Number(reached?.deposit_money));
    expect(Number(uservip.totalbetting)).toBeGreaterThanOrEqual(Number(reached?.bet_money));
    expect(Number(uservip.totalrecharge)).toBeLessThan(Number(next?.deposit_money));
  }
  expect(await seedPlayer(sandbox, 'rica').balances()).toMatchObject({ money: 25_000, ml_money: 0 });
});

test('higher levels withdraw more often a day', async () => {
  const player = newcomer(sandbox);
  inTransaction(sandbox.world.db, () =>
    addTotals(sandbox.world, player.id, { recharge: 50_000_00, betting: 250_000_00 }),
  );
  await player.deposit(20);
  expect((await player.call('getWithdrawalRules')).body.data.left_today).toBe(8);
});

test('the bets of a day are rebated at four, by type and level, and collected at once', async () => {
  const player = newcomer(sandbox);
  await player.deposit(1000);
  player.bet(1000, 10);
  const own = { member_id: player.id };
  setClock(sandbox, '2026-05-14T06:59:59.999Z');
  expect((await player.call('collectRebates', own)).body.message).toBe('There is no rebate to collect');
  setClock(sandbox, nextMorning);
  expect(await player.balances()).toMatchObject({ fs_money: 3, money: 1000 });
  expect((await player.call('listVipHistory', { type: 'rebate' })).body.data.data).toMatchObject([
    { money: '3.00', base_money: '1000.00', game_type: 'slots', created_at: '2026-05-14 04:00:00' },
  ]);
  const collected = await player.call('collectRebates', own, 'collect-1');
  expect(collected.body.data).toMatchObject({
    reward_amount: '3.00',
    turnover_amount: '3.00',
    money: '1003.00',
  });
  expect((await player.call('collectRebates', own, 'collect-1')).body).toEqual(collected.body);
  expect((await player.call('collectRebates', own)).body.status).toBe('error');
  expect(await player.balances()).toMatchObject({ fs_money: 0, money: 1003, ml_money: 3 });
  expect((await player.call('listMoneyLog', { operate_type: 'rebate' })).body.data.total).toBe(1);
});

test('a reward gives back the key of its claim, by which a lost answer is found; what nobody claimed has none', async () => {
  const player = newcomer(sandbox);
  const vip = { source: 'vip', item: 'gift', money: 1_00, turnover: 1_00 } as const;
  inTransaction(sandbox.world.db, () => grantReward(sandbox.world, player.row(), vip));
  await player.deposit(1000);
  player.bet(1000, 10);
  setClock(sandbox, nextMorning);
  await player.call('collectRebates', { member_id: player.id }, 'collect-1');
  expect((await player.call('listCoverHistory', {})).body.data.data).toMatchObject([
    { source: 'fs', idempotency_key: 'collect-1' },
    { source: 'vip', idempotency_key: null },
  ]);
});

test('the test control rebates bets as the settlement would, each time anew', async () => {
  const player = newcomer(sandbox);
  const rebate = (body: object) => sandbox.control('/rebate', body);
  for (let time = 0; time < 2; time++) await rebate({ member: player.name, stake: 1000_00 });
  expect(await player.balances()).toMatchObject({ fs_money: 6 });
  expect((await player.call('listVipHistory', { type: 'rebate' })).body.data).toMatchObject({
    total: 2,
    data: [{ game_type: 'slots', base_money: '1000.00', money: '3.00' }, {}],
  });
  expect((await rebate({ member: 'ninguem', stake: 1 })).status).toBe(404);
  expect((await rebate({ member: player.name, stake: 'all' })).status).toBe(422);
});

test('guests see the ladder that members see', async () => {
  const seen = await sandbox.get('/api/member/vip/levels?lang=en');
  expect(seen.body.data).toEqual((await newcomer(sandbox).call('getVipInfo')).body.data);
});

test('the history is narrowed to days, and summed by kind and by day, over all pages', async () => {
  const player = newcomer(sandbox);
  await player.deposit(1000);
  for (let round = 0; round < 5; round++) player.bet(1000, 10);
  setClock(sandbox, nextMorning);
  player.bet(500, 10);
  setClock(sandbox, '2026-05-15T07:00:00.000Z');
  const history = async (query: object) => (await player.call('listVipHistory', query)).body;
  const all = await history({ limit: 2 });
  // VIP 1 came with the fifth bet of the first day: both days are rebated at its rate.
  expect(all.data).toMatchObject({ total: 3, last_page: 2 });
  expect(all.statistic).toEqual({
    sum_money: '22.00',
    sum_types: expect.arrayContaining([
      { type: 'level_up', sum_money: '0.00' },
      { type: 'rebate', sum_money: '22.00' },
    ]),
    sum_days: [
      { day: '2026-05-15', sum_money: '2.00' },
      { day: '2026-05-14', sum_money: '20.00' },
    ],
  });
  const firstDay = { start_at: '2026-05-13 00:00:00', end_at: '2026-05-13 23:59:59' };
  expect(await history({ ...firstDay, type: 'rebate' })).toMatchObject({
    data: { total: 0 },
    statistic: { sum_money: '0.00', sum_types: [{ type: 'level_up' }], sum_days: [] },
  });
  expect(await history(firstDay)).toMatchObject({ data: { data: [{ type: 'level_up' }] } });
});

test('rewards with turnover left come first where that is asked for, the oldest of them first', async () => {
  const player = newcomer(sandbox);
  const grant = (item: string, turnover: number) => {
    const reward = { source: 'vip', item, money: 10_00, turnover } as const;
    inTransaction(sandbox.world.db, () => grantReward(sandbox.world, player.row(), reward));
  };
  for (const [item, turnover] of [
    ['first', 10_00],
    ['second', 20_00],
    ['third', 30_00],
  ] as const) {
    grant(item, turnover);
  }
  player.bet(15, 0);
  const required = async (query: object) =>
    (await player.call('listCoverHistory', query)).body.data.data.map((row) => row.required_amount);
  expect(await required({})).toEqual(['30.00', '20.00', '10.00']);
  expect(await required({ sort: 'open_first' })).toEqual(['20.00', '30.00', '10.00']);
  expect(await required({ sort: 'open_first', limit: 1, page: 2 })).toEqual(['30.00']);
});

test('rebates rise with the level', () => {
  expect([0, 3, 6].map((level) => rebateBasisPoints('slots', level))).toEqual([30, 60, 90]);
  expect([0, 3, 6].map((level) => rebateBasisPoints('live', level))).toEqual([20, 35, 50]);
  expect([0, 3, 6].map((level) => rebateBasisPoints('sports', level))).toEqual([10, 25, 40]);
});

test('an agent earns on bets of two levels; less than one real is carried over', async () => {
  const top = newcomer(sandbox);
  const agent = newcomer(sandbox, { topId: top.id });
  const player = newcomer(sandbox, { topId: agent.id });
  await player.deposit(900);
  player.bet(900, 10);
  setClock(sandbox, nextMorning);
  expect((await agent.call('listAgencyRewards', { type: 'betting' })).body).toMatchObject({
    agent: { direct: 1, subordinates: 1, top_name: expect.stringMatching(/\*\*\*/) },
    data: { data: [{ type: 'betting', base_money: '900.00', rate: '0.30', money: '2.70', status: 2 }] },
    statistic: { sum_settled: '2.70', sum_pending: '0.00' },
  });
  expect(await agent.balances()).toMatchObject({ money: 2.7, ml_money: 2.7 });
  expect((await top.call('listAgencyRewards')).body).toMatchObject({
    agent: { direct: 1, subordinates: 2, top_name: null },
    data: { data: [{ rate: '0.10', money: '0.90', status: 1, settled_at: null }] },
    statistic: { sum_settled: '0.00', sum_pending: '0.90' },
  });
  player.bet(100, 10);
  setClock(sandbox, '2026-05-15T07:00:00.000Z');
  expect((await top.call('listAgencyRewards')).body.statistic).toEqual({
    sum_settled: '1.00',
    sum_pending: '0.00',
  });
  expect(await top.balances()).toMatchObject({ money: 1 });
});

test('recharges of a month earn on the 1st, at the higher rate from 50,000 on', async () => {
  const ordinary = newcomer(sandbox);
  const gold = newcomer(sandbox);
  await newcomer(sandbox, { topId: ordinary.id }).deposit(49_999.99);
  const whale = newcomer(sandbox, { topId: gold.id });
  await whale.deposit(50_000);
  expect((await gold.call('listAgencyRewards')).body.agent?.level_name).toBe('Gold agent');
  setClock(sandbox, '2026-06-01T07:00:00.000Z');
  expect((await ordinary.call('listAgencyRewards')).body.data.data).toMatchObject([
    { type: 'recharge', rate: '0.50', money: '249.99', day: '2026-05-31', settled_at: '2026-06-01 04:00:00' },
  ]);
  expect((await gold.call('listAgencyRewards')).body.data.data).toMatchObject([
    { rate: '1.00', money: '500.00' },
  ]);
  setClock(sandbox, '2026-06-02T07:00:00.000Z');
  expect(await gold.balances()).toMatchObject({ money: 500 });
});

test('a subordinate is registered with phone, own code and UID, and no wrong one tells why', async () => {
  const agent = newcomer(sandbox, { inviteCode: 'MEUCODE1', phone: '11911111111' });
  const invitee = newcomer(sandbox, { phone: '11922222222' });
  const other = newcomer(sandbox, { inviteCode: 'OUTRO001' });
  const register = async (change: object, by: Player = agent) =>
    (
      await by.call('registerSubordinate', {
        phone: '11922222222',
        invite_code: 'MEUCODE1',
        uid: invitee.id,
        ...change,
      })
    ).body;
  expect(await register({ invite_code: 'NINGUEM' })).toMatchObject({
    code: 400,
    message: 'No agent to display',
  });
  expect((await register({}, other)).message).toBe('Use your own invitation code.');
  const wrongPhone = await register({ phone: '11933333333' });
  expect(wrongPhone).toMatchObject({ code: 409, message: 'USER DOES NOT EXIST' });
  expect(await register({ uid: 987_654 })).toEqual(wrongPhone);
  expect((await register({ uid: agent.id, phone: '11911111111' })).status).toBe('error');
  expect((await register({})).data).toMatchObject({
    id: invitee.id,
    name: expect.stringMatching(/^n\*\*\*\d$/),
    level_name: 'Ordinary agent',
    created_at: '2026-05-13 12:00:00',
  });
  expect((await register({})).message).toBe('This member already has an agent.');
  expect((await agent.call('listInvitations')).body.data.data).toMatchObject([{ id: invitee.id }]);
  expect(await agent.call('listNotifications')).toMatchObject({
    body: { data: { data: [{ type: 'agency' }] } },
  });
});

test('what a member recharged before the invitation earns the agent nothing', async () => {
  const agent = newcomer(sandbox, { inviteCode: 'MEUCODE1' });
  const veteran = newcomer(sandbox, { phone: '11922222222' });
  await veteran.deposit(5_000);
  setClock(sandbox, '2026-05-13T16:00:00.000Z');
  const fields = { phone: '11922222222', invite_code: 'MEUCODE1', uid: veteran.id };
  expect((await agent.call('registerSubordinate', fields)).body.status).toBe('success');
  const reward = async () =>
    (await agent.call('checkInvitationReward', { member_id: agent.id })).body.data[0]?.progress_amount;
  const before = await reward();
  await veteran.deposit(200);
  expect([before, await reward()]).toEqual(['0.00', '200.00']);
  setClock(sandbox, '2026-06-01T15:00:00.000Z');
  expect((await agent.call('listAgencyRewards')).body.data.data).toMatchObject([
    { type: 'recharge', base_money: '200.00', money: '1.00' },
  ]);
});

test('nobody above becomes a subordinate, and five wrong guesses lock', async () => {
  const top = newcomer(sandbox, { phone: '11911111111' });
  const agent = newcomer(sandbox, { topId: top.id, inviteCode: 'MEUCODE1' });
  const register = async (phone: string) =>
    (await agent.call('registerSubordinate', { phone, invite_code: 'MEUCODE1', uid: top.id })).body.message;
  expect(await register('11911111111')).toBe('This member is above you.');
  for (let guess = 0; guess < 5; guess++) expect(await register('11900000000')).toBe('USER DOES NOT EXIST');
  expect(await register('11911111111')).toMatch(/Too many attempts/);
});

test('agente has subordinates, invitation rewards and commissions; nova is no agent', async () => {
  const agente = seedPlayer(sandbox, 'agente');
  const rewards = (await agente.call('listAgencyRewards')).body;
  expect(rewards.agent).toMatchObject({ direct: 3, subordinates: 4 });
  expect(rewards.data.total).toBeGreaterThan(0);
  expect((await agente.call('checkInvitationReward', { member_id: agente.id })).body.data).toHaveLength(3);
  const nova = seedPlayer(sandbox, 'nova');
  expect((await nova.call('listAgencyRewards')).body.agent).toBeNull();
});

test('the mechanism is open to guests', async () => {
  expect((await sandbox.get('/api/agency/mechanism/recharge?lang=pt')).body.data).toMatchObject([
    { level_name: 'Agente comum', rate: '0.50' },
    { level_name: 'Agente ouro', min_amount: '50000.00', max_amount: null, rate: '1.00' },
  ]);
  expect((await sandbox.get('/api/agency/mechanism/betting')).body.data).toHaveLength(11);
  expect((await sandbox.get('/api/agency/mechanism/settlement')).body.data).toHaveLength(2);
});

test('settlements go on after the clock was ahead, and pay for no day twice', async () => {
  const player = newcomer(sandbox);
  await player.deposit(1000);
  player.bet(200);
  setClock(sandbox, '2026-06-22T15:00:00.000Z');
  const ahead = (await player.balances()).fs_money;
  expect(ahead).toBeGreaterThan(0);
  setClock(sandbox, '2026-05-14T15:00:00.000Z');
  expect((await player.balances()).fs_money).toBe(ahead);
  player.bet(400);
  setClock(sandbox, '2026-05-16T15:00:00.000Z');
  expect((await player.balances()).fs_money).toBeCloseTo(3 * ahead, 2);
});

test('a day that was settled while the clock was ahead is rebated again for what is wagered on it later', async () => {
  const player = newcomer(sandbox);
  await player.deposit(1000);
  player.bet(200);
  const now = sandbox.world.clock.now();
  setClock(sandbox, '2026-06-22T15:00:00.000Z');
  const ahead = (await player.balances()).fs_money;
  expect(ahead).toBeGreaterThan(0);
  sandbox.world.clock.set(now);
  await player.balances();
  player.bet(400);
  setClock(sandbox, '2026-05-16T15:00:00.000Z');
  expect((await player.balances()).fs_money).toBeCloseTo(3 * ahead, 2);
});

test('an agent who was paid ahead of time is paid what comes later for the same day', async () => {
  const agent = newcomer(sandbox);
  const [early, late] = [newcomer(sandbox, { topId: agent.id }), newcomer(sandbox, { topId: agent.id })];
  for (const player of [early, late]) await player.deposit(1000);
  early.bet(1000);
  setClock(sandbox, '2026-06-22T15:00:00.000Z');
  const ahead = (await agent.balances()).money;
  setClock(sandbox, '2026-05-13T15:00:00.000Z');
  await agent.balances();
  late.bet(1000);
  setClock(sandbox, nextMorning);
  expect((await agent.balances()).money).toBeCloseTo(ahead + 3, 2);
});

test('who was invited has a state, by which the list is narrowed and the totals are not', async () => {
  const agent = newcomer(sandbox);
  newcomer(sandbox, { topId: agent.id });
  const depositor = newcomer(sandbox, { topId: agent.id });
  await depositor.deposit(50);
  const gambler = newcomer(sandbox, { topId: agent.id });
  await gambler.deposit(100);
  gambler.bet(10, 10);
  const statesOf = async (body: object) =>
    (await agent.call('listInvitations', body)).body.data.data.map(({ state }) => state).sort();
  expect(await statesOf({})).toEqual(['active', 'deposited', 'registered']);
  expect(await statesOf({ state: 'active' })).toEqual(['active']);
  expect(await statesOf({ end_at: '2026-05-12 23:59:59' })).toEqual([]);
  expect((await agent.call('listInvitations', { state: 'active' })).body).toMatchObject({
    data: { total: 1 },
    statistic: { invited: 3, qualified: 1 },
  });
});

test('the summary of commissions adds up to the list, day by day and kind by kind', async () => {
  const agente = seedPlayer(sandbox, 'agente');
  const { data } = (await agente.call('getAgencyRewardSummary')).body;
  const { statistic } = (await agente.call('listAgencyRewards')).body;
  const sum = (amounts: readonly (string | number)[]) =>
    amounts.map((amount) => Math.round(Number(amount) * 100)).reduce((total, amount) => total + amount, 0);
  expect(data.days).toHaveLength(30);
  expect(data.days.at(-1)?.day).toBe('2026-05-13');
  const settled = sum(data.kinds.map((kind) => kind.sum_settled));
  const pending = sum(data.kinds.map((kind) => kind.sum_pending));
  expect([settled, pending]).toEqual([sum([statistic.sum_settled]), sum([statistic.sum_pending])]);
  expect(sum(data.days.map(({ money }) => money))).toBe(settled + pending);
  expect(settled).toBeGreaterThan(0);
});
