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

async function findsNothing(player: Player, what: string): Promise<void> {
  const { page } = player;
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
    expect.soft(found, `${what} at ${width} px`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `sideways scroll of ${what} at ${width} px`).toBe(0);
  }
}

async function isWhole(player: Player, path: string): Promise<void> {
  await player.page.goto(path);
  await player.isAwake();
  await expect(player.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(player.page.locator('[aria-busy=true]')).toHaveCount(0);
}

test('axe finds nothing on the pages of a member', async ({ player }) => {
  await player.enterAs('rica', '/');
  for (const path of membersPages.map(addressOf)) {
    await test.step(path, async () => {
      await isWhole(player, path);
      await findsNothing(player, path);
    });
  }
});

test('axe finds nothing on what guests see', async ({ player }) => {
  for (const path of guestsPages) {
    await test.step(path, async () => {
      await isWhole(player, path);
      await findsNothing(player, path);
    });
  }
  await player.main.getByRole('button', { name: player.say('auth', 'signedOut.register') }).click();
  await expect(player.captchaPicture).toBeVisible();
  await findsNothing(player, 'the dialog of the registration');
});
