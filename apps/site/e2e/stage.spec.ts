import { formatPercent } from '@fortuna/domain/percent.ts';
import { catalogue } from '@fortuna/sandbox/catalogue/catalogue.ts';
import { isPlayable } from '@fortuna/sandbox/engines/playable.ts';
import { engineOf } from '@fortuna/sandbox/engines/registry.ts';
import { expect, type Locator } from '@playwright/test';
import { loseAnswers, refuse } from './faults.ts';
import { test } from './journey.ts';
import type { Player } from './player.ts';
import { gameWithoutDemo, slot, stageOf } from './sample-games.ts';
import { sandbox } from './sandbox-control.ts';

const addPath = '/api/games/follow/set';
const listPath = '/api/games/follow';
const removePath = '/api/games/follow/delete';

const star = (player: Player): Locator => player.button('games-play', 'transfer.favourite');
const launchButton = (player: Player): Locator => player.button('games-play', 'transfer.launch');

function facts(player: Player): Locator {
  return player.main.getByLabel(player.say('games-play', 'transfer.facts'), { exact: true });
}

function others(player: Player, heading: 'related' | 'relatedPlayable', provider: string): Locator {
  return player.main.getByRole('list', {
    name: player.say('games-play', `transfer.${heading}`, { provider }),
  });
}

test('the cover that was tapped is the stage, and the game can be opened without scrolling', async ({
  player,
  page,
}) => {
  await player.open('/');
  const tile = player.main
    .getByRole('link')
    .filter({ has: page.locator('img'), hasNotText: player.say('games', 'tags.noDemo') })
    .and(page.locator('[href^="/gameInfo"]'))
    .first();
  const cover = await tile.locator('img').getAttribute('src');
  await tile.click();
  await expect(page.locator('[data-part="stage-cover"] img')).toHaveAttribute('src', cover ?? '');
  const { pathname, search } = new URL(page.url());
  await player.enterAs('rica', pathname + search);
  await expect(launchButton(player)).toBeInViewport({ ratio: 1 });
});

test('a guest sees what the game is, logs in over it, and is ready to play', async ({ player, page }) => {
  await player.open(stageOf(slot));
  await expect(player.heading(slot.name)).toBeVisible();
  const rules = engineOf(slot)?.rulesOf(slot);
  const percent = formatPercent(Math.round((rules?.returnToPlayer ?? 0) * 10_000), player.language);
  await expect(facts(player)).toContainText(slot.provider);
  await expect(facts(player)).toContainText(percent);
  await expect(facts(player)).toContainText(player.money(rules?.lowestStake ?? 0));
  await expect(facts(player)).toContainText(player.money(rules?.highestStake ?? 0));
  await expect(player.main.getByText(player.say('games-play', 'transfer.adults'))).toBeVisible();
  await expect(launchButton(player)).toHaveCount(0);
  const login = player.button('games-play', 'transfer.loginToPlay');
  await expect(login).toBeInViewport({ ratio: 1 });
  await login.click();
  await player.logIn('nova');
  await launchButton(player).click();
  await expect(page.locator('iframe')).toBeVisible();
});

test('a guest who wants a game as a favourite is asked to log in, and then it is one', async ({ player }) => {
  await player.open(stageOf(slot));
  await star(player).click();
  await expect(player.loginDialog).toBeVisible();
  await player.logIn('nova');
  await expect(star(player)).toHaveAttribute('aria-pressed', 'true');
  await player.reload();
  await expect(star(player)).toHaveAttribute('aria-pressed', 'true');
});

