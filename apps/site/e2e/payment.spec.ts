import { expect, type Page } from '@playwright/test';
import { arrange } from './arrange.ts';
import { codeChannel, depositButton, fillDeposit, moneyCalls, orderNumber, pageChannel } from './cashier.ts';
import { sandboxOrigin } from './environment.ts';
import { test } from './journey.ts';
import { soundBooks } from './ledger.ts';
import { sandbox } from './sandbox-control.ts';

/** The records of deposits arrive changed; `now` is the server's time. */
async function changeRecords(
  page: Page,
  change: (row: Record<string, unknown>, now: string) => void,
): Promise<void> {
  await page.route('**/api/recharge/list*', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    for (const row of json.data.data) change(row, json.server_time);
    await route.fulfill({ response, json });
  });
}

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
  await expect(player.main).not.toContainText(player.say('cashier', 'order.confirmedAt'));
  await player.hasBalance(25_000_00);
});

test('an order number that is not mine is not found, and can be looked for again', async ({
  player,
  page,
}) => {
  await player.enterAs('rica', '/recharge-payment?bill_no=D000');
  await expect(player.step('cashier', 'payment.notFound.title')).toBeVisible();
  const asked = page.waitForResponse(/recharge\/list/);
  await player.button('cashier', 'payment.lookAgain').click();
  await asked;
  await expect(player.step('cashier', 'payment.notFound.title')).toBeVisible();
  await expect(player.link('cashier', 'payment.records')).toBeVisible();
});

test('an unpaid order is told of where the next one is made', async ({ player }) => {
  const billNo = await arrange.deposit('rica', 50_00, codeChannel);
  await player.enterAs('rica', '/recharge');
  const amount = player.money(50_00);
  await expect(player.main).toContainText(player.say('cashier', 'deposit.unpaid.title', { amount }));
  await expect(player.field('cashier', 'deposit.amount')).toBeVisible();
  await player.link('cashier', 'deposit.unpaid.continue').click();
  expect(await orderNumber(player)).toBe(billNo);
});

test('from the way to the provider another way to pay can be chosen, and a reload does not lead back', async ({
  player,
}) => {
  await player.enterAs('rica', '/recharge');
  await fillDeposit(player, 100_00, pageChannel);
  await depositButton(player, 100_00).click();
  await player.button('cashier', 'deposit.leaving.other').click();
  await expect(player.field('cashier', 'deposit.amount')).toBeVisible();
  await player.reload();
  await expect(player.field('cashier', 'deposit.amount')).toBeVisible();
  expect(await sandbox.callsOf('POST', moneyCalls.deposit)).toHaveLength(1);
});

test('a code that has run out is replaced by one press: the same amount and channel, an order of its own', async ({
  player,
  page,
}) => {
  const old = await arrange.deposit('rica', 50_00, codeChannel);
  await changeRecords(page, (row, now) => {
    if (row.bill_no === old) row.expired_at = now;
  });
  await player.enterAs('rica', `/recharge-payment?bill_no=${old}`);
  await player.button('cashier', 'payment.newCode').click();
  await expect(page).toHaveURL((url) => url.pathname === '/recharge-payment' && !url.search.includes(old));
  await expect(player.field('cashier', 'payment.code')).toHaveValue(/^000201/);
  await expect(player.main).toContainText(player.money(50_00));
  const [, again, ...others] = await sandbox.callsOf('POST', moneyCalls.deposit);
  expect(others).toEqual([]);
  expect(again?.idempotencyKey).toBeTruthy();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/recharge$/);
  await player.reload();
  expect(await sandbox.callsOf('POST', moneyCalls.deposit)).toHaveLength(2);
});

test('an order with a status that nobody knows is neither paid nor failed, and can be looked at again', async ({
  player,
  page,
}) => {
  const billNo = await arrange.deposit('rica', 50_00, codeChannel);
  await changeRecords(page, (row) => {
    row.status = 9;
  });
  await player.enterAs('rica', `/recharge-payment?bill_no=${billNo}`);
  await expect(player.step('cashier', 'payment.unknown.title')).toBeVisible();
  await page.unroute('**/api/recharge/list*');
  await player.button('cashier', 'payment.lookAgain').click();
  await expect(player.field('cashier', 'payment.code')).toBeVisible();
});
