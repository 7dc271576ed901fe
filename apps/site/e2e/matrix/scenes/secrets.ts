import type { Locator } from '@playwright/test';
import type { Player } from '../../player.ts';

/** What the scenes change a login password to. */
export const newPassword = 'Maresia#2026';

export function codeField(player: Player): Locator {
  return player.field('auth-password', 'code.label');
}

export async function fillNewPassword(player: Player): Promise<void> {
  await player.field('auth-password', 'new.password').fill(newPassword);
  await player.field('auth-password', 'new.confirmation').fill(newPassword);
}
