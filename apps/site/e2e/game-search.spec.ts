import { catalogue } from '@fortuna/sandbox/catalogue/catalogue.ts';
import { plainText } from '@fortuna/sandbox/catalogue/plain-text.ts';
import { expect, type Locator } from '@playwright/test';
import { gamesText } from './game-counts.ts';
import { test } from './journey.ts';
import type { Player } from './player.ts';

const listPath = '/api/games/listsv2';
const { index } = catalogue();
const find = (text: string) => index.find({ search: { text, isEnglish: false } });

/** A popular game with accents in its name, and a word long enough to be mistyped. */
const accented = index
  .find({ order: 'popular' })
  .find(({ name }) => /^\p{L}{6,} .*[áéíóúãõâêôç]/iu.test(name));
if (accented === undefined) throw new Error('no popular game has an accent');
const plain = plainText(accented.name);

const box = (player: Player): Locator =>
  player.main.getByRole('searchbox', { name: player.say('games-play', 'list.search') });
const results = (player: Player): Locator =>
  player.main.getByRole('grid', { name: player.say('games-search', 'results') });
const first = (player: Player): Locator => results(player).getByRole('link').first();
const count = (player: Player, games: number): Locator =>
  player.main.getByText(gamesText(player, games), { exact: true });
const recent = (player: Player): Locator =>
  player.main.getByRole('list', { name: player.say('games-search', 'recent') }).getByRole('link');

test('from the list one comes to the search with its box in focus, and each pause brings its games', async ({
  player,
  page,
}) => {
  await player.open('/game');
  await player.link('games-play', 'list.search').click();
  await expect(player.heading(player.say('games-search', 'title'))).toBeVisible();
  await expect(box(player)).toBeFocused();
  await page.keyboard.type('ma', { delay: 60 });
  await expect(count(player, find('ma').length)).toHaveRole('status');
  await page.keyboard.type('r', { delay: 60 });
  await expect(box(player)).toHaveValue('mar');
  await expect(count(player, find('mar').length)).toBeVisible();
  await expect(page).toHaveURL(/\/searchGames\?search=mar$/);
  await player.reload();
  await expect(box(player)).toHaveValue('mar');
  await expect(first(player)).toHaveAccessibleName(new RegExp(`^${find('mar')[0]?.name}`));
});

test('neither accents nor capitals are needed, and one mistake is forgiven', async ({ player }) => {
  await player.open('/searchGames');
  for (const text of [accented.name, plain.toUpperCase(), plain.slice(0, 3) + plain.slice(4)]) {
    await box(player).fill(text);
    await expect(
      results(player)
        .getByRole('link', { name: new RegExp(`^${accented.name}`) })
        .first(),
    ).toBeVisible();
  }
});

test('a letter that is answered late never takes the place of what was typed after it', async ({
  player,
  page,
}) => {
  const { promise: isTyped, resolve: typed } = Promise.withResolvers<void>();
  const isEarlier = (url: URL) => url.pathname === listPath && url.searchParams.get('name') === 'mar';
  await page.route(isEarlier, async (route) => {
    const response = await route.fetch();
    await isTyped;
    await route.fulfill({ response }).catch(() => undefined);
  });
  await player.open('/searchGames');
  const asked = page.waitForRequest((request) => isEarlier(new URL(request.url())));
  await box(player).fill('mar');
  await asked;
  await box(player).fill(plain);
  await expect(count(player, find(plain).length)).toBeVisible();
  typed();
  await page.waitForTimeout(400);
  await expect(count(player, find(plain).length)).toBeVisible();
  await expect(box(player)).toHaveValue(plain);
});

test('what a guest has searched for is offered again, and can be taken off', async ({ player, page }) => {
  await player.open('/searchGames');
  await expect(player.main.getByRole('list', { name: player.say('games-search', 'popular') })).toBeVisible();
  await box(player).fill('tigre');
  await page.keyboard.press('Enter');
  await box(player).fill(plain);
  await first(player).click();
  await expect(page).toHaveURL(/\/gameInfo/);
  await player.open('/searchGames');
  await expect(recent(player)).toHaveText([plain, 'tigre']);
  await recent(player).last().click();
  await expect(box(player)).toHaveValue('tigre');
  await expect(count(player, find('tigre').length)).toBeVisible();
  await page.goBack();
  await player.button('games-search', 'forget', { text: plain }).click();
  await expect(recent(player)).toHaveText(['tigre']);
  await player.button('games-search', 'forgetAll').click();
  await expect(recent(player)).toHaveCount(0);
  await player.reload();
  await expect(recent(player)).toHaveCount(0);
});

test('what a member has searched for is theirs alone, and goes with the logout', async ({ player, page }) => {
  await player.enterAs('rica', '/searchGames');
  await box(player).fill('tigre');
  await page.keyboard.press('Enter');
  await player.open('/searchGames');
  await expect(recent(player)).toHaveText(['tigre']);
  await player.logOut();
  expect(await page.evaluate(() => JSON.stringify(Object.values(localStorage)))).not.toContain('tigre');
  await player.open('/searchGames');
  await expect(player.main.getByRole('list', { name: player.say('games-search', 'popular') })).toBeVisible();
  await expect(recent(player)).toHaveCount(0);
});

test('where nothing is found, names like it lead on', async ({ player, page }) => {
  const text = `${plain.slice(0, 4)}xx${plain.slice(4)} zzz`;
  expect(find(text)).toEqual([]);
  const [like] = index.suggest({ text, isEnglish: false }, 1);
  await player.open('/searchGames');
  await box(player).fill(text);
  await expect(player.main.getByText(player.say('games-search', 'nothing', { text }))).toBeVisible();
  await expect(count(player, 0)).toHaveRole('status');
  await player.main
    .getByRole('link', { name: like?.name ?? '', exact: true })
    .first()
    .click();
  await expect(box(player)).toHaveValue(like?.name ?? '');
  await expect(first(player)).toHaveAccessibleName(new RegExp(`^${like?.name}`));
  await page.goBack();
  await expect(box(player)).toHaveValue(text);
});

test('a search as it was once linked is where the search is now, and Back leads past it', async ({
  player,
  page,
}) => {
  await player.open('/faq');
  await player.open('/game?search=tigre');
  await expect(page).toHaveURL(/\/searchGames\?search=tigre$/);
  await expect(box(player)).toHaveValue('tigre');
  await expect(first(player)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
});

test('Back from a game returns to what was found', async ({ player, page }) => {
  await player.open('/searchGames?search=mar');
  const tile = results(player).getByRole('link').nth(4);
  const name = (await tile.textContent()) ?? '';
  await tile.click();
  await expect(page).toHaveURL(/\/gameInfo/);
  await page.goBack();
  await expect(box(player)).toHaveValue('mar');
  await expect(results(player).locator(':focus')).toHaveText(name);
});
