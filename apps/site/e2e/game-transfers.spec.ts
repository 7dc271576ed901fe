import { expect, type Page } from '@playwright/test';
import { arrange } from './arrange.ts';
import {
  askForWithdrawal,
  confirmWithdrawal,
  depositButton,
  fillDeposit,
  withdrawalNumber,
} from './cashier.ts';
import { cutOff, holdAnswers, loseAnswers, mend, refuse } from './faults.ts';
import { playRounds } from './game-frame.ts';
import { gameBooksOf, launch, launchButton, openGame, transferCalls } from './game-money.ts';
import { test } from './journey.ts';
import { logsInElsewhere } from './logs-in-elsewhere.ts';
import { Player } from './player.ts';
import { slot, stageOf } from './sample-games.ts';
import { sandbox } from './sandbox-control.ts';

const all = 25_000_00;

/** The frame as it was loaded: a reload would take the mark away. */
async function markFrame(page: Page): Promise<void> {
  await page
    .frameLocator('iframe')
    .locator('body')
    .evaluate((body) => body.setAttribute('data-mark', 'first'));
}

async function isSameFrame(page: Page): Promise<void> {
  await expect(page.frameLocator('iframe').locator('body')).toHaveAttribute('data-mark', 'first');
}

const bringIn = (player: Player) => player.button('games-transfer', 'panel.inAll');
const bringBack = (player: Player) =>
  player.page.getByRole('button', { name: player.say('games-transfer', 'panel.outAll') });
const news = (player: Player, key: string, values: Readonly<Record<string, string>> = {}) =>
  player.page.getByRole('status').filter({ hasText: player.say('games-transfer', key, values) });

test('by itself, the launch brings the wallet to the game, and leaving brings it back to the centavo', async ({
  player,
  page,
}) => {
  const game = await openGame(player, 'rica');
  expect(await gameBooksOf('rica')).toEqual({ wallet: 0, held: all });
  await player.hasBalance(all);
  const { stake, win } = await playRounds(player, game, 3);
  await player.hasBalance(all - stake + win);
  expect(await gameBooksOf('rica')).toEqual({ wallet: 0, held: all - stake + win });
  await player.link('games-play', 'transfer.backToLobby').click();
  await expect.poll(() => gameBooksOf('rica')).toEqual({ wallet: all - stake + win, held: 0 });
  await player.hasBalance(all - stake + win);
  expect(new URL(page.url()).pathname).toBe('/game');
});

test('the money comes back too where the window goes elsewhere, or the game is reloaded', async ({
  player,
}) => {
  await openGame(player, 'rica');
  await player.open('/withdraw');
  await expect.poll(() => gameBooksOf('rica')).toEqual({ wallet: all, held: 0 });
  await player.open(stageOf(slot));
  await launch(player);
  await player.reload();
  await expect(launchButton(player)).toBeVisible();
  await expect.poll(() => gameBooksOf('rica')).toEqual({ wallet: all, held: 0 });
  await expect(player.main).toContainText(player.money(all));
});

test('another game takes the money along, a logout brings it home', async ({ player, page }) => {
  await openGame(player, 'rica');
  await page.goBack().catch(() => undefined);
  await player.open(stageOf(slot));
  await launch(player);
  await player.logOut();
  await expect.poll(() => gameBooksOf('rica')).toEqual({ wallet: all, held: 0 });
});

test('by hand, two buttons move it in and back, in part and all at once', async ({ player }) => {
  await arrange.transfersByHand('rica');
  await player.enterAs('rica', stageOf(slot));
  const amount = player.field('games-transfer', 'panel.amount');
  await amount.pressSequentially('10050');
  await player.button('games-transfer', 'panel.in', { amount: player.money(100_50) }).click();
  await expect(news(player, 'progress.moved.in', { amount: player.money(100_50) })).toBeVisible();
  expect(await gameBooksOf('rica')).toEqual({ wallet: all - 100_50, held: 100_50 });

  const game = await launch(player);
  await player.hasBalance(100_50);
  const { stake, win } = await playRounds(player, game, 1);
  await player.link('games-play', 'transfer.backToLobby').click();
  await expect(player.heading(player.say('games-play', 'list.title'))).toBeVisible();
  // It lies there until it is brought back: the withdrawal counts the wallet and says so.
  const held = 100_50 - stake + win;
  expect(await gameBooksOf('rica')).toEqual({ wallet: all - 100_50, held });
  await player.open('/withdraw');
  const text = player.say('cashier', 'withdraw.atProviders.text', { amount: player.money(held) });
  await expect(player.main.getByText(text)).toBeVisible();
  await player.link('cashier', 'withdraw.atProviders.action').click();
  await expect(player.heading(player.say('games-transfer', 'money.title'))).toBeVisible();
  await expect(player.main.getByText(slot.provider, { exact: true }).first()).toBeVisible();
  await player.button('games-transfer', 'money.allBack').click();
  await expect(news(player, 'progress.moved.allOut', { amount: player.money(held) })).toBeVisible();
  expect(await gameBooksOf('rica')).toEqual({ wallet: all - stake + win, held: 0 });
  await expect(player.main.getByText(player.say('games-transfer', 'money.none'))).toBeVisible();
});

