import { addSiteDays, formatSiteDay } from '@fortuna/domain/site-days.ts';
import { siteDay } from '@fortuna/domain/time-zone.ts';
import { expect } from '@playwright/test';
import { arrange } from './arrange.ts';
import { mend, refuse } from './faults.ts';
import { test } from './journey.ts';
import { booksOf } from './ledger.ts';
import { activityClaim, claims, isTold, titleOf } from './promotions.ts';
import { sandbox } from './sandbox-control.ts';

const relief = '/promotion/activity/daily-loss-relief-fund';
const rescue = '/promotion/activity/rescue';
const weekly = '/promotion/activity/weekly-Compensation';
const reliefCheck = '/api/dailyrescue/check';
const reliefClaim = '/api/dailyrescue/claim';

const dayLength = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayLength);
/** A day, so many days ago, as the page writes it. */
const dayName = (days: number, language: 'pt' | 'en') =>
  formatSiteDay(addSiteDays(siteDay(new Date().toISOString()), -days), language, 'full');

/** `nova` with R$ 1,000.00, who has lost R$ 150.00 yesterday. */
async function lostYesterday(): Promise<void> {
  await arrange.paidDeposit('nova', 1_000_00);
  await sandbox.loss('nova', 150_00, daysAgo(1));
}

test('what a day lost comes back in part, once, and the running day waits for midnight', async ({
  player,
}) => {
  const { say } = player;
  await lostYesterday();
  await sandbox.loss('nova', 20_00, daysAgo(0));
  await player.enterAs('nova', relief);
  const yesterday = dayName(1, player.language);
  await expect(player.main).toContainText(
    say('promotions-loss', 'relief.example', {
      day: yesterday,
      loss: player.money(150_00),
      relief: player.money(12_00),
      turnover: player.money(12_00),
    }),
  );
  await expect(claims.open(player, dayName(0, player.language))).toHaveAccessibleDescription(
    say('promotions-loss', 'relief.runningReason'),
  );
  await claims.open(player, yesterday).dblclick();
  await isTold(player, 12_00);
  await player.hasBalance(842_00);
  await player.reload();
  await expect(player.main.getByText(say('promotions', 'claim.claimed'), { exact: true })).toBeVisible();
  await expect(claims.open(player, yesterday)).toHaveCount(0);
  expect(await sandbox.callsOf('POST', reliefClaim)).toHaveLength(1);
  const { id } = await arrange.memberOf('nova');
  expect((await booksOf(id)).wallet).toBe(842_00);
});

test('days that cannot be read leave the rules on the page, and are had again', async ({ player, page }) => {
  await refuse(page, reliefCheck, { status: 403, message: 'Fechado até as 18h' });
  await player.enterAs('nova', relief);
  await expect(player.alert('Fechado até as 18h')).toBeVisible();
  await expect(player.main).toContainText(player.say('promotions', 'conditions.title'));
  await mend(page, reliefCheck);
  await player.button('common', 'retry').click();
  await expect(player.main).toContainText(player.say('promotions-loss', 'relief.none'));
});

test('a rescue comes when the deposits of today are gone, once a day', async ({ player }) => {
  const { say } = player;
  await arrange.paidDeposit('nova', 100_00);
  await player.enterAs('nova', rescue);
  const title = await titleOf(player);
  await expect(claims.open(player, title)).toHaveAccessibleDescription(
    say('promotions-loss', 'rescue.stillMoney', { limit: player.money(5_00) }),
  );
  await sandbox.loss('nova', 97_00, daysAgo(0));
  await player.reload();
  await claims.open(player, title).dblclick();
  await isTold(player, 2_00);
  await player.hasBalance(5_00);
  await player.reload();
  await expect(claims.done(player, title)).toBeVisible();
  expect(await sandbox.callsOf('POST', activityClaim)).toHaveLength(1);
});

test('money in a withdrawal under review is not gone, and the page says so', async ({ player }) => {
  await arrange.paidDeposit('rtl', 100_00);
  await arrange.withdrawal('rtl', 300_00);
  await sandbox.loss('rtl', 97_00, daysAgo(0));
  await player.enterAs('rtl', rescue);
  await expect(claims.open(player, await titleOf(player))).toHaveAccessibleDescription(
    player.say('promotions-loss', 'rescue.held', { limit: player.money(5_00) }),
  );
});

test('a share of the week before comes back, once, and then the running week is of no account', async ({
  player,
}) => {
  const { say } = player;
  await arrange.paidDeposit('nova', 6_000_00);
  await sandbox.loss('nova', 5_200_00, daysAgo(7));
  await player.enterAs('nova', weekly);
  const title = await titleOf(player);
  await expect(player.main).toContainText(
    say('promotions-loss', 'week.example', {
      loss: player.money(5_200_00),
      reward: player.money(156_00),
      turnover: player.money(156_00),
    }),
  );
  await expect(
    player.main.getByText(
      say('promotions-loss', 'week.day', {
        day: dayName(7, player.language),
        loss: player.money(5_200_00),
      }),
    ),
  ).toBeAttached();
  await claims.open(player, title).dblclick();
  await isTold(player, 156_00);
  await player.hasBalance(956_00);
  await player.reload();
  await expect(claims.done(player, title)).toBeVisible();
  expect(await sandbox.callsOf('POST', activityClaim)).toHaveLength(1);
});

test('a week that has lost too little shows the running one, and nothing to claim', async ({ player }) => {
  await arrange.paidDeposit('nova', 1_000_00);
  await sandbox.loss('nova', 499_99, daysAgo(7));
  await player.enterAs('nova', weekly);
  await expect(claims.open(player, await titleOf(player))).toHaveAccessibleDescription(
    player.say('promotions-loss', 'week.locked'),
  );
});
