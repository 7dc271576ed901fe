import { expect } from '@playwright/test';
import {
  askForWithdrawal,
  confirmWithdrawal,
  depositButton,
  fillDeposit,
  orderNumber,
  pageChannel,
  withdrawalNumber,
} from './cashier.ts';
import { sandboxOrigin } from './environment.ts';
import { test } from './journey.ts';
import type { Player } from './player.ts';
import { slot, stageOf } from './sample-games.ts';
import { sandbox } from './sandbox-control.ts';

/** The cashier without the layout (requirement ROUTE-58). */

/** Nothing of the layout is there, and the tabs of the cashier are. */
async function standsAlone(player: Player, tab: 'deposit' | 'withdraw'): Promise<void> {
  const { page } = player;
  await expect(page).toHaveURL(/\/cztx/);
  await expect(page.getByRole('navigation', { name: player.say('site', 'frame.navigation') })).toHaveCount(0);
  const tabs = page.getByRole('navigation', { name: player.say('cashier', 'alone.parts') });
  await expect(tabs.locator('[aria-current=page]')).toHaveText(player.say('cashier', `alone.${tab}`));
}

test('a deposit is made and paid without the layout, after a login over it', async ({ player }) => {
  await player.open('/cztx');
  await player.main.getByRole('button', { name: player.say('controls', 'signedOut.login') }).click();
  await player.logIn('rica');
  await fillDeposit(player, 100_00);
  // What the amount would earn is asked for here too.
  await player.page.waitForLoadState('networkidle');
  await depositButton(player, 100_00).click();
  const billNo = await orderNumber(player);
  await standsAlone(player, 'deposit');
  await player.reload();
  expect(await orderNumber(player)).toBe(billNo);
  await sandbox.providerNotify(billNo, 'success');
  await player.comeBack();
  await expect(player.step('cashier', 'payment.paid.title')).toBeVisible();
  await player.hasBalance(25_100_00);
  await player.link('cashier', 'payment.paid.again').click();
  await expect(player.field('cashier', 'deposit.amount')).toBeVisible();
  await standsAlone(player, 'deposit');
});

for (const path of ['/cztx', '/test', '/download'] as const) {
  test(`whose login is kept sees the balance on a page that stands alone: ${path}`, async ({
    player,
    page,
  }) => {
    await player.enterAs('rica', path);
    await player.hasBalance(25_000_00);
    // Until it is known who comes, a plate covers that end of the bar.
    await expect(page.locator('html')).not.toHaveAttribute('data-session');
  });
}

test('whoever comes back from the provider comes back to where the order was made', async ({
  player,
  page,
}) => {
  await player.enterAs('rica', '/cztx');
  await fillDeposit(player, 100_00, pageChannel);
  await depositButton(player, 100_00).click();
  await player.button('cashier', 'deposit.leaving.leave', { host: new URL(sandboxOrigin).host }).click();
  await page.locator('button[value=confirm]').click();
  await page.getByRole('main').getByRole('link').click();
  await expect(player.step('cashier', 'payment.paid.title')).toBeVisible();
  await standsAlone(player, 'deposit');
});

test('a withdrawal is followed under its tab, also after a reload', async ({ player, page }) => {
  await player.enterAs('rica', '/cztx');
  await page
    .getByRole('navigation', { name: player.say('cashier', 'alone.parts') })
    .getByRole('link', { name: player.say('cashier', 'alone.withdraw') })
    .click();
  await askForWithdrawal(player, 50_00);
  await confirmWithdrawal(player);
  const billNo = await withdrawalNumber(player);
  await standsAlone(player, 'withdraw');
  await player.reload();
  expect(await withdrawalNumber(player)).toBe(billNo);
  await standsAlone(player, 'withdraw');
});

test('what a withdrawal still lacks is found without the layout too, with a way back', async ({
  player,
  page,
}) => {
  await player.enterAs('sempin', '/cztx?tab=withdraw');
  await player.link('cashier', 'withdraw.noPassword.action').click();
  await expect(player.field('cashier', 'withdrawalPassword.pin')).toBeVisible();
  await standsAlone(player, 'withdraw');
  await page.goBack();
  await expect(player.link('cashier', 'withdraw.noPassword.action')).toBeVisible();
});

test('a deposit for a game leads back to the game', async ({ player, page }) => {
  await player.enterAs('rica', stageOf(slot));
  await player.link('games-play', 'transfer.deposit').click();
  await standsAlone(player, 'deposit');
  await fillDeposit(player, 100_00);
  await depositButton(player, 100_00).click();
  await sandbox.providerNotify(await orderNumber(player), 'success');
  await player.comeBack();
  await player.link('cashier', 'payment.paid.play').click();
  await expect(player.heading(slot.name)).toBeVisible();
  await page.goBack();
  await player.link('cashier', 'alone.backToGame').click();
  await expect(player.heading(slot.name)).toBeVisible();
});

test('where no game opened it, no way back is offered, whatever the address says', async ({ player }) => {
  await player.enterAs('rica', '/cztx?from=%2F%2Fevil.example%2FgameInfo%3F');
  await expect(player.field('cashier', 'deposit.amount')).toBeVisible();
  await expect(player.link('cashier', 'alone.backToGame')).toHaveCount(0);
});
