import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { DeployedSite } from './deployed-site.ts';
import { test as journey } from './journey.ts';
import type { Player } from './player.ts';
import { builtSite, nextVersion, type SiteVersion } from './site-version.ts';

/** What journeys of the service worker and of new versions (requirement SHELL-06, decision 23) need: a site that is put into service anew. */

interface UpdateFixtures {
  readonly site: DeployedSite;
}

interface Versions {
  readonly next: SiteVersion;
}

export const test = journey.extend<UpdateFixtures, Versions>({
  serviceWorkers: 'allow',
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

/** Each tab writes down how often a page has been loaded in it. */
async function journalLoads(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (self !== top || self.origin === 'null') return;
    sessionStorage.setItem('e2e-loads', String(Number(sessionStorage.getItem('e2e-loads')) + 1));
  });
}

export const loads = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('e2e-loads')));

export const versionOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="fortuna:version"]')?.content);

/** Somebody is there, and the worker is in control. */
export async function comesAlive({ page }: Player): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: 20_000,
  });
}

/** As much time goes by for the page as it takes until it looks for a new version. */
export const aMinuteLater = (page: Page) => page.clock.fastForward(60_000);

/** The update is there, and everything that could follow has had the time to. */
export async function hasVersion(page: Page, version: string): Promise<void> {
  await expect.poll(() => versionOf(page).catch(() => ''), { timeout: 20_000 }).toBe(version);
}

/** Long enough for a second reload, if there were one. */
export async function staysAt(page: Page, count: number): Promise<void> {
  await aMinuteLater(page);
  await page.waitForTimeout(2_000);
  await aMinuteLater(page);
  expect(await loads(page)).toBe(count);
}

export async function opens(player: Player, path: string, member?: string): Promise<void> {
  await player.page.clock.install();
  await (member === undefined ? player.open(path) : player.enterAs(member, path));
  await comesAlive(player);
  expect(await loads(player.page)).toBe(1);
}
