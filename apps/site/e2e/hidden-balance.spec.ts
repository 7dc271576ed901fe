import { expect } from '@playwright/test';
import { addressOf } from './addresses.ts';
import { test } from './journey.ts';

/** Every page that says what a member has, or has had in all, and how many of these amounts it has. */
const pages = {
  '/': 0,
  '/profile': 9,
  '/withdraw': 1,
  '/gameInfo': 1,
  '/rechargeRecord': 1,
  '/withdrawalRecord': 1,
  '/game-record': 2,
  '/transactions': 18,
  '/promotion/activity/level': 2,
} as const;

test('a balance that is covered is covered on every page, and after a reload', async ({ player, page }) => {
  await player.enterAs('rica', '/');
  await player.hasBalance(25_000_00);
  await player.button('controls', 'balance.hide').click();
  for (const [path, amounts] of Object.entries(pages))
    await test.step(path, async () => {
      await player.open(addressOf(path));
      const covered = player.main.getByText('••••••');
      await expect(covered).toHaveCount(amounts);
      await expect(page.locator('body')).not.toContainText(player.money(25_000_00));
    });
});
