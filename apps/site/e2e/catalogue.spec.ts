import { catalogue } from '@fortuna/sandbox/catalogue/catalogue.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { gamesText, numberText } from './game-counts.ts';
import { test } from './journey.ts';
import type { Player } from './player.ts';

const listPath = '/api/games/listsv2';
const { index, games } = catalogue();

const grid = (player: Player): Locator =>
  player.main.getByRole('grid', { name: player.say('games-play', 'list.title') });

const cellAt = (page: Page, place: number): Locator => page.locator(`[data-place="${place}"]`);
const tileAt = (page: Page, place: number): Locator => cellAt(page, place).getByRole('link');

/** Places that are seen, and whether each of them has its game. */
function seenPlaces(page: Page): Promise<readonly { readonly place: number; readonly hasGame: boolean }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-place]')]
      .filter((cell) => {
        const { top, bottom } = cell.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      })
      .map((cell) => ({
        place: Number(cell.dataset.place),
        hasGame: cell.querySelector('[data-part="game-tile"]') !== null,
      })),
  );
}

const isWhole = async (page: Page): Promise<boolean> => {
  const places = await seenPlaces(page);
  return places.length > 0 && places.every(({ hasGame }) => hasGame);
};

test('all games are in one list, of which never more than two hundred are drawn, and the foot is at its end', async ({
  player,
  page,
}) => {
  await player.open('/game');
  await expect(player.main.getByText(gamesText(player, games.length))).toBeVisible();
  const tiles = page.locator('[data-part="game-tile"]');
  await expect(player.page.getByRole('contentinfo')).toBeAttached();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (const part of [0, 0.2, 0.61, 1]) {
    await page.evaluate((top) => window.scrollTo(0, top), height * part);
    if (part < 1) await expect.poll(() => isWhole(page)).toBe(true);
    expect(await tiles.count()).toBeLessThanOrEqual(200);
  }
  await expect(player.page.getByRole('contentinfo')).toBeInViewport();
  // The page was as long from the start as it has turned out to be.
  const now = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(Math.abs(now - height)).toBeLessThan(400);
});

test('the list is narrowed by its address, which outlives a reload and keeps what it has from type to type', async ({
  player,
  page,
  isMobile,
}) => {
  await player.open('/game?type=slots&provider=vento-sul&tag=new&device=phone&sort=name');
  const filter = { providerKey: 'vento-sul', tag: 'new', device: 'phone', order: 'name' } as const;
  const found = index.find({ ...filter, type: 'slots' });
  expect(found.length).toBeGreaterThan(0);
  const shown = (name: string) => expect(tileAt(page, 0)).toHaveAccessibleName(new RegExp(name));
  await shown(found[0]?.name ?? '');
  await player.reload();
  await shown(found[0]?.name ?? '');
  await expect(grid(player).getByRole('gridcell')).toHaveCount(found.length);
  // On a phone they stand behind a button, which counts them.
  if (isMobile) await player.button('games-play', 'list.moreSet', { number: 4 }).click();
  await player.main
    .getByRole('button', { name: player.say('games-play', 'list.tags.new'), pressed: true })
    .click();
  await expect(page).toHaveURL(/\?type=slots&provider=vento-sul&device=phone&sort=name$/);
  const others = index.find({ ...filter, tag: undefined, type: 'crash' });
  await player.main.getByRole('link', { name: player.say('games', 'types.crash'), exact: true }).click();
  await shown(others[0]?.name ?? '');
  await expect(page).toHaveURL(/type=crash&provider=vento-sul&device=phone&sort=name$/);
});

test('an older list that comes late does not take the place of the newer one', async ({ player, page }) => {
  const { promise: late, resolve: comes } = Promise.withResolvers<void>();
  const slots = /\/api\/games\/listsv2\?.*game_type=slots/;
  await page.route(slots, async (route) => {
    const response = await route.fetch();
    await late;
    // Nobody may wait for it any more.
    await route.fulfill({ response }).catch(() => undefined);
  });
  const asked = page.waitForRequest(slots);
  await player.open('/game?type=slots&sort=name');
  await asked;
  await player.main.getByRole('link', { name: player.say('games', 'types.crash'), exact: true }).click();
  const [first] = index.find({ type: 'crash', order: 'name' });
  const shown = new RegExp(first?.name ?? 'no game');
  await expect(tileAt(page, 0)).toHaveAccessibleName(shown);
  comes();
  await page.waitForLoadState('networkidle');
  await expect(tileAt(page, 0)).toHaveAccessibleName(shown);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('the games begin in the upper half of the first screen', async ({ player, page }) => {
    await player.open('/game');
    await expect(tileAt(page, 0)).toBeVisible();
    expect((await tileAt(page, 0).boundingBox())?.y).toBeLessThan(390);
  });
});

