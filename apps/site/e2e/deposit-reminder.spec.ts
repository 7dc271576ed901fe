import { expect } from '@playwright/test';
import { arrange } from './arrange.ts';
import { depositButton, fillDeposit, orderNumber } from './cashier.ts';
import { follow } from './follow.ts';
import { test } from './journey.ts';

test('a member is reminded of the own amount at the deposit, which goes on', async ({ player, page }) => {
  await arrange.paidDeposit('nova', 80_00);
  await player.open('/responsible-gaming');
  await expect(player.link('site-pages', 'depositReminder.logIn')).toBeVisible();

  await player.enterAs('nova', '/responsible-gaming');
  await player.field('site-pages', 'depositReminder.day').fill('100,00');
  await player.button('site-pages', 'depositReminder.save').click();
  await expect(player.main.getByRole('status')).toHaveText(player.say('site-pages', 'depositReminder.saved'));

  await follow(page, '/recharge');
  const reminder = player.main.getByText(player.say('cashier', 'deposit.reminder.title'), { exact: true });
  await fillDeposit(player, 20_00);
  await expect(reminder).toHaveCount(0);
  await fillDeposit(player, 30_00);
  await expect(reminder).toBeVisible();
  const values = { sum: player.money(110_00), limit: player.money(100_00) };
  await expect(
    player.main.getByText(player.say('cashier', 'deposit.reminder.with.day', values)),
  ).toBeVisible();
  await depositButton(player, 30_00).click();
  await orderNumber(player);
});

test('the reminder is of one member, and outlives a reload', async ({ player, page }) => {
  await player.enterAs('rica', '/responsible-gaming');
  const month = player.field('site-pages', 'depositReminder.month');
  await month.fill('500,00');
  await player.button('site-pages', 'depositReminder.save').click();
  await player.reload();
  await expect(month).toHaveValue('500,00');
  await player.logOut();
  await follow(page, '/responsible-gaming');
  await player.link('site-pages', 'depositReminder.logIn').click();
  await player.logIn('nova');
  await expect(month).toHaveValue('');
});
