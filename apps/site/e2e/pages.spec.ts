import { expect } from '@playwright/test';
import { addresses } from './addresses.ts';
import { listenForComplaints } from './complaints.ts';
import { test } from './journey.ts';
import type { Player } from './player.ts';

/** One page with one heading and one main part, complete, and without a complaint from the browser. */
async function standsWell(player: Player, path: string): Promise<void> {
  const response = await player.page.goto(path);
  expect(response?.status(), path).toBe(200);
  await player.isAwake();
  await expect(player.page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await expect(player.main, path).toHaveCount(1);
  await expect(player.page.locator('[aria-busy=true]'), path).toHaveCount(0);
}

test('every page stands alone for a guest, with a clean console under the policy', async ({
  player,
  page,
}) => {
  const complaints = listenForComplaints(page);
  for (const path of addresses) await test.step(path, () => standsWell(player, path));
  expect(complaints).toEqual([]);
});

test('every page stands alone for a member, with a clean console under the policy', async ({
  player,
  page,
}) => {
  const complaints = listenForComplaints(page);
  await player.enterAs('rica', '/');
  for (const path of addresses) await test.step(path, () => standsWell(player, path));
  expect(complaints).toEqual([]);
});

test('an unknown address is a page that says so, with status 404', async ({ player, page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(player.heading(player.say('site', 'notFound.title'))).toBeVisible();
  await player.link('site', 'notFound.home').click();
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
