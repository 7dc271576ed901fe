import { expect, type Locator } from '@playwright/test';
import type { Player } from './player.ts';

/** What a claim's button says, which for screen readers goes on with what it claims, and why it is locked. */
function claimButtons(player: Player, subject: string | RegExp, says: string): Locator {
  const thing = typeof subject === 'string' ? subject.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : subject.source;
  const name = new RegExp(`^${player.say('promotions', says)} ?: ${thing}`);
  return player.main.getByRole('button', { name });
}

/** Claims on the pages of activities, by what is claimed. */
export const claims = {
  open: (player: Player, subject: string | RegExp) => claimButtons(player, subject, 'claim.claim'),
  done: (player: Player, subject: string | RegExp) => claimButtons(player, subject, 'claim.claimed'),
  over: (player: Player, subject: string | RegExp) => claimButtons(player, subject, 'claim.expired'),
  again: (player: Player, subject: string | RegExp) => claimButtons(player, subject, 'claim.retry'),
} as const;

/** The first thing that a page has to claim, whatever the last attempt met. */
export function claimButton({ main, say }: Player): Locator {
  const names = ['claim', 'retry'].map((key) => say('promotions', `claim.${key}`));
  return main.getByRole('button', { name: new RegExp(`^(${names.join('|')})`) }).first();
}

/** It is said once that the reward has been claimed, and how much it was. */
export async function isTold(player: Player, centavos: number): Promise<void> {
  const told = player.main.getByRole('status').filter({ hasText: player.say('promotions', 'claim.success') });
  await expect(told).toHaveCount(1);
  await expect(told).toContainText(player.money(centavos));
}

/** The title of an activity, as the page's head says it. */
export async function titleOf(player: Player): Promise<string> {
  const head = player.page.getByRole('heading', { level: 1 });
  await expect(head).not.toHaveText(player.say('promotions', 'title'));
  return (await head.textContent()) ?? '';
}

export const activityClaim = '/api/activitydetails/claim';
