import { listLiveTables } from '@fortuna/api/calls/games-live.ts';
import { catalogue } from '@fortuna/sandbox/catalogue/catalogue.ts';
import { liveTables } from '@fortuna/sandbox/roulette/live-tables.ts';
import { rouletteTexts } from '@fortuna/sandbox/roulette/roulette-texts.ts';
import { momentAt, startOf } from '@fortuna/sandbox/roulette/table-clock.ts';
import { expect, type FrameLocator } from '@playwright/test';
import { apiOf } from './arrange.ts';
import { sandboxOrigin } from './environment.ts';
import { cutOff, loseAnswers, mend } from './faults.ts';
import { test } from './journey.ts';
import { purseOf, soundBooks } from './ledger.ts';
import type { Player } from './player.ts';
import { stageOf } from './sample-games.ts';
import { sandbox } from './sandbox-control.ts';
import { money } from './texts.ts';

const [table] = liveTables;
const game = catalogue().findById(table?.gameId ?? 0);
if (!table || !game) throw new Error('no live table');
const address = stageOf(game);
const betPath = '/play/api/live-roulette/bet';
const streamPath = '/play/api/live-roulette/stream';
const startBalance = 25_000_00;

/** A round of the table that nobody has played: the next one after the last journey's. */
let round = momentAt(table, Date.now()).round + 100;
const at = (passed: number) => sandbox.setClock(new Date(startOf(table, round) + passed));
test.beforeEach(async () => {
  round += 10;
  await at(500);
});

const closed = table.pace.betting + 100;
const settled = table.pace.betting + table.pace.spin + 100;

async function sitDown(player: Player): Promise<FrameLocator> {
  await player.button('games-play', 'transfer.launch').click();
  const frame = player.page.frameLocator('iframe');
  await expect(frame.locator('main')).toHaveAttribute('data-phase', /.+/);
  return frame;
}

async function wallet(): Promise<number> {
  const isOwn = await purseOf('rica');
  const balances = Object.entries(await soundBooks());
  return balances.reduce((sum, [account, balance]) => (isOwn(account) ? sum + balance : sum), 0);
}

/** For a stake that no round of the seeds has had. */
async function stakedOnce(stake: number): Promise<void> {
  const isOwn = await purseOf('rica');
  const { entries } = await sandbox.ledger();
  expect(entries.filter(({ account, amount }) => isOwn(account) && amount === -stake)).toHaveLength(1);
}

/** How many the server counts at the table. */
async function playersThere(): Promise<number | undefined> {
  const tables = await listLiveTables(await apiOf('rica'));
  return tables.find((one) => one.game.id === game?.id)?.players;
}

async function chips(frame: FrameLocator, ...spots: readonly string[]): Promise<void> {
  for (const spot of spots) await frame.locator(`[data-spot=${spot}]`).click();
}

test('a guest finds the live tables from the home, looks at them, and is asked to log in at the table', async ({
  player,
  page,
}) => {
  await player.open('/');
  await page.locator('a[href="/video"]').first().click();
  await expect(player.heading(player.say('games-live', 'title'))).toBeVisible();
  const cards = page.locator('[data-part=live-table]');
  await expect(cards).toHaveCount(liveTables.length);
  await expect(cards.first()).toContainText(player.say('games-live', 'state.open'));
  await expect(cards.last()).toContainText(player.say('games-live', 'state.offline'));
  await at(closed);
  await expect(cards.first()).toContainText(player.say('games-live', 'state.closed'));
  await cards
    .first()
    .getByRole('link', { name: new RegExp(player.say('games-live', 'enter')) })
    .click();
  await expect(page).toHaveURL(/gameInfo/);
  await expect(page.getByText(player.say('games-play', 'transfer.loginToPlay'))).toBeVisible();
});

test('a bet is placed once by a double press, is paid when the ball lies, and wallet and books agree', async ({
  player,
  page,
}) => {
  const texts = rouletteTexts[player.language];
  await player.enterAs('rica', address);
  const frame = await sitDown(player);
  await chips(frame, 'red', 'black', 'straight-0');
  const send = frame.locator('.spin');
  await expect(send).toHaveText(texts.place.replace('{{amount}}', money(player.language, 150)));
  await send.dblclick();
  await expect(frame.locator('.result')).toHaveText(
    texts.accepted.replace('{{amount}}', money(player.language, 150)),
  );
  await stakedOnce(150);
  await expect(page.getByText(money(player.language, startBalance - 150)).first()).toBeVisible();
  await at(closed);
  await expect(frame.locator('#phase')).toHaveText(texts.closed);
  await at(settled);
  await expect(frame.locator('#rounds')).toHaveText('1');
  const after = await wallet();
  // One colour pays 1.00 of 1.50 back, the zero 18.00.
  expect([startBalance - 50, startBalance + 1_650]).toContain(after);
  await expect(frame.locator('#balance')).toHaveText(money(player.language, after));
  await expect(page.getByText(money(player.language, after)).first()).toBeVisible();
});