test('the wish of a guest goes with the login that is put away', async ({ player, page }) => {
  await player.open(stageOf(slot));
  await star(player).click();
  await expect(player.loginDialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(player.loginDialog).toHaveCount(0);
  await player.button('games-play', 'transfer.loginToPlay').click();
  await player.logIn('nova');
  await expect(launchButton(player)).toBeVisible();
  await expect(star(player)).toHaveAttribute('aria-pressed', 'false');
  expect(await sandbox.callsOf('POST', addPath)).toHaveLength(0);
});

test('a favourite is kept, and however fast the star is pressed, it ends as it was left', async ({
  player,
}) => {
  await player.enterAs('nova', stageOf(slot));
  await star(player).click();
  await expect(star(player)).toHaveAttribute('aria-pressed', 'true');
  await player.reload();
  await expect(star(player)).toHaveAttribute('aria-pressed', 'true');
  await star(player).click({ clickCount: 11 });
  await expect(star(player)).toHaveAttribute('aria-pressed', 'false');
  // One at a time is sent: ten presses are not ten calls.
  await expect.poll(async () => (await sandbox.callsOf('POST', removePath)).length).toBeGreaterThan(0);
  expect((await sandbox.callsOf('POST', addPath)).length).toBeLessThan(5);
  await player.reload();
  await expect(launchButton(player)).toBeVisible();
  await expect(star(player)).toHaveAttribute('aria-pressed', 'false');
});

test('a star that is refused goes back, and the server says why', async ({ player, page }) => {
  const message = 'Você pode ter até 200 favoritos.';
  await refuse(page, addPath, { status: 200, message });
  await player.enterAs('nova', stageOf(slot));
  await expect(launchButton(player)).toBeVisible();
  await star(player).click();
  await expect(player.alert(message)).toBeVisible();
  await expect(star(player)).toHaveAttribute('aria-pressed', 'false');
});

test('a star that the server refuses without a word, and a list that does not come, are told in our words', async ({
  player,
  page,
}) => {
  await refuse(page, addPath, { status: 503 });
  await player.enterAs('nova', stageOf(slot));
  await expect(launchButton(player)).toBeVisible();
  await star(player).click();
  await expect(player.alert(player.say('games-favourites', 'failed'))).toBeVisible();
  await expect(star(player)).toHaveAttribute('aria-pressed', 'false');
  await refuse(page, listPath, { status: 503 });
  await player.reload();
  await expect(player.alert(player.say('games-favourites', 'unread'))).toBeVisible();
  await expect(launchButton(player)).toBeVisible();
});

test('a star whose answer was lost is looked up, and stays', async ({ player, page }) => {
  await loseAnswers(page, addPath);
  await player.enterAs('nova', stageOf(slot));
  await expect(launchButton(player)).toBeVisible();
  await star(player).click();
  await expect.poll(async () => (await sandbox.callsOf('POST', listPath)).length).toBe(2);
  await expect(star(player)).toHaveAttribute('aria-pressed', 'true');
  await expect(player.page.getByRole('alert')).toHaveCount(0);
});

test('games of the same provider lead on, the game itself is not among them, and each stage begins anew', async ({
  player,
  page,
}) => {
  await refuse(page, '/api/day7/day7LoginV2', { status: 200, message: 'O provedor não respondeu.' });
  await player.enterAs('rica', stageOf(slot));
  await launchButton(player).click();
  await expect(player.alert('O provedor não respondeu.')).toBeVisible();
  const links = others(player, 'related', slot.provider).getByRole('link');
  await expect(links).toHaveCount(6);
  const codes = await links.evaluateAll((all) =>
    all.map((one) => new URL((one as HTMLAnchorElement).href).searchParams.get('gameCode') ?? ''),
  );
  for (const code of codes) {
    const game = catalogue().find(code);
    expect(game?.provider).toBe(slot.provider);
    expect(game && isPlayable(game) && game.isOpen).toBe(true);
  }
  expect(codes).not.toContain(slot.code);
  await links.first().click();
  await expect(player.heading(catalogue().find(codes[0] ?? '')?.name ?? '')).toBeVisible();
  await expect(launchButton(player)).toBeVisible();
});

test('a game without an engine says so on its tile and its stage, and others are offered', async ({
  player,
  page,
}) => {
  await player.enterAs('rica', `/game?type=${gameWithoutDemo.type}`);
  const tiles = player.main
    .getByRole('grid', { name: player.say('games-play', 'list.title') })
    .getByRole('link');
  await expect(tiles.filter({ hasText: player.say('games', 'tags.noDemo') }).first()).toBeVisible();
  await player.open(stageOf(gameWithoutDemo));
  await expect(player.main.getByText(player.say('games-play', 'transfer.notPlayable'))).toBeVisible();
  await expect(launchButton(player)).toHaveCount(0);
  await expect(facts(player)).not.toContainText('%');
  await others(player, 'relatedPlayable', gameWithoutDemo.provider).getByRole('link').first().click();
  await launchButton(player).click();
  await expect(page.locator('iframe')).toBeVisible();
});
