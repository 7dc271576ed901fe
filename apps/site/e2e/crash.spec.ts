import { crashTexts } from '@fortuna/sandbox/crash/crash-texts.ts';
import { expect } from '@playwright/test';
import { openCrash } from './crash-frame.ts';
import { cutOff, loseAnswers, mend } from './faults.ts';
import { test } from './journey.ts';
import { houseMoved } from './ledger.ts';
import { crashGame, stageOf } from './sample-games.ts';
import { sandbox } from './sandbox-control.ts';

const betPath = '/play/api/crash/bet';
const cashOutPath = '/play/api/crash/cash-out';
const streamPath = '/play/api/crash/stream';
const start = 25_000_00;
const stake = 1_00;

test.beforeEach(async ({ player }) => {
  await player.enterAs('rica', stageOf(crashGame));
});

test('by keyboard: a bet, a look at it after a reload, and out in time; bar, books and record agree', async ({
  player,
  page,
}) => {
  const moved = await houseMoved();
  const first = await openCrash(player);
  const flight = await first.nextFlight(400);
  await first.canBet(stake);
  await first.act.focus();
  await page.keyboard.press('Enter');
  await first.hasBet(stake);
  await expect(page.getByRole('banner')).toContainText(player.money(start - stake));

  await player.reload();
  const again = await openCrash(player);
  await again.flyTo(flight, 1_000);
  await expect(again.game.locator('main')).toHaveAttribute('data-bet', 'open');
  await expect(again.game.locator('main')).toHaveAttribute('data-phase', 'flying');
  await again.act.focus();
  await expect(again.act).toHaveAttribute('aria-disabled', 'false');
  const answer = page.waitForResponse((response) => response.url().includes(cashOutPath));
  await page.keyboard.press('Enter');
  const { bet } = (await (await answer).json()) as { bet: { win: number; cashedOut: number } };
  expect(bet.cashedOut).toBeGreaterThan(100);
  expect(bet.cashedOut).toBeLessThanOrEqual(flight.point);
  await expect(again.game.locator('main')).toHaveAttribute('data-bet', 'out');
  await expect(page.getByRole('banner')).toContainText(player.money(start - stake + bet.win));
  expect(await moved()).toBe(stake - bet.win);

  await player.open('/game-record');
  const row = player.main.getByRole('row').filter({ hasText: crashGame.name }).first();
  await expect(row).toContainText(player.say('records', 'bets.won'));
});

test('a double tap places one bet, a second tab has it too, and the last one to leave is no other', async ({
  player,
  page,
  context,
}) => {
  const moved = await houseMoved();
  const one = await openCrash(player);
  const other = await context.newPage();
  await other.addInitScript(
    (token) => {
      if (self.origin !== 'null') sessionStorage.setItem(token.key, token.value);
    },
    await page.evaluate(() => {
      const [key = ''] = Object.keys(sessionStorage).filter((name) => name.includes('token'));
      return { key, value: sessionStorage.getItem(key) ?? '' };
    }),
  );
  await other.goto(stageOf(crashGame));
  const two = await openCrash(player, other);
  const flight = await one.nextFlight(400);
  await one.canBet(stake);
  await one.act.dblclick();
  await one.hasBet(stake);
  await two.hasBet(stake);
  expect(await moved()).toBe(stake);
  await one.flyTo(flight, 1_500);
  await expect(two.game.locator('main')).toHaveAttribute('data-phase', 'flying');
  await expect(two.act).toHaveAttribute('aria-disabled', 'false');
  await two.act.tap();
  await expect(two.game.locator('main')).toHaveAttribute('data-bet', 'out');
  await expect(one.game.locator('main')).toHaveAttribute('data-bet', 'out');
  const after = await moved();
  await expect(one.act).toHaveAttribute('aria-disabled', 'true');
  expect(await moved()).toBe(after);
});

test('a bet whose answer was lost is looked up, and is there once', async ({ player, page }) => {
  const moved = await houseMoved();
  const crash = await openCrash(player);
  await crash.nextFlight(300);
  await crash.canBet(stake);
  await loseAnswers(page, betPath);
  await crash.act.tap();
  await crash.hasBet(stake);
  expect(await moved()).toBe(stake);
});

test('a bet that never arrived is told to be none', async ({ player, page }) => {
  const moved = await houseMoved();
  const crash = await openCrash(player);
  const flight = await crash.nextFlight(300);
  await crash.canBet(stake);
  await cutOff(page, betPath);
  await crash.act.tap();
  await expect(crash.told).toHaveText(crashTexts[player.language].checking);
  await crash.flyTo(flight, 100);
  await expect(crash.told).toHaveText(crashTexts[player.language].notPlaced);
  expect(await moved()).toBe(0);
});

test('who gets out after the end has lost, and reads why', async ({ player, page }) => {
  const crash = await openCrash(player);
  const flight = await crash.nextFlight(300);
  await crash.canBet(stake);
  await crash.act.tap();
  await crash.hasBet(stake);
  await crash.flyTo(flight, 1_000);
  await expect(crash.act).toHaveAttribute('aria-disabled', 'false');
  // The request is held up on its way until the flight is over.
  await page.route(new RegExp(cashOutPath), async (route) => {
    await sandbox.setClock(new Date(Date.parse(flight.crashes_at) + 1));
    await route.continue();
  });
  const late = page.waitForResponse((response) => response.url().includes(cashOutPath));
  await crash.act.tap();
  expect((await late).status()).toBe(409);
  await expect(crash.game.locator('main')).toHaveAttribute('data-bet', 'lost');
  await expect(page.getByRole('banner')).toContainText(player.money(start - stake));
});

test('after a lost network the page is back in the running flight', async ({ player, page }) => {
  await cutOff(page, streamPath);
  const crash = await openCrash(player);
  await expect(crash.told).toHaveText(crashTexts[player.language].reconnecting);
  await mend(page, streamPath);
  const flight = await crash.nextFlight(200);
  await crash.flyTo(flight, 500);
  await expect(crash.game.locator('main')).toHaveAttribute('data-phase', 'flying');
  await expect(crash.told).toHaveText(crashTexts[player.language].ready);
});

test('a bet that the operator voids is told on the open page, and its stake is back', async ({
  player,
  page,
}) => {
  const crash = await openCrash(player);
  await crash.nextFlight(300);
  await crash.canBet(stake);
  const answer = page.waitForResponse((response) => response.url().includes(betPath));
  await crash.act.tap();
  const { bet } = (await (await answer).json()) as { bet: { round: number } };
  await sandbox.voidBet(bet.round);
  await expect(crash.told).toHaveText(
    crashTexts[player.language].voided.replace('{{amount}}', player.money(stake)),
  );
  await expect(page.getByRole('banner')).toContainText(player.money(start));
  await player.open('/game-record');
  const row = player.main.getByRole('row').filter({ hasText: crashGame.name }).first();
  await expect(row).toContainText(player.say('records', 'bets.cancelled'));
});
