import { expect } from '@playwright/test';
import {
  askForWithdrawal,
  confirmWithdrawal,
  depositButton,
  fillDeposit,
  moneyCalls,
  pageChannel,
  recordCalls,
} from './cashier.ts';
import { cutOff, loseAnswers, mend } from './faults.ts';
import { test } from './journey.ts';
import { logsInElsewhere } from './logs-in-elsewhere.ts';
import type { Player } from './player.ts';
import { sandbox } from './sandbox-control.ts';

/** The next one logs in where the one before has left, in the same tab. */
async function takesOver(player: Player, name: string, path: string): Promise<void> {
  await player.logOut();
  await player.open('/login');
  await player.logIn(name);
  await expect(player.page).toHaveURL(/\/$/);
  await player.open(path);
}

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

test('an order on its way to the provider is not offered to the next member of the tab, and comes back to its own', async ({
  player,
}) => {
  await player.enterAs('rica', '/recharge');
  await fillDeposit(player, 78_00, pageChannel);
  await depositButton(player, 78_00).click();
  const leaving = player.step('cashier', 'deposit.leaving.title');
  await expect(leaving).toBeVisible();
  await takesOver(player, 'sempin', '/recharge');
  await expect(player.field('cashier', 'deposit.amount')).toHaveValue('');
  await expect(leaving).toHaveCount(0);
  await expect(player.main).not.toContainText(player.money(78_00));
  await takesOver(player, 'rica', '/recharge');
  await expect(player.main).toContainText(player.money(78_00));
  expect(await sandbox.callsOf('POST', moneyCalls.deposit)).toHaveLength(1);
});

test('an unanswered withdrawal is not shown to the next member of the tab, and comes back to its own', async ({
  player,
  page,
}) => {
  await cutOff(page, recordCalls.withdrawals);
  await loseAnswers(page, moneyCalls.withdrawal);
  await player.enterAs('rica', '/withdraw');
  await askForWithdrawal(player, 50_00);
  await confirmWithdrawal(player);
  const checking = player.step('cashier', 'withdraw.checking.title');
  await expect(checking).toBeVisible();
  await mend(page, recordCalls.withdrawals);
  await mend(page, moneyCalls.withdrawal);
  await takesOver(player, 'rtl', '/withdraw');
  await expect(player.field('cashier', 'withdraw.amount')).toHaveValue('');
  await expect(checking).toHaveCount(0);
  await takesOver(player, 'rica', '/withdraw');
  await expect(player.step('cashier', 'withdraw.pending.title')).toBeVisible();
  expect(await sandbox.callsOf('POST', moneyCalls.withdrawal)).toHaveLength(1);
});

/** Pages where a member types, with the press that opens the form. */
const forms: readonly (readonly [path: string, opens?: (player: Player) => Promise<void>])[] = [
  ['/recharge'],
  ['/withdraw'],
  ['/withdrawal-card', (player) => player.button('cashier', 'bankAccounts.add').click()],
  ['/security-center/verify-password'],
  ['/security-center/bind-email'],
  ['/security-center/change-password'],
  ['/security-center/change-withdrawal-password'],
  ['/agency-center/register-subordinates'],
];

for (const [path, opens] of forms) {
  test(`${path}: what one member has typed is gone where another logs in`, async ({ player, page }) => {
    await player.enterAs('rtl', path);
    await opens?.(player);
    const fields = player.main.locator('input:not([type=radio], [type=checkbox], [readonly]):visible');
    await expect(fields.first()).toBeVisible();
    const typed: string[] = [];
    for (const field of await fields.all()) {
      await field.fill('');
      await field.pressSequentially('7391');
      typed.push(await field.inputValue());
    }
    expect(typed.join()).toMatch(/7391|73,91/);
    await logsInElsewhere(player, 'rica');
    await player.hasBalance(25_000_00);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const left = await player.main
      .locator('input')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    expect(left.filter((value) => /7391|73,91/.test(value))).toEqual([]);
  });
}