test('without automatic transfer nothing is there to play with, and the page says so before a round does', async ({
  player,
}) => {
  await arrange.transfersByHand('rica');
  await player.enterAs('rica', stageOf(slot));
  await expect(player.main.getByText(player.say('games-play', 'transfer.lowTitle'))).toBeVisible();
  await launch(player);
  await player.button('games-play', 'transfer.money').click();
  const sheet = player.page.getByRole('dialog', { name: player.say('games-transfer', 'sheet.title') });
  await sheet.getByRole('button', { name: player.say('games-transfer', 'panel.inAll') }).click();
  await expect(news(player, 'progress.moved.in', { amount: player.money(all) })).toBeVisible();
  await sheet.getByRole('button', { name: player.say('games-transfer', 'sheet.close') }).click();
  await player.hasBalance(all);
});

test('a double press moves the money once', async ({ player, page }) => {
  await arrange.transfersByHand('rica');
  const door = await holdAnswers(page, transferCalls.in);
  await player.enterAs('rica', stageOf(slot));
  await player.field('games-transfer', 'panel.amount').pressSequentially('1000');
  const button = player.button('games-transfer', 'panel.in', { amount: player.money(10_00) });
  await button.dblclick();
  await expect(news(player, 'progress.submitting')).toBeVisible();
  await bringBack(player).click({ force: true });
  door.open();
  await expect(news(player, 'progress.moved.in', { amount: player.money(10_00) })).toBeVisible();
  expect(await sandbox.callsOf('POST', transferCalls.in)).toHaveLength(1);
  expect(await sandbox.callsOf('POST', transferCalls.out)).toHaveLength(0);
  expect(await gameBooksOf('rica')).toEqual({ wallet: all - 10_00, held: 10_00 });
});

test('a move whose answer is lost is checked and found, after a reload too, and never sent again', async ({
  player,
  page,
}) => {
  await arrange.transfersByHand('rica');
  await loseAnswers(page, transferCalls.in);
  await cutOff(page, transferCalls.list);
  await player.enterAs('rica', stageOf(slot));
  await bringIn(player).click();
  await expect(news(player, 'progress.checking')).toBeVisible();
  expect(await gameBooksOf('rica')).toEqual({ wallet: 0, held: all });
  await player.reload();
  await expect(news(player, 'progress.checking')).toBeVisible();
  await mend(page, transferCalls.list);
  await expect(news(player, 'progress.moved.in', { amount: player.money(all) })).toBeVisible({
    timeout: 20_000,
  });
  expect(await sandbox.callsOf('POST', transferCalls.in)).toHaveLength(1);
  expect(await gameBooksOf('rica')).toEqual({ wallet: 0, held: all });
});

test('a move that never arrived stays unknown, and may be sent as the very same one', async ({
  player,
  page,
}) => {
  await arrange.transfersByHand('rica');
  await page.clock.install();
  await cutOff(page, transferCalls.in);
  await player.enterAs('rica', stageOf(slot));
  await bringIn(player).click();
  const sendSame = player.button('games-transfer', 'progress.unknown.sendSame');
  await player.waitsFor(sendSame);
  await mend(page, transferCalls.in);
  await sendSame.click();
  await expect(news(player, 'progress.moved.in', { amount: player.money(all) })).toBeVisible();
  expect(await gameBooksOf('rica')).toEqual({ wallet: 0, held: all });
});

test('a launch whose answer is lost strands nothing: leaving brings the money back', async ({
  player,
  page,
}) => {
  await loseAnswers(page, '/api/day7/day7LoginV2');
  await player.enterAs('rica', stageOf(slot));
  await launchButton(player).click();
  await expect(player.alert(player.say('games-play', 'transfer.failedTitle'))).toBeVisible();
  expect(await gameBooksOf('rica')).toEqual({ wallet: 0, held: all });
  await expect(bringBack(player)).toBeVisible();
  await player.link('games-play', 'transfer.backToLobby').click();
  await expect.poll(() => gameBooksOf('rica')).toEqual({ wallet: all, held: 0 });
});

