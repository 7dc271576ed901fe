import { afterAll, beforeEach, expect, test } from 'vitest';
import { frozenClock, newcomer, type Player, seedPlayer, setClock, wednesdayNoon } from './testing/player.ts';
import { testSandbox, withdrawalOf } from './testing/test-sandbox.ts';
import { checkLedger } from './world/ledger.ts';

const sandbox = testSandbox({ clock: frozenClock() });
beforeEach(() => setClock(sandbox, wednesdayNoon));
afterAll(() => {
  expect(checkLedger(sandbox.world.db)).toEqual({
    total: 0,
    unbalancedTransactions: 0,
    accountsBelowZero: [],
  });
  sandbox.close();
});

const ownId = (player: Player) => ({ member_id: player.id });
const ownName = (player: Player) => ({ name: player.name, site: 'fortuna' });

test('a first deposit of 100 gives 10 and asks for a turnover of 500, once', async () => {
  const player = newcomer(sandbox);
  expect((await player.call('checkFirstDeposit', ownName(player))).body.data).toMatchObject([
    { id: 1, state: 'locked', is_claimed: 0, progress_amount: '0.00' },
  ]);
  expect((await player.call('claimFirstDeposit', ownName(player))).body).toMatchObject({
    status: 'error',
    code: 400,
    message: "You're not eligible for this reward",
  });
  await player.deposit(100);
  const [item] = (await player.call('checkFirstDeposit', ownName(player))).body.data;
  expect(item).toMatchObject({ state: 'open', reward_amount: '10.00', turnover_amount: '500.00' });
  const claimed = await player.call('claimFirstDeposit', ownName(player));
  expect(claimed.body).toMatchObject({
    message: 'Reward claimed successfully!',
    data: { reward_amount: '10.00', turnover_amount: '500.00', money: '110.00', ml_money: '600.00' },
  });
  expect((await player.call('claimFirstDeposit', ownName(player))).body.status).toBe('error');
  expect(await player.balances()).toMatchObject({ money: 110, ml_money: 600 });
  expect((await player.call('checkFirstDeposit', ownName(player))).body.data[0]).toMatchObject({
    state: 'claimed',
    is_claimed: 1,
    claimed_at: '2026-05-13 12:00:00',
  });
});

test('a smaller first deposit closes the bonus, a larger second one does not open it', async () => {
  const player = newcomer(sandbox);
  await player.deposit(99.99);
  await player.deposit(500);
  expect((await player.call('checkFirstDeposit', ownName(player))).body.data).toEqual([]);
  expect((await player.call('claimFirstDeposit', ownName(player))).body.status).toBe('error');
});

test('each single recharge of 100 or more gives 20 % and asks for 5 times the recharge', async () => {
  const player = newcomer(sandbox);
  expect((await player.call('claimRechargeRebate', ownId(player))).body.message).toBe('No eligible top-ups');
  for (const reais of [99.99, 100, 250.07]) await player.deposit(reais);
  const items = (await player.call('checkRechargeRebate', ownId(player))).body.data;
  expect(items).toMatchObject([
    { reward_amount: '50.01', turnover_amount: '1250.35', progress_amount: '250.07', state: 'open' },
    { reward_amount: '20.00', turnover_amount: '500.00', event_ended_at: '2026-05-20 12:00:00' },
  ]);
  const oldest = await player.call('claimRechargeRebate', ownId(player));
  expect(oldest.body.data).toMatchObject({ reward_amount: '20.00', money: '470.06', ml_money: '950.06' });
  const again = { ...ownId(player), id: items[1]?.id };
  expect((await player.call('claimRechargeRebate', again)).body.message).toBe(
    'This reward has already been claimed',
  );
});

test('a rebate can be claimed up to the last second of seven days', async () => {
  const player = newcomer(sandbox);
  await player.deposit(100);
  await player.deposit(200);
  setClock(sandbox, '2026-05-20T15:00:00.000Z');
  expect((await player.call('claimRechargeRebate', ownId(player))).body.status).toBe('success');
  setClock(sandbox, '2026-05-20T15:00:00.001Z');
  const [item] = (await player.call('checkRechargeRebate', ownId(player))).body.data;
  expect(item).toMatchObject({ state: 'expired', is_claimed: 0 });
  expect((await player.call('claimRechargeRebate', { ...ownId(player), id: item?.id })).body.message).toBe(
    'The time to claim this reward is over',
  );
});

