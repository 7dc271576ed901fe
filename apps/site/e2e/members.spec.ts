import { expect } from '@playwright/test';
import { askForWithdrawal, depositButton, fillDeposit, moneyCalls, recordCalls } from './cashier.ts';
import { cutOff, loseAnswers, mend } from './faults.ts';
import { test } from './journey.ts';
import { logsInElsewhere } from './logs-in-elsewhere.ts';
import { sandbox } from './sandbox-control.ts';

test('a withdrawal at its confirmation ends where another member logs in', async ({ player }) => {
  await player.enterAs('rica', '/withdraw');
  await askForWithdrawal(player, 50_00);
  const pin = player.field('cashier', 'withdraw.confirm.password');
  await pin.fill('2468');
  await logsInElsewhere(player, 'nova');
  await expect(player.main.getByText(player.say('cashier', 'withdraw.noAccount.title'))).toBeVisible();
  await expect(pin).toHaveCount(0);
  await player.hasBalance(0);
  expect(await sandbox.callsOf('POST', moneyCalls.withdrawal)).toEqual([]);
});

test('an unanswered deposit is not shown to the next member, and comes back to its own', async ({
  player,
  page,
}) => {
  await page.clock.install();
  await cutOff(page, recordCalls.deposits);
  await loseAnswers(page, moneyCalls.deposit);
  await player.enterAs('rica', '/recharge');
  await fillDeposit(player, 100_00);
  await depositButton(player, 100_00).click();
  await expect(player.step('cashier', 'deposit.checking.title')).toBeVisible();
  await page.clock.resume();
  await logsInElsewhere(player, 'nova');
  await expect(player.field('cashier', 'deposit.amount')).toHaveValue('');
  await expect(player.step('cashier', 'deposit.checking.title')).toHaveCount(0);
  await mend(page, recordCalls.deposits);
  await logsInElsewhere(player, 'rica');
  await expect(player.page).toHaveURL(/recharge-payment/);
  expect(await sandbox.callsOf('POST', moneyCalls.deposit)).toHaveLength(1);
});