test('where leaving is lost the money is shown with what brings it back, and its ticket ends by itself', async ({
  player,
  page,
}) => {
  await cutOff(page, transferCalls.allOut);
  await openGame(player, 'rica');
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes(transferCalls.allOut));
  await player.link('games-play', 'transfer.backToLobby').click();
  await expect(player.heading(player.say('games-play', 'list.title'))).toBeVisible();
  await lost;
  expect(await gameBooksOf('rica')).toEqual({ wallet: 0, held: all });
  await mend(page, transferCalls.allOut);
  await player.open('/gameInfo');
  await player.button('games-transfer', 'money.allBack').click();
  await expect(news(player, 'progress.moved.allOut', { amount: player.money(all) })).toBeVisible();
  expect(await gameBooksOf('rica')).toEqual({ wallet: all, held: 0 });
});

test('another member who logs in half-way gets nothing of it, and nothing is sent for the first', async ({
  player,
  page,
}) => {
  await arrange.transfersByHand('rica');
  await loseAnswers(page, transferCalls.in);
  await cutOff(page, transferCalls.list);
  await player.enterAs('rica', stageOf(slot));
  await bringIn(player).click();
  await expect(news(player, 'progress.checking')).toBeVisible();
  await logsInElsewhere(player, 'nova');
  await expect(launchButton(player)).toBeVisible();
  await expect(news(player, 'progress.checking')).toHaveCount(0);
  await mend(page, transferCalls.list);
  await logsInElsewhere(player, 'rica');
  await expect(news(player, 'progress.moved.in', { amount: player.money(all) })).toBeVisible();
  expect(await sandbox.callsOf('POST', transferCalls.in)).toHaveLength(1);
});

test('two tabs with one game are told so; the money stays until the last of them is left', async ({
  player,
  page,
  context,
  language,
}) => {
  await openGame(player, 'rica');
  const second = new Player(await context.newPage(), language);
  await second.enterAs('rica', stageOf(slot));
  const told = second.say('games-play', 'transfer.otherTab');
  await expect(second.main.getByText(told)).toBeVisible();
  await launch(second);
  await expect(player.page.getByText(told)).toBeVisible();
  await page.bringToFront();
  await second.link('games-play', 'transfer.backToLobby').click();
  await expect(second.heading(second.say('games-play', 'list.title'))).toBeVisible();
  expect(await gameBooksOf('rica')).toEqual({ wallet: 0, held: all });
  await expect(player.page.getByText(told)).toHaveCount(0);
  await player.link('games-play', 'transfer.backToLobby').click();
  await expect.poll(() => gameBooksOf('rica')).toEqual({ wallet: all, held: 0 });
});

test('a deposit is made and paid over the running game, whose frame is not reloaded, and follows to it', async ({
  player,
  page,
}) => {
  await openGame(player, 'rica');
  await markFrame(page);
  await player.link('games-play', 'transfer.deposit').click();
  const sheet = page.getByRole('dialog', { name: player.say('games-transfer', 'deposit.title') });
  await expect(sheet).toBeVisible();
  await fillDeposit(player, 100_00);
  await depositButton(player, 100_00).click();
  await expect(page).toHaveURL(/gameInfo.*deposit=payment.*bill_no=D/);
  await isSameFrame(page);
  const billNo = new URL(page.url()).searchParams.get('bill_no') ?? '';
  await sandbox.providerNotify(billNo, 'success');
  await player.comeBack();
  await sheet.getByRole('link', { name: player.say('cashier', 'payment.paid.play') }).click();
  await expect(sheet).toHaveCount(0);
  await isSameFrame(page);
  await expect.poll(() => gameBooksOf('rica')).toEqual({ wallet: 0, held: all + 100_00 });
  await player.hasBalance(all + 100_00);
});

test('Back and the cross close the deposit, and the game goes on', async ({ player, page }) => {
  await openGame(player, 'rica');
  await markFrame(page);
  const sheet = page.getByRole('dialog', { name: player.say('games-transfer', 'deposit.title') });
  await player.link('games-play', 'transfer.deposit').click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await player.link('games-play', 'transfer.deposit').click();
  await sheet.getByRole('button', { name: player.say('games-transfer', 'deposit.close') }).click();
  await expect(sheet).toHaveCount(0);
  await isSameFrame(page);
  expect(await gameBooksOf('rica')).toEqual({ wallet: 0, held: all });
});

