import { expect, type Locator } from '@playwright/test';
import type { Player } from './player.ts';

/** Goes down the page as somebody who reads, to its end. */
export async function readsOn({ page }: Player): Promise<void> {
  for (let step = 0; step < 30; step += 1) {
    await page.mouse.wheel(0, 250);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)));
  }
}

/** What is put in while somebody is past it waits until it is out of sight again. */
export async function readsUntil(player: Player, part: Locator): Promise<void> {
  await expect(async () => {
    await readsOn(player);
    await player.page.mouse.wheel(0, -20_000);
    await expect(part).toBeVisible({ timeout: 500 });
  }).toPass();
}
