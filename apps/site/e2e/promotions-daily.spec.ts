import { endOfSiteDay, siteDay, startOfSiteDay } from '@fortuna/domain/time-zone.ts';
import { expect } from '@playwright/test';
import { arrange } from './arrange.ts';
import { test } from './journey.ts';
import { booksOf } from './ledger.ts';
import { activityClaim, claims, isTold, titleOf } from './promotions.ts';
import { sandbox } from './sandbox-control.ts';

const exchange = '/promotion/activity/exchange';
const cashback = '/promotion/activity/cashback';
const treasure = '/promotion/activity/treasure';
const mysterious = '/promotion/activity/mysterious';

/** Valid bets of R$ 1,000 in one day: the first chest, and a hundred points. */
const firstChest = { rounds: 20, stake: 50_00 };

/** An hour of tomorrow: whatever the time is now, the day is as long as the journey needs it. */
function tomorrow(hour: number): Date {
  const start = Date.parse(endOfSiteDay(siteDay(new Date().toISOString()))) + 1;
  return new Date(start + hour * 3_600_000);
}

/** Tomorrow, with a hundred points at least and the first chest open; answers the balance. */
async function played(): Promise<number> {
  await sandbox.setClock(tomorrow(12));
  return arrange.rounds('rica', firstChest.rounds, firstChest.stake);
}

test('points become money for as long as they last', async ({ player }) => {
  const balance = await played();
  const { points } = await arrange.memberOf('rica');
  await player.enterAs('rica', exchange);
  await claims.open(player, /100 /).click();
  await isTold(player, 1_00);
  await player.hasBalance(balance + 1_00);
  await expect(player.main.locator('[data-part="points-display"]')).toContainText(
    new Intl.NumberFormat('pt-BR').format((points ?? 0) - 100),
  );
  expect((await arrange.memberOf('rica')).points).toBe((points ?? 0) - 100);
  expect(await sandbox.callsOf('POST', activityClaim)).toHaveLength(1);
});

test('what waits in the purse is collected, and the purse is empty', async ({ player }) => {
  const { id, balance, rebateBalance } = await arrange.memberOf('rica');
  expect(rebateBalance).toBeGreaterThan(0);
  await player.enterAs('rica', cashback);
  const title = await titleOf(player);
  await expect(player.main.locator('[data-station="purse"]')).toContainText(player.money(rebateBalance));
  await expect(player.main.getByRole('heading', { name: /^O que volta no nível/ })).toBeVisible();
  await claims.open(player, title).click();
  await isTold(player, rebateBalance);
  await player.hasBalance(balance + rebateBalance);
  await expect(player.main.locator('[data-station="purse"]')).toContainText(player.money(0));
  expect((await booksOf(id)).wallet).toBe(balance + rebateBalance);
});

test('a chest is opened once, and the next one says what it still asks for', async ({ player }) => {
  const balance = await played();
  await player.enterAs('rica', treasure);
  const first = claims.open(player, /Baú de madeira/);
  await first.click();
  await isTold(player, 5_00);
  await player.hasBalance(balance + 5_00);
  await expect(claims.done(player, /Baú de madeira/)).toBeVisible();
  await expect(claims.open(player, /Baú de prata/)).toHaveAccessibleDescription(
    player.say('promotions-daily', 'treasure.missing', { missing: player.money(4_000_00) }),
  );
  await player.reload();
  await expect(claims.done(player, /Baú de madeira/)).toBeVisible();
  expect(await sandbox.callsOf('POST', activityClaim)).toHaveLength(1);
});

test('chests close at midnight by the clock of the server: one that was opened is shut again, and one that was not is refused', async ({
  player,
}) => {
  await played();
  const midnight = Date.parse(startOfSiteDay(siteDay(tomorrow(36).toISOString())));
  await sandbox.setClock(new Date(midnight - 600_000));
  await player.enterAs('rica', treasure);
  await expect(claims.open(player, /Baú de madeira/)).toBeVisible();
  await sandbox.setClock(new Date(midnight + 60_000));
  await claims.open(player, /Baú de madeira/).click();
  await expect(player.alert('Você não tem direito a este prêmio')).toBeVisible();
  await player.reload();
  await expect(claims.open(player, /Baú de madeira/)).toHaveAccessibleDescription(
    player.say('promotions-daily', 'treasure.missing', { missing: player.money(1_000_00) }),
  );
});

test('what the rain brought is known when it has been caught; the next rain is another one', async ({
  player,
}) => {
  const ends = tomorrow(10).getTime();
  await sandbox.setClock(new Date(ends - 12_000));
  const { id, balance } = await arrange.memberOf('rica');
  await player.enterAs('rica', mysterious);
  const title = await titleOf(player);
  const rains = player.main.getByRole('list', { name: player.say('promotions-daily', 'mysterious.clock') });
  await expect(rains.locator('[aria-current]')).toContainText('05:00');
  await expect(player.main).not.toContainText(player.say('promotions-daily', 'mysterious.caught'));
  await claims.open(player, title).click();
  await expect(player.main).toContainText(player.say('promotions-daily', 'mysterious.caught'));
  const caught = (await booksOf(id)).wallet - balance;
  expect(caught).toBeGreaterThan(0);
  await isTold(player, caught);
  // The page has counted to the end by the server's clock and asks anew.
  await expect(claims.open(player, title)).toBeVisible({ timeout: 20_000 });
  await expect(rains.locator('[aria-current]')).toContainText('10:00');
  // What was caught belongs to the rain before.
  await expect(player.main).not.toContainText(player.say('promotions', 'claim.success'));
  await expect(player.main).not.toContainText(player.say('promotions-daily', 'mysterious.caught'));
});

test('who has deposited nothing lately is told what is missing, and where', async ({ player }) => {
  await player.enterAs('nova', mysterious);
  const missing = player.say('promotions-daily', 'mysterious.missing', { missing: player.money(20_00) });
  await expect(player.main.getByText(missing)).toBeVisible();
  // The way to it stands where the claim will.
  await expect(claims.open(player, await titleOf(player))).toHaveCount(0);
  await expect(player.main.getByRole('link', { name: player.say('promotions', 'deposit') })).toHaveAttribute(
    'href',
    '/recharge',
  );
});

test('a demonstration account sees the chests, and that they are not for it', async ({ player }) => {
  await player.enterAs('demo', treasure);
  await expect(claims.open(player, /Baú de madeira/)).toHaveAccessibleDescription(
    player.say('promotions', 'claim.notEligible'),
  );
});
