import { afterEach, beforeEach, expect, test } from 'vitest';
import { bookFaults } from '../../strength/soundness.ts';
import { frozenClock, newcomer, type Player } from '../../testing/player.ts';
import { type TestSandbox, testSandbox } from '../../testing/test-sandbox.ts';
import { inTransaction } from '../database.ts';
import { cancelReward } from './cancel-reward.ts';
import { rewardsByItem } from './rewards.ts';

let sandbox: TestSandbox;
let player: Player;
/** A first deposit of 100 and its bonus of 10, which asks for a turnover of 500. */
beforeEach(async () => {
  sandbox = testSandbox({ clock: frozenClock() });
  player = newcomer(sandbox);
  await player.deposit(100);
  await player.call('claimFirstDeposit', { name: player.name, site: 'fortuna' });
});
afterEach(() => {
  expect(bookFaults(sandbox.world.db)).toEqual([]);
  sandbox.close();
});

function cancelBonus(): boolean {
  const { world } = sandbox;
  const bonus = rewardsByItem(world, player.id, 'ftd').get('first');
  return inTransaction(world.db, () => cancelReward(world, bonus?.billNo ?? '', 'Contas repetidas'));
}

test('a cancelled reward leaves the wallet with the turnover it asked for, and stays claimed', async () => {
  expect(await player.balances()).toMatchObject({ money: 110, ml_money: 600 });
  expect(cancelBonus()).toBe(true);
  expect(await player.balances()).toMatchObject({ money: 100, ml_money: 100 });
  const covers = await player.call('listCoverHistory', { status: 3 });
  expect(covers.body.data.data).toMatchObject([
    { source: 'ftd', money: '10.00', status: 3, covered_at: null },
  ]);
  expect(covers.body.statistic.sum_left).toBe('0.00');
  const again = await player.call('claimFirstDeposit', { name: player.name, site: 'fortuna' });
  expect(again.body).toMatchObject({ status: 'error', message: 'This reward has already been claimed' });
});

test('what is left of it is taken, and nobody falls below zero', async () => {
  player.bet(105);
  expect(await player.balances()).toMatchObject({ money: 5, ml_money: 495 });
  expect(cancelBonus()).toBe(true);
  expect(await player.balances()).toMatchObject({ money: 0, ml_money: 0 });
  const log = await player.call('listMoneyLog', { limit: 1 });
  expect(log.body.data.data).toMatchObject([
    { operate_type: 'adjustment', money: '-5.00', money_after: '0.00' },
  ]);
});

test('with an empty wallet nothing moves', async () => {
  player.bet(110);
  expect(cancelBonus()).toBe(true);
  expect(await player.balances()).toMatchObject({ money: 0, ml_money: 0 });
});

test('a reward that was wagered can be cancelled too, without touching the turnover of others', async () => {
  for (let round = 0; round < 6; round++) player.bet(100, 10);
  await player.deposit(50);
  expect(await player.balances()).toMatchObject({ money: 160, ml_money: 50 });
  cancelBonus();
  expect(await player.balances()).toMatchObject({ money: 150, ml_money: 50 });
});

test('it is cancelled once, and told with the reason in the language of the reader', async () => {
  expect([cancelBonus(), cancelBonus()]).toEqual([true, false]);
  expect(await player.balances()).toMatchObject({ money: 100, ml_money: 100 });
  const token = await sandbox.session(player.name);
  const told = async (lang: string) =>
    (await sandbox.get(`/api/informationcenter/notification?lang=${lang}`, token)).body.data?.data?.[0];
  expect(await told('en')).toMatchObject({ type: 'reward', title: 'Reward cancelled' });
  expect((await told('pt'))?.content).toMatch(/R\$\s10,00 foi cancelada.*Motivo: Contas repetidas/);
  expect((await told('cn'))?.title).toBe('奖励已取消');
  const orders = await player.call('getOrderDetails', {});
  expect(orders.body.data.total_bonus_amount).toBe('0.00');
});

test('an order number that no reward has changes nothing', () => {
  const { world } = sandbox;
  expect(inTransaction(world.db, () => cancelReward(world, 'B0', 'x'))).toBe(false);
});