test('a network that was lost comes back to the same game, which can be opened anew', async ({
  player,
  page,
  context,
}) => {
  await openGame(player, 'rica');
  await markFrame(page);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByText(player.say('games-play', 'transfer.online'))).toBeVisible();
  await isSameFrame(page);
  await player.button('games-play', 'transfer.openAgain').click();
  const game = page.frameLocator('iframe');
  await expect(game.locator('.spin')).toHaveAttribute('aria-disabled', 'false');
  await expect(game.locator('body')).not.toHaveAttribute('data-mark', 'first');
  expect(await gameBooksOf('rica')).toEqual({ wallet: 0, held: all });
  await player.hasBalance(all);
});

test('the frame is isolated on a listed origin, and the login never goes there', async ({ player, page }) => {
  const seen: string[] = [];
  const token = await sandbox.session('rica');
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/play/'))
      seen.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? '');
  });
  const game = await openGame(player, 'rica');
  await playRounds(player, game, 1);
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  const own = await player.token();
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((text) => text.includes(own) || text.includes(token))).toEqual([]);
});

test('a game under maintenance says so, and brings back what lies there', async ({ player, page }) => {
  await arrange.transfersByHand('rica');
  await arrange.moneyAt('rica', slot.providerKey, 50_00);
  await page.route('**/api/games/detail*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, is_open: 0 } } });
  });
  await player.enterAs('rica', stageOf(slot));
  await expect(player.main.getByText(player.say('games-play', 'transfer.closedTitle'))).toBeVisible();
  await expect(launchButton(player)).toHaveCount(0);
  await bringBack(player).click();
  await expect.poll(() => gameBooksOf('rica')).toEqual({ wallet: all, held: 0 });
});

test('a provider that refuses is heard in its own words, and nothing has moved', async ({ player, page }) => {
  const message = 'A sua conta neste provedor está suspensa.';
  await refuse(page, '/api/day7/day7LoginV2', { status: 200, message });
  await player.enterAs('rica', stageOf(slot));
  await launchButton(player).click();
  await expect(player.alert(message)).toBeVisible();
  expect(await gameBooksOf('rica')).toEqual({ wallet: all, held: 0 });
});

test('a low balance and a demonstration account are told so', async ({ player }) => {
  await player.enterAs('demo', stageOf(slot));
  await expect(player.main.getByText(player.say('games-play', 'transfer.demoMember'))).toBeVisible();
  await launch(player);
  await player.hasBalance(1_000_00);
  await player.link('games-play', 'transfer.backToLobby').click();
  await expect.poll(async () => (await gameBooksOf('demo')).wallet).toBe(1_000_00);
});

test('on a phone on its side the game has nearly all of the screen, and everything of the bar', async ({
  player,
  page,
}) => {
  await page.setViewportSize({ width: 780, height: 360 });
  await openGame(player, 'rica');
  const frame = await page.locator('iframe').boundingBox();
  expect(frame?.height).toBeGreaterThanOrEqual(300);
  expect(frame?.width).toBe(780);
  for (const control of [
    player.link('games-play', 'transfer.backToLobby'),
    player.link('games-play', 'transfer.deposit'),
    player.button('games-play', 'transfer.fullscreen'),
  ])
    await expect(control).toBeInViewport({ ratio: 1 });
});

test('with automatic transfer a withdrawal after a game takes what has come back', async ({ player }) => {
  const game = await openGame(player, 'rica');
  const { stake, win } = await playRounds(player, game, 1);
  await player.open('/withdraw');
  await askForWithdrawal(player, 50_00);
  await confirmWithdrawal(player);
  await withdrawalNumber(player);
  await player.hasBalance(all - stake + win - 50_00);
});

test('the switch between by itself and by hand stands beside the balances of all providers', async ({
  player,
  page,
}) => {
  await player.enterAs('rica', '/gameInfo');
  const toggle = page.getByRole('switch', { name: player.say('games-transfer', 'money.switch') });
  await expect(toggle).toBeChecked();
  await toggle.click();
  await expect(player.main.getByText(player.say('games-transfer', 'money.byHand'))).toBeVisible();
  await player.open(stageOf(slot));
  await expect(bringIn(player)).toBeVisible();
});
