import { expect, type Locator, type Page } from '@playwright/test';
import { arrange } from './arrange.ts';
import { builtRoutes } from './built-site.ts';
import { codeChannel } from './cashier.ts';
import { test } from './journey.ts';
import { type Player, password } from './player.ts';
import { playableStages } from './sample-games.ts';
import { watchStillness } from './stillness.ts';

/** By path: the presses that have led there, as the links' addresses. */
type Reached = Map<string, readonly string[]>;

/** Where the bar of a phone leads; the home last, on which banners pass by. */
const bar = ['/profile', '/promotion/activity', '/game', '/recharge', '/'];
/** Opened by the login in a tab of its own, so that what is typed stays. */
const ofLogin = '/forgot-password';
/** Who has an account has nothing to do there. */
const ofGuests = ['/login', ofLogin];
/** Behind a password and not behind a link. */
const behindPassword = '/security-center/bind-email';

const pathOf = (href: string) => href.split(/[?#]/)[0] ?? '';

interface Walker extends Player {
  readonly isStill: () => Promise<void>;
}

const walking = (player: Player): Walker => Object.assign(player, { isStill: watchStillness(player.page) });

/** Drawn to its end, with what comes late. */
async function isWhole({ page, isStill }: Walker): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await isStill();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await isStill();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** The addresses inside the site that links in sight lead to, one for each path; of the games one that can be played. */
async function linksOn(page: Page): Promise<ReadonlyMap<string, string>> {
  const hrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility() && !link.matches('[target], [inert] *'))
        .map((link) => link.getAttribute('href') ?? ''),
    );
  const isOther = (href: string) => href.startsWith('/gameInfo') && !playableStages.has(href);
  return new Map(
    hrefs
      .filter((href) => !isOther(href))
      .reverse()
      .map((href) => [pathOf(href), href]),
  );
}

function linkTo(page: Page, href: string): Locator {
  return page.locator(`a[href="${href}"]:not([target], [inert] *)`).filter({ visible: true }).first();
}

/** A press on a link in sight; the login comes over the page and is no other page. */
async function press(player: Walker, href: string): Promise<void> {
  const { page } = player;
  const path = pathOf(href);
  await linkTo(page, href).click();
  if (path === '/login') {
    await expect(player.captchaPicture).toBeVisible();
    await player.loginDialog.getByRole('tab', { name: player.say('auth', 'tabs.login') }).click();
    return;
  }
  await expect(page).toHaveURL((url) => url.pathname === path);
  await isWhole(player);
}

/** What of these at most two presses reach from the bar, every one of them pressed. */
async function walk(player: Walker, wanted: readonly string[]): Promise<Reached> {
  const { page } = player;
  const reached: Reached = new Map();
  const known = new Set(bar);
  const first: (readonly [string, string])[] = [];
  const goTo = async (trail: readonly string[]) => {
    for (const href of trail) await press(player, href);
  };
  for (const place of bar) {
    await goTo([place]);
    reached.set(place, [place]);
    for (const [path, href] of await linksOn(page)) {
      if (known.has(path) || !wanted.includes(path)) continue;
      known.add(path);
      first.push([place, href]);
    }
  }
  for (const [place, href] of first) {
    await goTo([place, href]);
    reached.set(pathOf(href), [place, href]);
    for (const [path, next] of await linksOn(page)) {
      if (known.has(path) || !wanted.includes(path)) continue;
      known.add(path);
      await press(player, next);
      reached.set(path, [place, href, next]);
      await page.goBack();
      await isWhole(player);
      if (pathOf(href) === '/login') await press(player, href);
    }
    if (pathOf(href) === '/login') await page.keyboard.press('Escape');
    // Some pages stand without the bar.
    if ((await page.getByRole('navigation').filter({ visible: true }).count()) === 0) await page.goBack();
  }
  return reached;
}

const missing = (reached: Reached, wanted: readonly string[]) => wanted.filter((path) => !reached.has(path));

test('a guest reaches every public page in two presses from the bar', async ({ player: guest, page }) => {
  test.setTimeout(180_000);
  const player = walking(guest);
  await player.open('/');
  const open = builtRoutes().filter(({ isMember }) => !isMember);
  const wanted = open.map(({ path }) => path).filter((path) => path !== ofLogin);
  expect(missing(await walk(player, wanted), wanted)).toEqual([]);

  await test.step('a forgotten password is set anew in a tab beside the login', async () => {
    await press(player, '/');
    await press(player, '/login');
    const tab = page.waitForEvent('popup');
    await player.loginDialog.locator(`a[href="${ofLogin}"]`).click();
    await expect(await tab).toHaveURL((url) => url.pathname === ofLogin);
  });
});

test('a member reaches every page in two presses from the bar', async ({ player: member, page }) => {
  test.setTimeout(180_000);
  const player = walking(member);
  // A code to be paid is the way to its payment.
  await arrange.deposit('rica', 100_00, codeChannel);
  await player.enterAs('rica', '/');
  const all = builtRoutes().map(({ path }) => path);
  const wanted = all.filter((path) => ![...ofGuests, behindPassword].includes(path));
  const reached = await walk(player, wanted);
  expect(missing(reached, wanted)).toEqual([]);

  await test.step('the address of an e-mail is bound behind the password', async () => {
    for (const href of reached.get('/security-center/verify-password') ?? []) await press(player, href);
    await player.field('account-security', 'verify.password').fill(password);
    await player.button('account-security', 'verify.submit').click();
    await expect(page).toHaveURL((url) => url.pathname === behindPassword);
    await isWhole(player);
  });
});
