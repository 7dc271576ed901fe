import { expect } from '@playwright/test';
import { test } from './journey.ts';

const accountsCall = /\/api\/member\/bank(\?|$)/;

test('after eight seconds the page says that it still loads; one can stop waiting and ask anew', async ({
  player,
  page,
}) => {
  await page.clock.install();
  // The first request is never answered, the next one is.
  await page.route(accountsCall, () => undefined, { times: 1 });
  await player.enterAs('rica', '/withdrawal-card');
  // The member is there: from here on the page waits for its own read.
  await player.hasBalance(25_000_00);
  const stop = player.button('controls', 'cancelLoading');
  await expect(player.main.getByRole('status').getByText(player.say('controls', 'loading'))).toBeAttached();
  await expect(stop).toHaveCount(0);
  await page.clock.runFor(8_000);
  await stop.click();
  await expect(player.main.getByRole('alert')).toBeVisible();
  await player.main.getByRole('button', { name: player.say('common', 'retry') }).click();
  await expect(player.button('cashier', 'bankAccounts.add')).toBeVisible();
});
