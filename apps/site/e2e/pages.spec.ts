import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, type Response } from '@playwright/test';
import { addressOf } from './addresses.ts';
import { builtRoutes } from './built-site.ts';
import { listenForComplaints } from './complaints.ts';
import { test } from './journey.ts';
import type { Player } from './player.ts';
import { isInTurn } from './turns.ts';

const widths = [360, 1280];

/** The most that a direct load of a page may ask for, until it has nothing more to load. */
const mostRequests = 30;

/** Counts what a page asks for; `networkidle` is when there is nothing more to count. */
function countRequests(page: Page): () => readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http')) requests.push(request.url());
  });
  return () => requests.splice(0);
}

async function findsNothing({ page }: Player, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
  expect.soft(found, `axe at ${width} px`).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `sideways scroll at ${width} px`).toBe(0);
}

/** One page with one head and one main part, and whole. */
async function standsWell({ page, main }: Player): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Guests see the same question on all pages of members: axe looks at one of them. */
const membersPage = '/recharge';

const pagesOfToday = builtRoutes().filter((_, place) => isInTurn(place, 19));

for (const [place, { path, isMember }] of pagesOfToday.entries()) {
  test(`${path} stands alone for a guest and for a member`, async ({ player, page }) => {
    const complaints = listenForComplaints(page);
    const takeRequests = countRequests(page);

    /** The address opens: what holds for every page holds for it. */
    const opensWell = async (open: () => Promise<Response | null>, hasAxe: boolean) => {
      // Away from the visit before, of which nothing may be counted.
      await page.goto('about:blank');
      await page.setViewportSize({ width: 360, height: 780 });
      takeRequests();
      expect((await open())?.status()).toBe(200);
      await standsWell(player);
      // Counted there and then: what comes when the visit has settled would be counted with it or not, by how long axe takes.
      const asked = page.waitForLoadState('networkidle').then(takeRequests);
      if (hasAxe) await findsNothing(player, 360);
      const requests = await asked;
      // A member has nothing to do at the login and is led on: those are two pages.
      const isOnePage = new URL(page.url()).pathname === path;
      if (isOnePage) expect.soft(requests.length, requests.join('\n')).toBeLessThanOrEqual(mostRequests);
      if (hasAxe) await findsNothing(player, 1280);
    };

    const address = addressOf(path);
    const hasAxe = isInTurn(place);
    await test.step('guest', () =>
      opensWell(() => player.open(address), hasAxe && (!isMember || path === membersPage)));
    await test.step('member', () => opensWell(() => player.enterAs('rica', address), hasAxe));
    expect(complaints).toEqual([]);
  });
}

test('axe finds nothing on the dialog of the registration', async ({ player }) => {
  await player.open('/recharge');
  await player.main.getByRole('button', { name: player.say('controls', 'signedOut.register') }).click();
  await expect(player.captchaPicture).toBeVisible();
  for (const width of widths) await findsNothing(player, width);
});

test('the registration has its words however it is opened: no pointer and no focus came before', async ({
  player,
}) => {
  await player.open('/');
  await player.page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('header a[href="/login?mode=register"]')?.click(),
  );
  await expect(player.loginDialog).toBeVisible();
  await expect(player.consent).toBeVisible();
  await expect(player.loginDialog.getByRole('tab', { name: player.say('auth', 'tabs.login') })).toBeVisible();
});

test('an unknown address is a page that says so, with status 404', async ({ player, page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(player.heading(player.say('site-not-found', 'title'))).toBeVisible();
  await player.link('site-not-found', 'home').click();
  await expect(player.heading(player.say('games-home', 'hero.plainTitle'))).toBeVisible();
});

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page already has its words, its navigation and its games', async ({ player, page }) => {
    await page.goto('/');
    await expect(player.heading(player.say('games-home', 'hero.plainTitle'))).toBeVisible();
    await expect(
      page
        .getByRole('navigation')
        .getByRole('link', { name: player.say('site', 'nav.games') })
        .first(),
    ).toBeVisible();
    await expect(
      page.getByRole('banner').getByRole('link', { name: player.say('site', 'account.register') }),
    ).toBeVisible();
    await expect(page.getByText(player.say('site-footer', 'adultsText'))).toBeAttached();
  });
});
