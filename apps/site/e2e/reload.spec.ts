import { expect } from '@playwright/test';
import { addressOf } from './addresses.ts';
import { arrange } from './arrange.ts';
import {
  askForWithdrawal,
  codeChannel,
  confirmWithdrawal,
  depositButton,
  fillDeposit,
  moneyCalls,
  orderNumber,
  pageChannel,
  withdrawalNumber,
} from './cashier.ts';
import { holdAnswers } from './faults.ts';
import { test } from './journey.ts';
import { sandbox } from './sandbox-control.ts';

test('a reload of the registration begins a fresh form, with the invitation code still there', async ({
  player,
}) => {
  await player.open('/login?mode=register&invite_code=AGENTE26');
  await player.fillRegistration('marina');
  await player.reload();
  await expect(player.field('auth', 'fields.name')).toHaveValue('');
  await expect(player.field('auth', 'fields.inviteCode')).toHaveValue('AGENTE26');
});

test('a reload while the deposit is being sent finds the order', async ({ player, page }) => {
  await holdAnswers(page, moneyCalls.deposit);
  await player.enterAs('rica', '/recharge');
  await fillDeposit(player, 100_00);
  await depositButton(player, 100_00).click();
  await expect.poll(() => sandbox.callsOf('POST', moneyCalls.deposit)).toHaveLength(1);
  await player.reload();
  await orderNumber(player);
  expect(await sandbox.callsOf('POST', moneyCalls.deposit)).toHaveLength(1);
});

test('a reload before leaving for the provider names the provider again', async ({ player, page }) => {
  await player.enterAs('rica', '/recharge');
  await fillDeposit(player, 100_00, pageChannel);
  await depositButton(player, 100_00).click();
  await expect(player.step('cashier', 'deposit.leaving.title')).toBeVisible();
  await player.reload();
  await expect(player.step('cashier', 'deposit.leaving.title')).toBeVisible();
  await page.getByRole('button', { name: /D\d+/ }).click();
  await orderNumber(player);
  expect(await sandbox.callsOf('POST', moneyCalls.deposit)).toHaveLength(1);
});

test('a reload of the payment step goes on with the same order', async ({ player }) => {
  const billNo = await arrange.deposit('rica', 100_00, codeChannel);
  await player.enterAs('rica', `/recharge-payment?bill_no=${billNo}`);
  expect(await orderNumber(player)).toBe(billNo);
  const code = await player.field('cashier', 'payment.code').inputValue();
  await player.reload();
  await expect(player.field('cashier', 'payment.code')).toHaveValue(code);
  await sandbox.providerNotify(billNo, 'success');
  await player.reload();
  await expect(player.step('cashier', 'payment.paid.title')).toBeVisible();
  await player.hasBalance(25_100_00);
});

test('a reload in the game asks to open it again, with the wallet as it is', async ({ player, page }) => {
  await player.enterAs('rica', addressOf('/gameInfo'));
  await player.button('games-play', 'transfer.launch').click();
  await expect(page.locator('iframe')).toBeVisible();
  await player.reload();
  await expect(player.button('games-play', 'transfer.launch')).toBeVisible();
  await expect(player.main).toContainText(player.money(25_000_00));
});

test('a reload of the confirmation has sent nothing and asks again', async ({ player }) => {
  await player.enterAs('rica', '/withdraw');
  await askForWithdrawal(player, 50_00);
  await expect(player.step('cashier', 'withdraw.confirm.title')).toBeVisible();
  await player.reload();
  await expect(player.field('cashier', 'withdraw.amount')).toBeVisible();
  expect(await sandbox.callsOf('POST', moneyCalls.withdrawal)).toHaveLength(0);
});

test('a reload while the withdrawal is being sent finds it', async ({ player, page }) => {
  await holdAnswers(page, moneyCalls.withdrawal);
  await player.enterAs('rica', '/withdraw');
  await askForWithdrawal(player, 50_00);
  await confirmWithdrawal(player);
  await expect.poll(() => sandbox.callsOf('POST', moneyCalls.withdrawal)).toHaveLength(1);
  await player.reload();
  await withdrawalNumber(player);
  expect(await sandbox.callsOf('POST', moneyCalls.withdrawal)).toHaveLength(1);
  await player.hasBalance(24_950_00);
});

test('a reload during the review goes on following the same withdrawal', async ({ player }) => {
  const billNo = await arrange.withdrawal('rica', 50_00);
  await player.enterAs('rica', `/withdraw?bill_no=${billNo}`);
  expect(await withdrawalNumber(player)).toBe(billNo);
  await player.reload();
  expect(await withdrawalNumber(player)).toBe(billNo);
  await sandbox.review(billNo, 'approve');
  await player.reload();
  await expect(player.step('cashier', 'withdraw.approved.title')).toBeVisible();
});
