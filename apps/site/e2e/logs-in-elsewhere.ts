import { expect } from '@playwright/test';
import { Player } from './player.ts';

/** Somebody else logs in, in another tab of the same browser: what one member has begun is never shown to, or sent for, the next. */
export async function logsInElsewhere(player: Player, name: string): Promise<void> {
  const otherTab = new Player(await player.page.context().newPage(), player.language);
  await otherTab.open('/login');
  await otherTab.logIn(name);
  await expect(otherTab.page).toHaveURL(/\/$/);
  await otherTab.page.close();
}