test('Back from a game returns to the very tile, deep in the list', async ({ player, page }) => {
  await player.open('/game');
  await expect(tileAt(page, 0)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 60_000));
  await expect.poll(() => isWhole(page)).toBe(true);
  const places = await seenPlaces(page);
  const { place } = places[Math.floor(places.length / 2)] ?? { place: 0 };
  expect(place).toBeGreaterThan(300);
  const open = places.map((one) => one.place).find((one) => one >= place && one % 2 === place % 2) ?? place;
  const tile = tileAt(page, open);
  const name = await tile.textContent();
  const top = (await tile.boundingBox())?.y ?? 0;
  await tile.click();
  await expect(page).toHaveURL(/\/gameInfo/);
  await page.goBack();
  await expect(tileAt(page, open)).toHaveText(name ?? '');
  await expect.poll(async () => Math.abs(((await tile.boundingBox())?.y ?? 0) - top)).toBeLessThan(4);
  await expect(tile).toBeFocused();
});

test('the keyboard walks over the whole list, says where it is, and leaves it with one press', async ({
  player,
  page,
}) => {
  await player.open('/game');
  await expect(tileAt(page, 0)).toBeVisible();
  const columns = Number(await grid(player).getAttribute('aria-colcount'));
  await expect(grid(player)).toHaveAttribute('aria-rowcount', String(Math.ceil(games.length / columns)));
  await tileAt(page, 0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tileAt(page, 1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(tileAt(page, 1 + columns)).toBeFocused();
  const at = (place: number) =>
    player.page.getByRole('status').filter({
      hasText: player.say('games-play', 'list.position', {
        place: numberText(player, place),
        total: numberText(player, games.length),
      }),
    });
  await expect(at(2 + columns)).toHaveCount(1);
  await page.keyboard.press('Home');
  await expect(tileAt(page, columns)).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(tileAt(page, columns)).not.toBeFocused();
  await page.keyboard.press('Control+End');
  await expect(tileAt(page, games.length - 1)).toBeFocused();
  await expect(tileAt(page, games.length - 1)).toBeInViewport();
  await expect(at(games.length)).toHaveCount(1);
  // The heart of the game, the way back to the head of the list, and then the page's foot.
  const foot = page.getByRole('contentinfo').locator(':focus');
  for (let presses = 0; presses < 4 && (await foot.count()) === 0; presses += 1)
    await page.keyboard.press('Tab');
  await expect(foot).toHaveCount(1);
});

test('one press leads to the end of ten thousand games, and one back to their head', async ({
  player,
  page,
}) => {
  await player.open('/game');
  await player.button('games-play', 'list.toEnd').click();
  await expect(page.getByText(player.say('games-play', 'list.end'), { exact: true })).toBeInViewport();
  await expect(cellAt(page, games.length - 1)).toBeVisible();
  await player.button('games-play', 'list.toTop').click();
  await expect(player.heading(player.say('games-play', 'list.title'))).toBeFocused();
  await expect(tileAt(page, 0)).toBeVisible();
});

test('a part of the list that does not come says so where one is, and another try brings it', async ({
  player,
  page,
}) => {
  await player.open('/game');
  await expect(tileAt(page, 0)).toBeVisible();
  await page.route(`**${listPath}*`, (route) => route.abort('connectionfailed'));
  await page.evaluate(() => window.scrollTo(0, 40_000));
  await expect(player.alert(player.say('games-play', 'list.partFailed'))).toBeInViewport();
  await page.unroute(`**${listPath}*`);
  await player.button('common', 'retry').click();
  await expect.poll(() => isWhole(page)).toBe(true);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a type that there is none of is told, and led away from', async ({ player, page }) => {
  await player.open('/game?type=roulette');
  await expect(player.alert(player.say('games-play', 'list.wrongType'))).toBeVisible();
  await player.link('games-play', 'list.seeAllGames').click();
  await expect(page).toHaveURL(/\/game$/);
  await expect(tileAt(page, 0)).toBeVisible();
});
