import { expect, type Page } from '@playwright/test';
import { listenForComplaints } from './complaints.ts';
import { ownHome } from './environment.ts';
import { test } from './journey.ts';
import { Player } from './player.ts';

/** Files of the built site by what they hold. */
const files = {
  base: /\/assets\/base-/,
  page: /\/assets\/game-list\.page-/,
  pages: /\/assets\/pages-/,
  words: /\/words\/\w+\/pt\/games-play\.json/,
  dialogs: /\/assets\/SessionDialogs-/,
  member: /\/assets\/member-/,
  session: /\/assets\/flows-/,
} as const;

const cut = (page: Page, file: RegExp) => page.route(file, (route) => route.abort('connectionreset'));

const comesOnline = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

/** The frame is there, and what can be done. */
async function saysSoInFrame(player: Player): Promise<void> {
  const { page } = player;
  await expect(player.main.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation').locator('visible=true').first()).toBeVisible();
  await expect(player.button('common', 'retry')).toBeVisible();
}

const toGames = ({ page }: Player) => page.getByRole('navigation').locator('a[href="/game"]:visible').first();

const gamesAreThere = (player: Player) =>
  expect(player.main.getByRole('status').filter({ hasText: /\d jogos/ })).toBeVisible();

/** What stops the list of games from coming. */
const obstacles = ['page', 'pages', 'words'] as const;

for (const name of obstacles) {
  test.describe(`without the file of the ${name}`, () => {
    test('a page that is gone to says so in the frame, and a retry brings it', async ({ player, page }) => {
      await player.open('/');
      await cut(page, files[name]);
      await toGames(player).click();
      await expect(page).toHaveURL(/\/game$/);
      await saysSoInFrame(player);
      await page.unroute(files[name]);
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await player.button('common', 'retry').click();
      await gamesAreThere(player);
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    });

    test('a page that is opened says so in the frame, and comes when the phone is online', async ({
      player,
      page,
    }) => {
      await cut(page, files[name]);
      await player.open('/game');
      await saysSoInFrame(player);
      await page.unroute(files[name]);
      await comesOnline(page);
      await gamesAreThere(player);
    });

    test('a second retry begins anew where the first has not helped', async ({ player, page }) => {
      await cut(page, files[name]);
      await player.open('/game');
      await player.button('common', 'retry').click();
      await saysSoInFrame(player);
      await page.unroute(files[name]);
      await player.button('common', 'retry').click();
      await gamesAreThere(player);
    });
  });
}

test('a tap without a connection leaves the frame, and the page comes with the connection', async ({
  player,
  context,
}) => {
  await player.open('/');
  await context.setOffline(true);
  await toGames(player).click();
  await saysSoInFrame(player);
  // Nothing is reloaded into the void, however often it is tried.
  await player.button('common', 'retry').click();
  await player.button('common', 'retry').click();
  await saysSoInFrame(player);
  await context.setOffline(false);
  await gamesAreThere(player);
});

test('another page can be gone to from one that failed', async ({ player, page }) => {
  await cut(page, files.page);
  await player.open('/game');
  await saysSoInFrame(player);
  await player.link('site', 'routeError.home').click();
  await expect(player.heading(player.say('games-home', 'hero.plainTitle'))).toBeVisible();
});

test('a page that stands alone fails in the frame', async ({ player, page }) => {
  await cut(page, /\/assets\/game-info\.page-/);
  await player.enterAs('rica', '/gameInfo');
  await saysSoInFrame(player);
});

test('dialogs that do not come are said over the page, and a retry opens the login', async ({
  player,
  page,
}) => {
  await player.open('/');
  await cut(page, files.dialogs);
  await page
    .getByRole('banner')
    .getByRole('link', { name: player.say('site', 'account.login') })
    .click();
  await expect(player.alert(player.say('errors', 'network'))).toBeVisible();
  await expect(player.heading(player.say('games-home', 'hero.plainTitle'))).toBeVisible();
  await page.unroute(files.dialogs);
  await player.button('common', 'retry').click();
  await expect(player.loginDialog).toBeVisible();
});

test('dialogs that did not come open when the phone is online', async ({ player, page }) => {
  await player.open('/');
  await cut(page, files.dialogs);
  await page
    .getByRole('banner')
    .getByRole('link', { name: player.say('site', 'account.login') })
    .click();
  await expect(player.alert(player.say('errors', 'network'))).toBeVisible();
  await page.unroute(files.dialogs);
  await comesOnline(page);
  await expect(player.loginDialog).toBeVisible();
});

test('the wallet that does not come is left out, and comes later', async ({ player, page }) => {
  await cut(page, files.member);
  const failed = page.waitForEvent('requestfailed', (request) => files.member.test(request.url()));
  await player.enterAs('rica', '/faq');
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).not.toContainText(player.say('controls', 'balance.balance'));
  await page.unroute(files.member);
  await expect(async () => {
    await comesOnline(page);
    await expect(page.getByRole('banner')).toContainText(player.money(25_000_00), { timeout: 500 });
  }).toPass();
});

