import { expect } from '@playwright/test';
import { arrange } from './arrange.ts';
import { codeChannel, depositButton, fillDeposit, moneyCalls, orderNumber, pageChannel } from './cashier.ts';
import { sandboxOrigin } from './environment.ts';
import { test } from './journey.ts';
import { soundBooks } from './ledger.ts';
import { sandbox } from './sandbox-control.ts';

test("a deposit is paid on the provider's page, whose name is seen before leaving", async ({
  player,
  page,
}) => {
  await player.enterAs('rica', '/recharge');
  await fillDeposit(player, 100_00, pageChannel);
  await depositButton(player, 100_00).click();
  await player.button('cashier', 'deposit.leaving.leave', { host: new URL(sandboxOrigin).host }).click();
  await expect(page).toHaveURL(new RegExp(`^${sandboxOrigin}/pay/D`));
  await expect(page.getByText(player.money(100_00))).toBeVisible();
  await page.locator('button[value=confirm]').click();
  await expect(page.getByRole('status')).toBeVisible();
  await page.getByRole('main').getByRole('link').click();
  await expect(player.step('cashier', 'payment.paid.title')).toBeVisible();
  await player.hasBalance(25_100_00);
  await soundBooks();
});

test('Back from the provider is the payment step of the same order', async ({ player, page }) => {
  await player.enterAs('rica', '/recharge');
  await fillDeposit(player, 100_00, pageChannel);
  await depositButton(player, 100_00).click();
  await player.button('cashier', 'deposit.leaving.leave', { host: new URL(sandboxOrigin).host }).click();
  await expect(page).toHaveURL(new RegExp(`^${sandboxOrigin}/pay/D`));
  await page.goBack();
  await orderNumber(player);
  expect(await sandbox.callsOf('POST', moneyCalls.deposit)).toHaveLength(1);
});

test('a payment that the provider refuses credits nothing and says so', async ({ player }) => {
  const billNo = await arrange.deposit('rica', 100_00, codeChannel);
  await player.enterAs('rica', `/recharge-payment?bill_no=${billNo}`);
  await sandbox.providerNotify(await orderNumber(player), 'failed');
  await player.comeBack();
  await expect(player.alert(player.say('cashier', 'payment.rejected.title'))).toBeVisible();
  await player.hasBalance(25_000_00);
});

test('an order number that is not mine is not found', async ({ player }) => {
  await player.enterAs('rica', '/recharge-payment?bill_no=D000');
  await expect(player.step('cashier', 'payment.notFound.title')).toBeVisible();
});