test("yesterday's net loss gives 8 % back until the end of today", async () => {
  const player = newcomer(sandbox);
  await player.deposit(1000);
  player.bet(300);
  player.bet(100, 9);
  expect((await player.call('checkLossRelief', ownId(player))).body.data).toMatchObject([
    { id: 20260513, state: 'locked', progress_amount: '310.00', reward_amount: '24.80' },
  ]);
  expect((await player.call('claimLossRelief', ownId(player))).body.status).toBe('error');
  setClock(sandbox, '2026-05-14T03:00:00.000Z');
  expect((await player.call('checkLossRelief', ownId(player))).body.data).toMatchObject([
    { id: 20260513, subject: '2026-05-13', state: 'open', event_ended_at: '2026-05-14 23:59:59' },
  ]);
  expect((await player.call('claimLossRelief', { ...ownId(player), id: 20260513 })).body.data).toMatchObject({
    reward_amount: '24.80',
    turnover_amount: '24.80',
    money: '714.80',
    ml_money: '624.80',
  });
  expect((await player.call('claimLossRelief', ownId(player))).body.status).toBe('error');
});

test('relief is over with the day, starts at a loss of 100 and ends at 5,000', async () => {
  const small = newcomer(sandbox);
  const large = newcomer(sandbox);
  const late = newcomer(sandbox);
  for (const player of [small, late]) await player.deposit(200);
  await large.deposit(50_000);
  await large.deposit(20_000);
  small.bet(99);
  late.bet(100);
  large.bet(70_000);
  setClock(sandbox, '2026-05-15T02:59:59.999Z');
  expect((await small.call('claimLossRelief', ownId(small))).body.message).toBe('Not eligible to receive');
  expect((await large.call('claimLossRelief', ownId(large))).body.data.reward_amount).toBe('5000.00');
  setClock(sandbox, '2026-05-15T03:00:00.000Z');
  expect((await late.call('claimLossRelief', ownId(late))).body.message).toBe(
    'The time to claim this reward is over',
  );
});

test('an invited member who recharged 100 gives 100 once; anybody else is a 409', async () => {
  const inviter = newcomer(sandbox);
  const invitee = newcomer(sandbox, { topId: inviter.id });
  const stranger = newcomer(sandbox);
  const claim = (id?: number) => inviter.call('claimInvitationReward', { ...ownId(inviter), id });
  await invitee.deposit(60);
  expect((await inviter.call('checkInvitationReward', ownId(inviter))).body.data).toMatchObject([
    {
      id: invitee.id,
      state: 'locked',
      progress_amount: '60.00',
      subject: expect.stringMatching(/^n\*\*\*\d$/),
    },
  ]);
  expect((await claim()).body.message).toBe("You're not eligible for this reward");
  await invitee.deposit(40);
  for (const id of [stranger.id, inviter.id, 987_654]) {
    const { http, body } = await claim(id);
    expect({ http, ...body }).toMatchObject({ http: 200, code: 409, message: 'USER DOES NOT EXIST' });
  }
  expect((await claim(invitee.id)).body.data).toMatchObject({
    reward_amount: '100.00',
    turnover_amount: '500.00',
    money: '100.00',
  });
  expect((await claim(invitee.id)).body.status).toBe('error');
  expect((await inviter.call('listInvitations')).body).toMatchObject({
    data: { total: 1, data: [{ is_qualified: 1, is_claimed: 1, total_recharge: '100.00' }] },
    statistic: { invited: 1, qualified: 1, sum_reward: '100.00' },
  });
  expect((await inviter.call('listAgencyRewards')).body).toMatchObject({
    agent: { level_name: 'Ordinary agent', direct: 1, subordinates: 1, top_name: null },
    data: { data: [{ type: 'invitation', money: '100.00', status: 2 }] },
  });
});

