import { expect } from '@playwright/test';
import { comesAlive, opens, staysAt, test } from './deployments.ts';
import { builtSite } from './site-version.ts';

/** The service worker (requirement SHELL-06, decision 23). */

test('a first visit pays nothing for the worker, and its first control reloads nothing', async ({
  player,
  page,
  context,
}) => {
  await page.clock.install();
  await player.open('/');
  await page.waitForLoadState('networkidle');
  expect(context.serviceWorkers()).toEqual([]);
  await comesAlive(player);
  await staysAt(page, 1);
});

test('calls of the API are never answered from a copy', async ({ player, page, site, context }) => {
  await opens(player, '/');
  await player.reload();
  const fromWorker: string[] = [];
  let calls = 0;
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    calls += 1;
    if (response.fromServiceWorker()) fromWorker.push(response.url());
  });
  await player.open('/game');
  await page.waitForLoadState('networkidle');
  expect(calls).toBeGreaterThan(0);
  expect(fromWorker).toEqual([]);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => !/^\/(assets|words)\//.test(path))).toEqual(['/login']);
  await context.setOffline(true);
  const answer = page.evaluate(() => fetch('/api/games').then(({ status }) => status));
  await expect(answer).rejects.toThrow(/Failed to fetch/);
  expect(site.origin).toContain('127.0.0.1');
});

test('without a connection a page says so in the brand’s frame, and comes back by itself', async ({
  player,
  page,
  context,
}) => {
  await opens(player, '/');
  await context.setOffline(true);
  await page.goto('/game');
  await player.isAwake();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(player.button('common', 'retry').first()).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(page.getByText(player.say('controls', 'offlineBar'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(player.say('controls', 'offlineBar'))).toHaveCount(0);
  // The worker is online a moment after the page here, and the page tries when it is told.
  const games = player.main.getByRole('gridcell').getByRole('link').first();
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(games).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('a worker that is to go goes, with what it has kept', async ({ player, page, site }) => {
  await opens(player, '/');
  await site.deploy(builtSite, { WORKER_OFF: '1' });
  await player.reload();
  await page.keyboard.press('Shift');
  const left = () =>
    page.evaluate(async () => {
      const workers = await navigator.serviceWorker.getRegistrations();
      return workers.length + (await caches.keys()).length;
    });
  await expect.poll(left, { timeout: 20_000 }).toBe(0);
  await staysAt(page, 2);
});
