import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { addressOf } from './addresses.ts';
import { fillDeposit } from './cashier.ts';
import { DeployedSite } from './deployed-site.ts';
import { test as journey } from './journey.ts';
import { Player } from './player.ts';
import { buildVersion, builtSite, nextVersion, type SiteVersion } from './site-version.ts';

/** The service worker and new versions of the site (requirement SHELL-06, decision 23), on a site that is put into service anew. */

interface UpdateFixtures {
  readonly site: DeployedSite;
}

interface Versions {
  readonly next: SiteVersion;
}

const test = journey.extend<UpdateFixtures, Versions>({
  next: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'site-'));
      await use(nextVersion(folder));
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: As above.
  site: async ({}, use) => {
    const site = new DeployedSite();
    await site.deploy(builtSite);
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.origin),
  context: async ({ context }, use) => {
    await journalLoads(context);
    await use(context);
  },
});

test.use({ serviceWorkers: 'allow' });

/** Each tab writes down how often a page has been loaded in it. */
async function journalLoads(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (self !== top || self.origin === 'null') return;
    sessionStorage.setItem('e2e-loads', String(Number(sessionStorage.getItem('e2e-loads')) + 1));
  });
}

const loads = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('e2e-loads')));

const versionOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="fortuna:version"]')?.content);

/** Somebody is there, and the worker is in control. */
async function comesAlive({ page }: Player): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: 20_000,
  });
}

/** As much time goes by for the page as it takes until it looks for a new version. */
const aMinuteLater = (page: Page) => page.clock.fastForward(60_000);

/** The update is there, and everything that could follow has had the time to. */
async function hasVersion(page: Page, version: string): Promise<void> {
  await expect.poll(() => versionOf(page).catch(() => ''), { timeout: 20_000 }).toBe(version);
}

/** Long enough for a second reload, if there were one. */
async function staysAt(page: Page, count: number): Promise<void> {
  await aMinuteLater(page);
  await page.waitForTimeout(2_000);
  await aMinuteLater(page);
  expect(await loads(page)).toBe(count);
}

async function opens(player: Player, path: string, member?: string): Promise<void> {
  await player.page.clock.install();
  await (member === undefined ? player.open(path) : player.enterAs(member, path));
  await comesAlive(player);
  expect(await loads(player.page)).toBe(1);
}

const prompt = (page: Page) => page.locator('[data-part="update-prompt"]');

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

test('a new version reloads the page exactly once', async ({ player, page, site, next }) => {
  await opens(player, '/faq');
  await site.deploy(next);
  await aMinuteLater(page);
  await hasVersion(page, next.version);
  expect(await loads(page)).toBe(2);
  await staysAt(page, 2);
});

test('each of two tabs comes anew once', async ({ player, page, context, site, next }) => {
  await opens(player, '/faq');
  const other = new Player(await context.newPage(), player.language);
  await opens(other, '/terms');
  await site.deploy(next);
  await aMinuteLater(page);
  for (const tab of [page, other.page]) {
    await hasVersion(tab, next.version);
    await staysAt(tab, 2);
  }
});

test('a page that is new already is not reloaded for its worker', async ({ player, page, site, next }) => {
  await opens(player, '/faq');
  await site.deploy(next);
  await player.reload();
  expect(await versionOf(page)).toBe(next.version);
  await comesAlive(player);
  await staysAt(page, 2);
});

test('a deposit that is being filled in is left alone until the player leaves it', async ({
  player,
  page,
  site,
  next,
}) => {
  await opens(player, '/recharge', 'rica');
  await fillDeposit(player, 100_00);
  await site.deploy(next);
  await aMinuteLater(page);
  await expect(prompt(page)).toContainText(player.say('controls', 'update.held'));
  await prompt(page)
    .getByRole('button', { name: player.say('controls', 'update.later') })
    .click();
  await expect(prompt(page)).toHaveCount(0);
  await staysAt(page, 1);
  expect(await versionOf(page)).toBe(builtSite.version);
  await page.getByRole('navigation').locator('a[href="/profile"]:visible').first().click();
  await page.clock.runFor(2_000);
  await hasVersion(page, next.version);
  await expect(page).toHaveURL(/\/profile$/);
  await staysAt(page, 2);
});

test('a registration that is being filled in is left alone, and the player may have the update at once', async ({
  player,
  page,
  site,
  next,
}) => {
  await opens(player, '/login?mode=register');
  await player.fillRegistration('marina');
  await site.deploy(next);
  await aMinuteLater(page);
  await expect(prompt(page)).toBeVisible();
  await staysAt(page, 1);
  await prompt(page)
    .getByRole('button', { name: player.say('controls', 'update.now') })
    .click();
  await hasVersion(page, next.version);
  await staysAt(page, 2);
});

test('a game is left alone', async ({ player, page, site, next }) => {
  await opens(player, addressOf('/gameInfo'), 'rica');
  await site.deploy(next);
  await aMinuteLater(page);
  await expect(prompt(page)).toBeVisible();
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

test('a file of the old version that has vanished brings the new one, once, with the worker too', async ({
  player,
  page,
  site,
  next,
}) => {
  // With a clock of the test's own the page's list of what it has fetched would be empty.
  await player.open('/');
  await comesAlive(player);
  await site.deploy(next);
  await page.getByRole('navigation').locator('a[href="/game"]:visible').first().click();
  await hasVersion(page, next.version);
  await expect(player.main.getByRole('listitem').getByRole('link').first()).toBeVisible();
  await comesAlive(player);
  await page.waitForTimeout(2_000);
  expect(await loads(page)).toBe(2);
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

if (process.env.TEST_FULL) {
  test('two builds: the same source is the same version, another name another', async ({
    player,
    page,
    site,
  }) => {
    test.setTimeout(600_000);
    const folder = mkdtempSync(join(tmpdir(), 'builds-'));
    const same = buildVersion(join(folder, 'same'), '');
    expect(same.version).toBe(builtSite.version);
    const other = buildVersion(join(folder, 'other'), 'next');
    await opens(player, '/faq');
    await site.deploy(same);
    await staysAt(page, 1);
    await site.deploy(other);
    await aMinuteLater(page);
    await hasVersion(page, other.version);
    await staysAt(page, 2);
    rmSync(folder, { recursive: true, force: true });
  });
}
