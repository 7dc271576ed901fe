import { expect } from '@playwright/test';
import {
  accountIsSaved,
  depositButton,
  fillAccount,
  fillDeposit,
  moneyCalls,
  orderNumber,
  submitAccount,
} from './cashier.ts';
import { cutOff, holdAnswers, mend } from './faults.ts';
import { test } from './journey.ts';
import { sandbox } from './sandbox-control.ts';

const promotedCall = /\/api\/games\/promotion(\?|$)/;
const accountsCall = /\/api\/member\/bank(\?|$)/;

test('after eight seconds the page says that it still loads; one can stop waiting and ask anew', async ({
  player,
  page,
}) => {
  await page.clock.install();
  // The first request is never answered, the next one is.
  await page.route(accountsCall, () => undefined, { times: 1 });
  await player.enterAs('rica', '/withdrawal-card');
  // The member is there: from here on the page waits for its own read.
  await player.hasBalance(25_000_00);
  const stop = player.button('controls', 'slow.stop');
  await expect(player.main.getByRole('status').getByText(player.say('controls', 'loading'))).toBeAttached();
  await expect(stop).toHaveCount(0);
  await page.clock.runFor(8_000);
  await stop.click();
  await expect(player.main.getByRole('alert')).toBeVisible();
  await player.main.getByRole('button', { name: player.say('common', 'retry') }).click();
  await expect(player.button('cashier', 'bankAccounts.add')).toBeVisible();
});

test('a section of the home that is not answered says so alone, and can be asked for anew', async ({
  player,
  page,
}) => {
  await page.clock.install();
  await page.route(promotedCall, () => undefined, { times: 1 });
  await player.open('/');
  const section = page.getByRole('region', { name: player.say('games-home', 'promoted') });
  await section.scrollIntoViewIfNeeded();
  await page.clock.runFor(8_000);
  await section.getByRole('button', { name: player.say('controls', 'slow.stop') }).click();
  await expect(section.getByRole('alert')).toContainText(player.say('errors', 'timeout'));
  await section.getByRole('button', { name: player.say('common', 'retry') }).click();
  await expect(section.getByRole('listitem').first()).toBeVisible();
});

test('a section of the home that fails says that it did not load', async ({ player, page }) => {
  await cutOff(page, '/api/games/promotion');
  await player.open('/');
  const section = page.getByRole('region', { name: player.say('games-home', 'promoted') });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('alert')).toContainText(player.say('errors', 'notFound'));
  await mend(page, '/api/games/promotion');
  await section.getByRole('button', { name: player.say('common', 'retry') }).click();
  await expect(section.getByRole('listitem').first()).toBeVisible();
});

test('who no longer waits for an order finds it in the records, and it is sent once', async ({
  player,
  page,
}) => {
  await page.clock.install();
  await holdAnswers(page, moneyCalls.deposit);
  await player.enterAs('rica', '/recharge');
  await fillDeposit(player, 100_00);
  // What the amount would earn is there.
  await page.clock.runFor(1_000);
  await page.waitForLoadState('networkidle');
  await depositButton(player, 100_00).click();
  await expect.poll(async () => (await sandbox.callsOf('POST', moneyCalls.deposit)).length).toBe(1);
  await page.clock.runFor(8_000);
  await player.button('controls', 'slow.stop').click();
  await orderNumber(player);
  expect(await sandbox.callsOf('POST', moneyCalls.deposit)).toHaveLength(1);
});

test('who no longer waits for an account to be saved is told that it has been', async ({ player, page }) => {
  await page.clock.install();
  await holdAnswers(page, '/api/memberbanks/save');
  await fillAccount(player);
  await submitAccount(player).click();
  await expect.poll(async () => (await sandbox.callsOf('POST', '/api/memberbanks/save')).length).toBe(1);
  await page.clock.runFor(8_000);
  await player.button('controls', 'slow.stop').click();
  await accountIsSaved(player);
});
