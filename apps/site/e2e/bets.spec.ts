import { expect } from '@playwright/test';
import { arrange } from './arrange.ts';
import { test } from './journey.ts';
import { purseOf } from './ledger.ts';
import { slot } from './sample-games.ts';
import { sandbox } from './sandbox-control.ts';

/** What a member has given to the games and got from them, in centavos. */
async function netOfGames(member: string): Promise<number> {
  const isOwn = await purseOf(member);
  const { entries } = await sandbox.ledger();
  const rounds = new Set(entries.filter(({ account }) => account === 'house:games').map(({ tx }) => tx));
  return entries
    .filter(({ account, tx }) => isOwn(account) && rounds.has(tx))
    .reduce((sum, { amount }) => sum + amount, 0);
}

test('the total of the bets is what the books say', async ({ player }) => {
  await arrange.rounds('rica', 5, 100);
  await player.enterAs('rica', '/game-record');
  const net = await netOfGames('rica');
  const sign = net > 0 ? '+' : net < 0 ? '−' : '';
  const result = player.main.locator('dl div').filter({ hasText: player.say('records', 'bets.totalResult') });
  await expect(result).toContainText(`${sign}${player.money(Math.abs(net))}`);
});

test('bets are narrowed by type, provider and status, by the address too', async ({ player, page }) => {
  await arrange.rounds('rica', 3, 100);
  await player.enterAs('rica', '/game-record');
  const rows = player.main.locator('[data-part="record"]');
  await expect(player.main.getByRole('status').first()).not.toHaveText('');
  await player.openFilters();
  await player.field('records', 'filter.provider').selectOption(slot.providerKey);
  await expect(page).toHaveURL(new RegExp(`provider=${slot.providerKey}`));
  await expect(rows.first()).toBeVisible();
  await player
    .field('records', 'filter.status')
    .selectOption({ label: player.say('records', 'bets.settled') });
  await expect(page).toHaveURL(/status=settled/);
  await player.reload();
  await player.openFilters();
  await expect(player.field('records', 'filter.provider')).toHaveValue(slot.providerKey);
  await expect(player.field('records', 'filter.status')).toHaveValue('settled');
  await player.field('records', 'filter.status').selectOption('open');
  await expect(player.main.getByText(player.say('controls', 'noRecord'))).toBeVisible();
});
