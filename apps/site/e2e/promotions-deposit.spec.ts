import { expect } from '@playwright/test';
import { arrange } from './arrange.ts';
import { loseAnswers, mend, refuse } from './faults.ts';
import { test } from './journey.ts';
import { booksOf } from './ledger.ts';
import { activityClaim, claims, isTold, titleOf } from './promotions.ts';
import { sandbox } from './sandbox-control.ts';

const recharge = '/promotion/activity/recharge';
const welcome = '/promotion/activity/super';
const firstDepositCheck = '/api/ftd/check';
const firstDepositClaim = '/api/ftd/claim';

/** Noon of the second day of a month that many months on, by which the one before it can be claimed. */
function secondOf(monthsOn: number): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsOn, 2, 15));
}

test('the first deposit is locked, then it is paid, and its gift is claimed once', async ({ player }) => {
  const { say } = player;
  await player.enterAs('nova', recharge);
  const title = say('promotions-deposit', 'first.title');
  const locked = claims.open(player, title);
  await expect(locked).toHaveAccessibleDescription(
    say('promotions-deposit', 'first.locked', { required: player.money(100_00) }),
  );
  await arrange.paidDeposit('nova', 200_00);
  await player.reload();
  await expect(player.main).toContainText(
    say('promotions', 'example.deposit', {
      deposit: player.money(200_00),
      reward: player.money(10_00),
      turnover: player.money(500_00),
    }),
  );
  await claims.open(player, title).click();
  await isTold(player, 10_00);
  await player.hasBalance(210_00);
  await expect(claims.done(player, title)).toBeVisible();
  await player.reload();
  await expect(claims.done(player, title)).toBeVisible();
  expect(await sandbox.callsOf('POST', firstDepositClaim)).toHaveLength(1);
  const { id } = await arrange.memberOf('nova');
  expect((await booksOf(id)).wallet).toBe(210_00);
});

test('a first deposit that is too small leaves no eligible top-ups', async ({ player }) => {
  await arrange.paidDeposit('nova', 50_00);
  await player.enterAs('nova', recharge);
  await expect(player.main).toContainText(player.say('promotions-deposit', 'first.none'));
});

test('a list of the first deposit that fails says so with the words of the server, and is had again', async ({
  player,
  page,
}) => {
  const message = 'Lista fechada até as 18h';
  await refuse(page, firstDepositCheck, { status: 403, message });
  await player.enterAs('nova', recharge);
  await expect(player.alert(player.say('promotions-deposit', 'first.error', { message }))).toBeVisible();
  await expect(player.main).toContainText(player.say('promotions-deposit', 'recharge.thisMonth'));
  await mend(page, firstDepositCheck);
  await player.button('common', 'retry').click();
  await expect(claims.open(player, player.say('promotions-deposit', 'first.title'))).toBeVisible();
});

test('what a month has climbed is claimed in the first days of the next one, and no second time', async ({
  player,
}) => {
  await sandbox.setClock(secondOf(1));
  await arrange.paidDeposit('nova', 3_000_00);
  await player.enterAs('nova', recharge);
  const title = await titleOf(player);
  await expect(player.main).toContainText(player.money(225_00));
  await expect(claims.open(player, title)).toHaveAccessibleDescription(
    player.say('promotions-deposit', 'recharge.claimNextMonth_other', { count: 7 }),
  );

  await sandbox.setClock(secondOf(2));
  const token = await sandbox.session('nova');
  await player.page.evaluate((value) => sessionStorage.setItem('fortuna.token', value), token);
  await player.reload();
  await expect(player.main).toContainText(player.say('promotions-deposit', 'recharge.lastMonth'));
  await claims.open(player, title).click();
  await isTold(player, 225_00);
  await player.hasBalance(3_225_00);
  await expect(claims.done(player, title)).toBeVisible();
  expect(await sandbox.callsOf('POST', activityClaim)).toHaveLength(1);
});

test('the welcome bonus mirrors the first deposit; the answer of its claim is lost, and it is paid once', async ({
  player,
  page,
}) => {
  await player.enterAs('nova', welcome);
  const title = await titleOf(player);
  const before = player.say('promotions-deposit', 'super.before', { min: player.money(20_00) });
  await expect(player.main.getByText(before)).toBeVisible();
  await expect(claims.open(player, title)).toHaveCount(0);
  await expect(player.main.getByRole('link', { name: player.say('promotions', 'deposit') })).toHaveAttribute(
    'href',
    '/recharge',
  );
  await arrange.paidDeposit('nova', 200_00);
  await player.reload();
  await expect(player.main).toContainText(
    player.say('promotions-deposit', 'super.example', {
      deposit: player.money(200_00),
      reward: player.money(200_00),
      turnover: player.money(1_000_00),
    }),
  );
  await loseAnswers(page, activityClaim);
  await claims.open(player, title).click();
  await isTold(player, 200_00);
  await player.hasBalance(400_00);
  expect(await sandbox.callsOf('POST', activityClaim)).toHaveLength(1);
  const { id } = await arrange.memberOf('nova');
  expect((await booksOf(id)).wallet).toBe(400_00);
});

test('the offers for newcomers lead on, each with where the member stands', async ({ player }) => {
  const { say } = player;
  await player.enterAs('nova', '/promotion/activity/offers');
  const stops = player.main.getByRole('list', { name: say('promotions-deposit', 'offers.stops') });
  await expect(stops.getByText(say('promotions-deposit', 'offers.standings.ahead'))).toHaveCount(4);
  await arrange.paidDeposit('nova', 200_00);
  await player.reload();
  await expect(stops.getByText(say('promotions-deposit', 'offers.standings.open'))).toHaveCount(4);
  await player.link('promotions-deposit', 'offers.go.super').click();
  await expect(player.main.locator('[data-part=super]')).toBeVisible();
  await expect(player.page).toHaveURL(/\/promotion\/activity\/super$/);
  await claims.open(player, await titleOf(player)).click();
  await isTold(player, 200_00);
  await player.page.goBack();
  await expect(stops.getByText(say('promotions-deposit', 'offers.standings.done'))).toHaveCount(1);
});

test('guests see the welcome bonus, and log in to claim it', async ({ player }) => {
  await player.open(welcome);
  await player.button('promotions', 'claim.login').click();
  await expect(player.loginDialog).toBeVisible();
});