test('by keyboard: arrows, Enter, Delete, and the bets are taken back', async ({ player, page }) => {
  const texts = rouletteTexts[player.language];
  await player.enterAs('rica', address);
  const frame = await sitDown(player);
  await frame.locator('[data-spot=straight-0]').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(frame.locator('#bets li')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(frame.locator('#bets li')).toHaveCount(2);
  await page.keyboard.press('Delete');
  await expect(frame.locator('#bets li')).toHaveCount(1);
  await frame.locator('.spin').press('Enter');
  await expect(frame.locator('#bets li')).toContainText(texts.onTable);
  expect(await wallet()).toBe(startBalance - 100);
  await frame.locator('#take-back').press('Enter');
  await expect(frame.locator('.result')).toHaveText(texts.tookBack);
  expect(await wallet()).toBe(startBalance);
});

test('a bet that comes too late is refused in words, and nothing is taken', async ({ player, page }) => {
  await player.enterAs('rica', address);
  const frame = await sitDown(player);
  await chips(frame, 'even');
  await page.route(`**${betPath}`, async (route) => {
    await at(closed);
    await route.continue();
  });
  await frame.locator('.spin').click();
  await expect(frame.locator('.result')).toContainText('fecharam');
  expect(await wallet()).toBe(startBalance);
  await expect(frame.locator('#bets li')).toContainText(rouletteTexts.pt.notSent);
});

test('an answer that was lost is looked up, and the bet is there once', async ({ player, page }) => {
  const texts = rouletteTexts[player.language];
  await player.enterAs('rica', address);
  const frame = await sitDown(player);
  await chips(frame, 'red', 'black', 'even', 'odd', 'low');
  await loseAnswers(page, betPath);
  await frame.locator('.spin').click();
  await expect(frame.locator('.result')).toHaveText(
    texts.accepted.replace('{{amount}}', money(player.language, 250)),
  );
  await mend(page, betPath);
  await stakedOnce(250);
});

test('a bet that never arrived is said to have cost nothing, and can be sent again', async ({
  player,
  page,
}) => {
  const texts = rouletteTexts[player.language];
  await player.enterAs('rica', address);
  const frame = await sitDown(player);
  await chips(frame, 'high');
  await cutOff(page, betPath);
  await frame.locator('.spin').click();
  await expect(frame.locator('.result')).toHaveText(texts.notThere);
  expect(await wallet()).toBe(startBalance);
  await mend(page, betPath);
  await frame.locator('.spin').click();
  await expect(frame.locator('#bets li')).toContainText(texts.onTable);
  expect(await wallet()).toBe(startBalance - 50);
});

test('after a lost network the page is in the running round, and tells what it has missed', async ({
  player,
  page,
}) => {
  const texts = rouletteTexts[player.language];
  await player.enterAs('rica', address);
  const followed = page.waitForRequest(new RegExp(streamPath));
  const frame = await sitDown(player);
  const authorization = (await (await followed).headerValue('authorization')) ?? '';
  await chips(frame, 'red', 'black');
  await frame.locator('.spin').click();
  await expect(frame.locator('#bets li')).toHaveCount(2);
  await cutOff(page, streamPath);
  // The emulation leaves a stream that is open alone; a newer one of the same session ends it.
  const newer = new AbortController();
  await fetch(`${sandboxOrigin}${streamPath}`, { headers: { authorization }, signal: newer.signal });
  await expect(frame.locator('#phase')).toHaveText(texts.disconnected);
  newer.abort();
  await expect(frame.locator('.spin')).toHaveAttribute('aria-disabled', 'true');
  round += 2;
  await at(1_000);
  await mend(page, streamPath);
  await expect(frame.locator('#phase')).toHaveText(texts.betting);
  await expect(frame.locator('.result')).toContainText(String(round - 2));
  await expect(frame.locator('#bets li')).toHaveCount(0);
  await expect(frame.locator('#rounds')).toHaveText('1');
});

test('a reload and another window show the same bets', async ({ player, page, context }) => {
  const texts = rouletteTexts[player.language];
  await player.enterAs('rica', address);
  const frame = await sitDown(player);
  await chips(frame, 'dozen-2');
  await frame.locator('.spin').click();
  await expect(frame.locator('#bets li')).toContainText(texts.onTable);
  await player.reload();
  const again = await sitDown(player);
  await expect(again.locator('#bets li')).toContainText(texts.onTable);
  const other = await context.newPage();
  const token = await player.token();
  await other.addInitScript((value) => {
    if (self.origin !== 'null') sessionStorage.setItem('fortuna.token', value);
  }, token);
  await other.goto(address);
  await other.getByRole('button', { name: player.say('games-play', 'transfer.launch') }).click();
  const elsewhere = other.frameLocator('iframe');
  await expect(elsewhere.locator('#bets li')).toContainText(texts.onTable);
  await elsewhere.locator('#take-back').click();
  await expect(page.frameLocator('iframe').locator('#bets li')).toHaveCount(0);
  expect(await wallet()).toBe(startBalance);
});

test('a table that is taken offline gives the bets back, and says so on its card and at its launch', async ({
  player,
  page,
}) => {
  await player.enterAs('rica', address);
  const frame = await sitDown(player);
  await chips(frame, 'column-1');
  await frame.locator('.spin').click();
  await expect(frame.locator('#bets li')).toHaveCount(1);
  await sandbox.liveTable(game.code, 'offline');
  await expect(frame.locator('#phase')).toHaveText(rouletteTexts[player.language].offline);
  expect(await wallet()).toBe(startBalance);
  await player.open('/video');
  await expect(page.locator('[data-part=live-table]').first()).toContainText(
    player.say('games-live', 'state.offline'),
  );
  // Who still sits there is let in.
  await expect.poll(playersThere).toBe(0);
  await sandbox.liveTable(game.code, 'full');
  await player.open(address);
  await player.button('games-play', 'transfer.launch').click();
  await expect(page.getByRole('alert')).toContainText('A mesa está cheia');
});

test('nothing moves where the player wants it calm, and the table fits a phone', async ({ player }) => {
  await player.enterAs('rica', address);
  const frame = await sitDown(player);
  await at(closed);
  await expect(frame.locator('#phase')).toHaveText(rouletteTexts[player.language].closed);
  expect(await frame.locator('#rotor').evaluate((rotor) => rotor.getAnimations().length)).toBe(0);
  const wide = await frame
    .locator('html')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(wide).toBe(0);
});
