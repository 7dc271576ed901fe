import type { Locator } from '@playwright/test';
import type { Player } from '../../player.ts';

/** Of the frame, of a member's page, or of a game's stage, which asks for the login in its own words. */
function entrance(player: Player, word: 'login' | 'register'): Locator {
  const { page } = player;
  const known = page
    .getByRole('button', { name: player.say('controls', `signedOut.${word}`), exact: true })
    .or(page.getByRole('link', { name: player.say('site', `account.${word}`), exact: true }));
  const all = word === 'login' ? known.or(player.button('games-play', 'transfer.loginToPlay')) : known;
  return all.filter({ visible: true }).first();
}

/** The login is open, over the page or as the page. */
export async function reachLogin(player: Player, word: 'login' | 'register' = 'login'): Promise<void> {
  const isOpen = await player.loginDialog.isVisible();
  if (!isOpen && new URL(player.page.url()).pathname !== '/login') {
    await entrance(player, word).click();
    await player.loginDialog.waitFor();
  }
  await player.authForm.getByRole('tab').first().waitFor();
}

export async function isLoggedIn({ page, loginDialog }: Player): Promise<boolean> {
  if ((await loginDialog.count()) > 0 || new URL(page.url()).pathname === '/login') return false;
  return page.evaluate(() => sessionStorage.getItem('fortuna.token') !== null);
}