test('a session that does not come leaves the frame with a retry, and is there once the phone is online', async ({
  player,
  page,
}) => {
  await cut(page, files.session);
  await player.enterAs('rica', '/profile');
  await expect(player.button('common', 'retry')).toBeVisible();
  await page.unroute(files.session);
  await comesOnline(page);
  await player.hasBalance(25_000_00);
});

for (const [brand, look] of [
  ['salao', /\/assets\/looks-quiet-/],
  ['pulo', /\/assets\/looks-loud-/],
] as const) {
  test(`the frame of ${brand} stands without its own looks`, async ({ player, page }) => {
    await cut(page, look);
    await player.open(`/faq?brand=${brand}`);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(toGames(player)).toBeVisible();
    await toGames(player).click();
    await gamesAreThere(player);
  });
}

for (const brand of ['mare', 'salao'])
  test(`without any looks the drawn home of ${brand} says so, and is opened with the connection`, async ({
    player,
    page,
  }) => {
    await cut(page, /\/assets\/looks-/);
    await page.goto(ownHome(brand));
    const said = page.locator('#not-started').getByText(player.say('errors', 'network'));
    const title = page.getByRole('heading', { level: 1 });
    await expect(said).toBeVisible();
    await expect(title).toBeVisible();
    await page.unroute(/\/assets\/looks-/);
    await comesOnline(page);
    await player.isAwake();
    await expect(said).toBeHidden();
    await expect(title).toBeVisible();
  });

test('a brand whose very start does not come has a frame', async ({ player, page }) => {
  await cut(page, /\/assets\/other-brand-/);
  await player.open('/game?brand=salao');
  await expect(page.getByRole('banner')).toBeVisible();
  await gamesAreThere(player);
});

/** How often the page itself has been asked for. */
function countPages(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

const vanish = (page: Page, file: RegExp) =>
  page.route(file, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }));

for (const name of obstacles) {
  test(`a file of the ${name} that has vanished reloads the page exactly once`, async ({ player, page }) => {
    await player.open('/');
    await vanish(page, files[name]);
    const pages = countPages(page);
    await toGames(player).click();
    await expect.poll(pages).toBe(1);
    await player.isAwake();
    await saysSoInFrame(player);
    await page.waitForLoadState('networkidle');
    expect(pages()).toBe(1);
  });
}

test('nothing is reloaded by itself where money may be under way', async ({ player, page }) => {
  // Before it can be fetched ahead.
  await vanish(page, /\/assets\/deposit\.page-/);
  await player.enterAs('rica', '/');
  await player.hasBalance(25_000_00);
  const pages = countPages(page);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: player.say('site', 'nav.deposit') })
    .filter({ visible: true })
    .click();
  await saysSoInFrame(player);
  await page.waitForLoadState('networkidle');
  expect(pages()).toBe(0);
});

test('a slow page shows within 300 ms that it is on the way', async ({ player, page }) => {
  await player.open('/');
  await page.route(files.page, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.evaluate(() => {
    document.addEventListener('click', () => {
      const tapped = performance.now();
      const look = () => {
        if (
          Number(getComputedStyle(document.body, '::before').opacity) === 1 &&
          'busy' in document.documentElement.dataset
        )
          document.documentElement.dataset.shownAfter = String(performance.now() - tapped);
        else requestAnimationFrame(look);
      };
      setTimeout(look, 120);
    });
  });
  await toGames(player).click();
  const shownAfter = () => page.evaluate(() => Number(document.documentElement.dataset.shownAfter ?? 9_999));
  await expect.poll(shownAfter).toBeLessThanOrEqual(300);
  await gamesAreThere(player);
  expect(await page.evaluate(() => getComputedStyle(document.body, '::before').content)).toBe('none');
});

for (const [path, language] of [
  ['/', 'pt'],
  ['/game', 'pt'],
  ['/', 'en'],
] as const) {
  test(`without its very first script ${path} says so in ${language}, and comes with the connection`, async ({
    page,
  }) => {
    const player = new Player(page, language);
    await cut(page, files.base);
    await page.addInitScript((tag) => localStorage.setItem('fortuna.language', tag), language);
    await page.goto(path);
    const note = page.getByRole('alert');
    await expect(note).toContainText(player.say('errors', 'network'));
    await note.getByRole('link', { name: player.say('common', 'retry') }).click();
    await expect(note).toBeVisible();
    await page.unroute(files.base);
    await comesOnline(page);
    await player.isAwake();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(note).toHaveCount(0);
  });
}

test('a page without failures complains of nothing', async ({ player, page }) => {
  const complaints = listenForComplaints(page);
  await player.open('/');
  await toGames(player).click();
  await gamesAreThere(player);
  expect(complaints).toEqual([]);
});