test('fifty replays and fifty parallel claims credit once', async () => {
  const player = newcomer(sandbox);
  await player.deposit(100);
  const times = Array.from({ length: 50 }, (_, index) => index);
  const replays = await Promise.all(
    times.map(() => player.call('claimRechargeRebate', ownId(player), 'replayed-claim')),
  );
  expect(new Set(replays.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(replays[0]?.body.status).toBe('success');
  const parallel = await Promise.all(
    times.map((index) => player.call('claimFirstDeposit', ownName(player), `parallel-${index}`)),
  );
  expect(parallel.filter(({ body }) => body.status === 'success')).toHaveLength(1);
  expect(await player.balances()).toMatchObject({ money: 130, ml_money: 1100 });
  const other = await player.call('claimRechargeRebate', { ...ownId(player), id: 1 }, 'replayed-claim');
  expect(other.http).toBe(422);
});

test.each([
  'checkInvitationReward',
  'claimInvitationReward',
  'checkLossRelief',
  'claimLossRelief',
  'checkRechargeRebate',
  'claimRechargeRebate',
  'checkDailyWheel',
  'spinDailyWheel',
  'checkLotteryWheel',
  'spinLotteryWheel',
  'collectRebates',
] as const)("%s with another's member_id is forbidden and changes nothing", async (operation) => {
  const owner = newcomer(sandbox);
  const thief = newcomer(sandbox);
  await owner.deposit(300);
  expect((await thief.call(operation, ownId(owner))).http).toBe(403);
  expect((await thief.call('checkFirstDeposit', ownName(owner))).http).toBe(403);
  expect((await thief.call('claimFirstDeposit', ownName(owner))).http).toBe(403);
  expect(await owner.balances()).toMatchObject({ money: 300 });
  expect(await thief.balances()).toMatchObject({ money: 0 });
});

test("another's recharge cannot be claimed by its id", async () => {
  const owner = newcomer(sandbox);
  const thief = newcomer(sandbox);
  await owner.deposit(100);
  const [item] = (await owner.call('checkRechargeRebate', ownId(owner))).body.data;
  const stolen = await thief.call('claimRechargeRebate', { ...ownId(thief), id: item?.id });
  expect(stolen.body).toMatchObject({ status: 'error', message: 'No eligible top-ups' });
});

test('demonstration members take no part', async () => {
  const demo = seedPlayer(sandbox, 'demo');
  const before = await demo.balances();
  expect((await demo.call('checkRechargeRebate', ownId(demo))).body.data).toEqual([]);
  for (const operation of ['claimRechargeRebate', 'spinDailyWheel', 'spinLotteryWheel'] as const) {
    expect((await demo.call(operation, ownId(demo))).body.message).toBe(
      "You're not eligible for this reward",
    );
  }
  expect(await demo.balances()).toEqual(before);
});

test('a bet covers the deposit first, then the oldest reward; what is left costs the general fee', async () => {
  const player = newcomer(sandbox);
  await player.deposit(100);
  await player.call('claimFirstDeposit', ownName(player));
  await player.call('claimRechargeRebate', ownId(player));
  const covers = async () => (await player.call('listCoverHistory', { status: 1 })).body;
  player.bet(100, 10);
  expect(await covers()).toMatchObject({
    data: { data: [{ covered_amount: '0.00' }, { covered_amount: '0.00' }] },
    statistic: { sum_money: '30.00', sum_left: '1000.00' },
  });
  for (let round = 0; round < 5; round++) player.bet(110, 10);
  expect(await covers()).toMatchObject({
    data: { data: [{ source: 'rechargerebate', required_amount: '500.00', covered_amount: '50.00' }] },
    statistic: { sum_left: '450.00' },
  });
  expect((await player.call('listCoverHistory', { status: 2 })).body.data.data).toMatchObject([
    { source: 'ftd', covered_amount: '500.00', covered_at: '2026-05-13 12:00:00' },
  ]);
  expect(await player.balances()).toMatchObject({ money: 130, ml_money: 450 });
  expect((await player.call('getWithdrawalRules')).body.data.turnover_left).toBe('450.00');
});

test('a bonus is tied to its recharge, its turnover, and the withdrawal that came first after it', async () => {
  const player = newcomer(sandbox);
  await player.deposit(100);
  await player.call('claimFirstDeposit', ownName(player));
  const bonus = async () =>
    (await player.call('listOrderAssociations')).body.data.data.find(({ relation }) => relation === 'bonus');
  expect(await bonus()).toMatchObject({
    related_type: 'recharge',
    related_money: '100.00',
    turnover: { required: '500.00', left: '500.00', covered_at: null },
    withdraw_bill_no: null,
  });
  for (let round = 0; round < 6; round++) player.bet(100, 10);
  const first = (await player.withdraw(50)).body.data.bill_no;
  await player.withdraw(30);
  expect(await bonus()).toMatchObject({
    turnover: { left: '0.00', covered_at: '2026-05-13 12:00:00' },
    withdraw_bill_no: first,
  });
});

test('a reward is in the money log, the orders with their association, and the notifications', async () => {
  const player = newcomer(sandbox);
  await player.deposit(100);
  await player.call('claimRechargeRebate', ownId(player));
  const log = await player.call('listMoneyLog', { operate_type: 'bonus' });
  expect(log.body.data.data).toMatchObject([
    { money: '20.00', money_before: '100.00', money_after: '120.00' },
  ]);
  const billNo = log.body.data.data[0]?.bill_no;
  const [deposit] = (await player.call('checkRechargeRebate', ownId(player))).body.data;
  expect((await player.call('listOrderAssociations')).body.data.data).toMatchObject([
    { bill_no: billNo, related_bill_no: deposit?.subject, relation: 'bonus', money: '20.00' },
  ]);
  const notifications = await player.call('listNotifications');
  expect(notifications.body.data.data[0]).toMatchObject({ type: 'reward', bill_no: billNo });
});

test('a reward alone makes a withdrawal cost the fee until it is wagered', async () => {
  const rica = seedPlayer(sandbox, 'rica');
  const fee = async () => (await rica.call('createWithdrawal', withdrawalOf(1000))).body.data.counter_fee;
  expect(await fee()).toBe('0.00');
  const bonus = await rica.call('claimActivity', { code: 'level', tier_id: 3 });
  expect(bonus.body.data).toMatchObject({ reward_amount: '80.00', ml_money: '80.00' });
  expect(await fee()).toBe('50.00');
  rica.bet(79);
  // From the third of a day on with the mandatory fee.
  expect(await fee()).toBe('53.50');
  rica.bet(1);
  expect(await fee()).toBe('3.50');
});
