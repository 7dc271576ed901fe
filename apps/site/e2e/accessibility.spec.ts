import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { addressOf } from './addresses.ts';
import { test } from './journey.ts';
import type { Player } from './player.ts';

const widths = [360, 1280];

/** One of each kind of page: the records, and the texts, are alike among themselves. */
const membersPages = [
  '/',
  '/game',
  '/gameInfo',
  '/profile',
  '/recharge',
  '/withdraw',
  '/withdrawal-card',
  '/withdrawalPassword',
  '/game-record',
  '/faq',
] as const;
const guestsPages = ['/', '/login', '/recharge'] as const;

async function findsNothing({ page }: Player): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
    expect.soft(found, `at ${width} px`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `sideways scroll at ${width} px`).toBe(0);
  }
}

async function isWhole({ page }: Player): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

for (const path of membersPages) {
  test(`axe finds nothing on ${path} of a member`, async ({ player }) => {
    await player.enterAs('rica', addressOf(path));
    await isWhole(player);
    await findsNothing(player);
  });
}

for (const path of guestsPages) {
  test(`axe finds nothing on ${path} of a guest`, async ({ player }) => {
    await player.open(path);
    await isWhole(player);
    await findsNothing(player);
  });
}

test('axe finds nothing on the dialog of the registration', async ({ player }) => {
  await player.open('/recharge');
  await player.main.getByRole('button', { name: player.say('controls', 'signedOut.register') }).click();
  await expect(player.captchaPicture).toBeVisible();
  await findsNothing(player);
});
