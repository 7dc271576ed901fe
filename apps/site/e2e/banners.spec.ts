import { expect } from '@playwright/test';
import { listenForComplaints } from './complaints.ts';
import { ownHome } from './environment.ts';
import { cutOff } from './faults.ts';
import { test } from './journey.ts';
import type { Player } from './player.ts';
import { sandbox } from './sandbox-control.ts';
import { sumOfShifts, watchShifts } from './shifts.ts';

const address = '/api/dynamicwebs/getdata';

/** Goes down the page as somebody who reads. */
async function readsOn({ page }: Player): Promise<void> {
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, 300);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

test('the operator’s banners come before the end of the home, and nothing that is seen moves', async ({
  player,
  page,
}) => {
  const shifts = await watchShifts(page);
  await player.open('/');
  expect(await sandbox.callsOf('GET', address)).toHaveLength(0);
  const banners = player.main.getByRole('group', { name: player.say('games-banners', 'title') });
  await expect(async () => {
    await readsOn(player);
    // Up again, where their place is out of sight.
    await page.mouse.wheel(0, -3_000);
    await expect(banners).toBeVisible({ timeout: 500 });
  }).toPass();
  // All of them lead to pages that are there.
  await expect(banners.getByRole('group')).toHaveCount(5);
  const way = banners.getByRole('link').filter({ visible: true }).first();
  await expect(way).toHaveAttribute('href', /^\/(game\?type=|promotion\/)/);
  const moved = await shifts();
  expect(sumOfShifts(moved), JSON.stringify(moved, null, 2)).toBeLessThan(0.02);
});

test('where they do not come nothing is missing', async ({ player, page }) => {
  await cutOff(page, address);
  await player.open('/');
  await readsOn(player);
  await expect(player.heading(player.say('games-home', 'hero.plainTitle'))).toBeAttached();
  await expect(
    player.main.getByRole('heading', { name: player.say('games-home', 'providers') }),
  ).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const brand of ['salao', 'pulo']) {
  test(`the home of ${brand} is taken over as it was drawn, its foot among it, also where its games come first`, async ({
    player,
    page,
  }) => {
    const complaints = listenForComplaints(page);
    await page.route(/\/assets\/looks-/, async (route) => {
      await page.waitForTimeout(800);
      await route.continue();
    });
    await page.goto(ownHome(brand));
    await readsOn(player);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    // Over plain http browsers say so of a host that is not this machine's name.
    expect(complaints.filter((text) => !text.includes('Cross-Origin-Opener-Policy'))).toEqual([]);
  });
}
