import { expect } from '@playwright/test';
import {
  askForWithdrawal,
  confirmWithdrawal,
  depositButton,
  fillDeposit,
  moneyCalls,
  orderNumber,
  withdrawalNumber,
} from './cashier.ts';
import { holdAnswers } from './faults.ts';
import { test } from './journey.ts';
import { withdrawalPassword } from './player.ts';
import { sandbox } from './sandbox-control.ts';

const presses = [1, 2, 3, 4, 5];

test('a double click on the deposit button orders once', async ({ player, page }) => {
  const answer = await holdAnswers(page, moneyCalls.deposit);
  await player.enterAs('rica', '/recharge');
  await fillDeposit(player, 100_00);
  await depositButton(player, 100_00).dblclick();
  answer.open();
  await orderNumber(player);
  expect(await sandbox.callsOf('POST', moneyCalls.deposit)).toHaveLength(1);
});

test('Enter pressed five times in the deposit form orders once', async ({ player, page }) => {
  const answer = await holdAnswers(page, moneyCalls.deposit);
  await player.enterAs('rica', '/recharge');
  await fillDeposit(player, 100_00);
  for (const _ of presses) await player.field('cashier', 'deposit.amount').press('Enter');
  answer.open();
  await orderNumber(player);
  expect(await sandbox.callsOf('POST', moneyCalls.deposit)).toHaveLength(1);
});

test('a double click on the confirmation withdraws once', async ({ player, page }) => {
  const answer = await holdAnswers(page, moneyCalls.withdrawal);
  await player.enterAs('rica', '/withdraw');
  await askForWithdrawal(player, 50_00);
  await player.field('cashier', 'withdraw.confirm.password').fill(withdrawalPassword);
  await player.button('cashier', 'withdraw.confirm.submit').dblclick();
  answer.open();
  await withdrawalNumber(player);
  expect(await sandbox.callsOf('POST', moneyCalls.withdrawal)).toHaveLength(1);
  await player.hasBalance(24_950_00);
});

test('Enter pressed five times at the six digits withdraws once', async ({ player, page }) => {
  const answer = await holdAnswers(page, moneyCalls.withdrawal);
  await player.enterAs('rica', '/withdraw');
  await askForWithdrawal(player, 50_00);
  await player.field('cashier', 'withdraw.confirm.password').fill(withdrawalPassword);
  for (const _ of presses) await player.field('cashier', 'withdraw.confirm.password').press('Enter');
  answer.open();
  await withdrawalNumber(player);
  expect(await sandbox.callsOf('POST', moneyCalls.withdrawal)).toHaveLength(1);
  await player.hasBalance(24_950_00);
});

test('a second withdrawal after the first is another one', async ({ player }) => {
  await player.enterAs('rica', '/withdraw');
  await askForWithdrawal(player, 50_00);
  await confirmWithdrawal(player);
  const first = await withdrawalNumber(player);
  await player.button('cashier', 'withdraw.another').click();
  await expect(player.field('cashier', 'withdraw.amount')).toHaveValue('');
  await askForWithdrawal(player, 70_00);
  await confirmWithdrawal(player);
  await expect.poll(() => withdrawalNumber(player)).not.toBe(first);
  const keys = (await sandbox.callsOf('POST', moneyCalls.withdrawal)).map((call) => call.idempotencyKey);
  expect(new Set(keys).size).toBe(2);
  await player.hasBalance(24_880_00);
});
