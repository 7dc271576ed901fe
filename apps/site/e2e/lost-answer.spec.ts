import { expect } from '@playwright/test';
import {
  askForWithdrawal,
  confirmWithdrawal,
  depositButton,
  fillDeposit,
  moneyCalls,
  orderNumber,
  recordCalls,
  withdrawalNumber,
} from './cashier.ts';
import { cutOff, holdAnswers, loseAnswers, mend } from './faults.ts';
import { test } from './journey.ts';
import type { Player } from './player.ts';
import { sandbox } from './sandbox-control.ts';

/** Until the step appears: the site gives up looking after half a minute. */
const waitPatiently = (player: Player, key: string) => player.waitsFor(player.step('cashier', key));

test('a deposit whose answer is lost is looked for, and found, and never sent again', async ({
  player,
  page,
}) => {
  await loseAnswers(page, moneyCalls.deposit);
  const records = await holdAnswers(page, recordCalls.deposits);
  await player.enterAs('rica', '/recharge');
  await fillDeposit(player, 100_00);
  await depositButton(player, 100_00).click();
  await expect(player.step('cashier', 'deposit.checking.title')).toBeVisible();
  records.open();
  await orderNumber(player);
  expect(await sandbox.callsOf('POST', moneyCalls.deposit)).toHaveLength(1);
});

test('while the records cannot be read the order stays unknown; looking again finds it', async ({
  player,
  page,
}) => {
  await page.clock.install();
  await loseAnswers(page, moneyCalls.deposit);
  await cutOff(page, recordCalls.deposits);
  await player.enterAs('rica', '/recharge');
  await fillDeposit(player, 100_00);
  await depositButton(player, 100_00).click();
  await waitPatiently(player, 'deposit.unknown.title');
  await mend(page, recordCalls.deposits);
  await player.button('cashier', 'deposit.unknown.lookAgain').click();
  await orderNumber(player);
  expect(await sandbox.callsOf('POST', moneyCalls.deposit)).toHaveLength(1);
});

test('an order that never arrived can be sent as the very same one', async ({ player, page }) => {
  await page.clock.install();
  await cutOff(page, moneyCalls.deposit);
  await player.enterAs('rica', '/recharge');
  await fillDeposit(player, 100_00);
  await depositButton(player, 100_00).click();
  await waitPatiently(player, 'deposit.unknown.title');
  const attempt = await page.evaluate(() =>
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith('fortuna.attempt.deposit.'))
      .map((key) => sessionStorage.getItem(key))
      .join(),
  );
  await mend(page, moneyCalls.deposit);
  await player.button('cashier', 'deposit.unknown.sendSame').click();
  await orderNumber(player);
  const [sent, ...more] = await sandbox.callsOf('POST', moneyCalls.deposit);
  expect(more).toEqual([]);
  expect(attempt).toContain(sent?.idempotencyKey);
});

test('a withdrawal whose answer is lost is found, and the money leaves once', async ({ player, page }) => {
  await loseAnswers(page, moneyCalls.withdrawal);
  await player.enterAs('rica', '/withdraw');
  await askForWithdrawal(player, 50_00);
  await confirmWithdrawal(player);
  await withdrawalNumber(player);
  await player.hasBalance(24_950_00);
  expect(await sandbox.callsOf('POST', moneyCalls.withdrawal)).toHaveLength(1);
});

test('nothing is sent while the device is offline, and the form says so', async ({ player, context }) => {
  await player.enterAs('rica', '/recharge');
  await fillDeposit(player, 100_00);
  await context.setOffline(true);
  await depositButton(player, 100_00).click();
  await expect(player.alert(player.say('controls', 'offline'))).toBeVisible();
  await context.setOffline(false);
  expect(await sandbox.callsOf('POST', moneyCalls.deposit)).toHaveLength(0);
  await depositButton(player, 100_00).click();
  await orderNumber(player);
});
