import { expect, type Locator, type Page } from '@playwright/test';
import { ownHome } from './environment.ts';
import { cutOff, mend } from './faults.ts';
import { playRounds } from './game-frame.ts';
import { test } from './journey.ts';
import type { Player } from './player.ts';
import { slot, stageOf } from './sample-games.ts';

/** The hello of the member whose name this is. */
const hello = (player: Player, name: string): Locator => player.main.getByText(new RegExp(name)).first();

const wayOn = (player: Player, key: 'continue' | 'choose'): Locator =>
  player.main.getByRole('link').filter({ hasText: player.say('games-greeting', key) });

/** How many covers of the shelves are seen as a whole, between the bars that stay. */
function coversInView(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bar = (part: string) => document.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect();
    const [from = 0, to = 0] = [bar('top-bar')?.bottom, bar('bottom-nav')?.top];
    const covers = [...document.querySelectorAll('[data-part="game-grid"] [data-part="cover"]')];
    return covers
      .map((cover) => cover.getBoundingClientRect())
      .filter(({ top, bottom, height }) => height > 0 && top >= from && bottom <= to).length;
  });
}

for (const brand of ['mare', 'salao', 'pulo']) {
  test(`a member's first screen of ${brand}: a hello, the last game, six covers, one way to deposit`, async ({
    player,
    page,
  }) => {
    await player.enterAs('rica', ownHome(brand));
    await expect(hello(player, 'Rica')).toBeInViewport({ ratio: 1 });
    await expect(wayOn(player, 'continue')).toHaveAttribute('href', /^\/gameInfo\?/);
    const greeting = await page.locator('[data-part="home-greeting"]').boundingBox();
    expect(greeting?.height).toBeLessThanOrEqual(160);
    await expect.poll(() => coversInView(page)).toBeGreaterThanOrEqual(6);
    // Brands name it differently.
    const ways = page.getByRole('link', { name: /^Dep[óo]sit/ });
    await expect(ways.filter({ visible: true })).toHaveCount(1);
    const heading = player.main.getByRole('heading', { name: player.say('games-home', 'hero.plainTitle') });
    await expect(heading).toHaveCount(0);
  });
}

test('who has played nothing is led to all games', async ({ player, page }) => {
  await player.enterAs('nova', '/');
  await expect(hello(player, 'Nova')).toBeVisible();
  await wayOn(player, 'choose').click();
  await expect(page).toHaveURL(/\/game$/);
});

test('the game that was played last is the one to go on with', async ({ player, page }) => {
  await player.enterAs('rica', '/');
  await expect(wayOn(player, 'continue')).toBeVisible();
  await player.open(stageOf(slot));
  await player.button('games-play', 'transfer.launch').click();
  const name = (await player.heading(/./).textContent()) ?? '';
  const title = player.say('games-play', 'transfer.frameTitle', { name });
  await playRounds(player, page.frameLocator(`iframe[title="${title}"]`), 1);
  await player.link('games-play', 'transfer.backToLobby').click();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: player.say('site', 'nav.home') })
    .first()
    .click();
  await expect(wayOn(player, 'continue')).toContainText(name);
});

test('where the last game cannot be read, the greeting says so, and another try brings it', async ({
  player,
  page,
}) => {
  await cutOff(page, '/api/games/recent');
  await player.enterAs('rica', '/');
  await expect(hello(player, 'Rica')).toBeVisible();
  const greeting = page.locator('[data-part="home-greeting"]');
  await expect(greeting.getByRole('alert')).toContainText(player.say('errors', 'network'));
  await mend(page, '/api/games/recent');
  await greeting.getByRole('button', { name: player.say('common', 'retry') }).click();
  await expect(wayOn(player, 'continue')).toBeVisible();
});

/** Addresses of the hero's pictures that the page asks for. */
function heroRequests(page: Page): readonly string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (/\/hero-/.test(request.url())) addresses.push(request.url());
  });
  return addresses;
}

test('a guest gets one picture for the hero', async ({ player, page }) => {
  const pictures = heroRequests(page);
  await player.open('/');
  await expect(player.main.locator('picture img')).toHaveJSProperty('complete', true);
  expect(pictures).toHaveLength(1);
});

test('a member, who does not see the hero, gets no picture for it', async ({ player, page }) => {
  const pictures = heroRequests(page);
  await player.enterAs('rica', '/');
  await expect(hello(player, 'Rica')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(pictures).toEqual([]);
});

test('a stored login that has ended leaves a guest with the promise', async ({ player, page }) => {
  await page.addInitScript(() => sessionStorage.setItem('fortuna.token', 'f'.repeat(48)));
  await player.open('/');
  await expect(player.heading(player.say('games-home', 'hero.plainTitle'))).toBeVisible();
  await expect(page.locator('[data-part="home-greeting"]')).toHaveCount(0);
});
