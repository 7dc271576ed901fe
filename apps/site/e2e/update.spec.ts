import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { addressOf } from './addresses.ts';
import { fillDeposit } from './cashier.ts';
import {
  aMinuteLater,
  comesAlive,
  hasVersion,
  loads,
  opens,
  staysAt,
  test,
  versionOf,
} from './deployments.ts';
import { Player } from './player.ts';
import { buildVersion, builtSite } from './site-version.ts';

/** New versions of the site (requirement SHELL-06, decision 23). */

const prompt = (page: Page) => page.locator('[data-part="update-prompt"]');

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
