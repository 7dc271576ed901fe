import { expect, type FrameLocator, type Locator } from '@playwright/test';
import { soundBooks } from './ledger.ts';
import type { Player } from './player.ts';
import { slot, stageOf } from './sample-games.ts';
import { sandbox } from './sandbox-control.ts';

export const transferCalls = {
  in: '/api/day7/transferIn',
  out: '/api/day7/transferOut',
  allOut: '/api/day7/transferAllOut',
  list: '/api/day7/transfers',
} as const;

/** What the books say of a member: in the wallet, and at the provider of the sample game. They are sound. */
export async function gameBooksOf(
  member: string,
  providerKey = slot.providerKey,
): Promise<{ readonly wallet: number; readonly held: number }> {
  const id = await sandbox.memberId(member);
  const balances = await soundBooks();
  return {
    wallet: balances[`member:${id}:wallet`] ?? 0,
    held: balances[`member:${id}:game:${providerKey}`] ?? 0,
  };
}

export const launchButton = (player: Player): Locator => player.button('games-play', 'transfer.launch');

/** Opens the sample game; it is ready to be played. */
export async function openGame(player: Player, member: string): Promise<FrameLocator> {
  await player.enterAs(member, stageOf(slot));
  return launch(player);
}

/** From the stage into the game. */
export async function launch(player: Player): Promise<FrameLocator> {
  await launchButton(player).click();
  const game = player.page.frameLocator('iframe');
  await expect(game.locator('.spin')).toHaveAttribute('aria-disabled', 'false');
  return game;
}
