import { expect, type Locator, type Page } from '@playwright/test';
import { loseAnswers, refuse } from './faults.ts';
import { gamesText } from './game-counts.ts';
import { test } from './journey.ts';
import type { Player } from './player.ts';
import { firstGame } from './sample-games.ts';
import { sandbox } from './sandbox-control.ts';

const addPath = '/api/games/follow/set';

const heartOf = (player: Player, name: string): Locator =>
  player.main.getByRole('button', { name: player.say('games-favourites', 'heart', { name }), exact: true });

/** Hearts come with the first sign of life. */
async function stir(page: Page): Promise<void> {
  await page.mouse.move(8, 8);
  await page.mouse.move(12, 12);
}

const heart = (player: Player): Locator => heartOf(player, firstGame.name).first();

async function favouritesAre(player: Player, names: readonly string[]): Promise<void> {
  await player.open('/game?favourites=1');
  await expect(player.heading(player.say('games-play', 'list.favourites'))).toBeVisible();
  await expect(player.main.getByText(gamesText(player, names.length), { exact: true })).toBeVisible();
  for (const name of names) await expect(player.main.getByRole('link', { name })).toBeVisible();
}

for (const path of ['/game', '/', '/searchGames'])
  test(`a heart on ${path} is pressed ten times, and ends as the server has it`, async ({ player, page }) => {
    await player.enterAs('nova', path);
    await stir(page);
    await expect(heart(player)).toHaveAttribute('aria-pressed', 'false');
    await heart(player).click();
    await expect.poll(async () => (await sandbox.callsOf('POST', addPath)).length).toBe(1);
    await heart(player).click({ clickCount: 10 });
    await expect(heart(player)).toHaveAttribute('aria-pressed', 'true');
    await page.waitForLoadState('networkidle');
    await favouritesAre(player, [firstGame.name]);
    await stir(page);
    await heart(player).click();
    await expect(player.main.getByText(player.say('games-play', 'list.noFavourites'))).toBeVisible();
    await favouritesAre(player, []);
  });

test('a guest who wants a favourite is asked to log in, and then has it', async ({ player, page }) => {
  await player.open('/game');
  await stir(page);
  await heart(player).click();
  await player.logIn('nova');
  await expect(heart(player)).toHaveAttribute('aria-pressed', 'true');
  await favouritesAre(player, [firstGame.name]);
});

test('a heart that is refused goes back, and it is said why', async ({ player, page }) => {
  await refuse(page, addPath, { status: 503 });
  await player.enterAs('nova', '/game');
  await stir(page);
  await heart(player).click();
  await expect(player.page.getByText(player.say('games-favourites', 'failed')).first()).toBeVisible();
  await expect(heart(player)).toHaveAttribute('aria-pressed', 'false');
});

test('a heart whose answer was lost is looked up, and stays', async ({ player, page }) => {
  await loseAnswers(page, addPath);
  await player.enterAs('nova', '/game');
  await stir(page);
  await heart(player).click();
  await page.waitForLoadState('networkidle');
  await expect(heart(player)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the favourites are reached from the profile, and guests are asked to log in', async ({
  player,
  page,
}) => {
  await player.enterAs('rica', '/profile');
  await player.link('account', 'links.favourites').click();
  await expect(page).toHaveURL(/\/game\?favourites=1$/);
  await expect(player.heading(player.say('games-play', 'list.favourites'))).toBeVisible();
  await player.logOut();
  await player.open('/game?favourites=1');
  await expect(page.getByText(player.say('controls', 'signedOut.title'))).toBeVisible();
});

test('another member in the same window sees their own hearts', async ({ player, page }) => {
  await player.enterAs('nova', '/game');
  await stir(page);
  await heart(player).click();
  await expect(heart(player)).toHaveAttribute('aria-pressed', 'true');
  await player.logOut();
  await player.open('/game');
  await stir(page);
  await expect(heart(player)).toHaveAttribute('aria-pressed', 'false');
  await heart(player).click();
  await expect(player.loginDialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(player.loginDialog).toHaveCount(0);
  await player.link('site', 'account.login').click();
  await player.logIn('sempin');
  await expect(page.getByRole('banner')).toContainText('R$');
  await expect(heart(player)).toHaveAttribute('aria-pressed', 'false');
});

test('a heart is one element of the page', async ({ player, page }) => {
  await player.open('/');
  await stir(page);
  await expect(heart(player)).toBeVisible();
  const hearts = page.locator('main [data-part="favourite-heart"]');
  expect(await hearts.count()).toBeGreaterThan(10);
  const sizes = await hearts.evaluateAll((all) =>
    all.map((one) => [one.parentElement?.childElementCount, one.childElementCount]),
  );
  expect(new Set(sizes.map(String))).toEqual(new Set(['2,0']));
});
