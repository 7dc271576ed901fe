import { expect } from '@playwright/test';
import { test } from './journey.ts';

test('an account can be taken out of the list, after a question', async ({ player, page }) => {
  await player.enterAs('rica', '/withdrawal-card');
  const list = player.main.getByRole('list').first();
  await expect(list.getByRole('listitem').first()).toBeVisible();
  const before = await list.getByRole('listitem').count();
  await list.getByRole('listitem').first().getByRole('button').click();
  const question = page.getByRole('alertdialog');
  await question
    .getByRole('button', { name: player.say('cashier', 'bankAccounts.removing.confirm') })
    .click();
  await expect(player.main.getByText(player.say('cashier', 'bankAccounts.removed'))).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(before - 1);
  await player.reload();
  await expect(list.getByRole('listitem')).toHaveCount(before - 1);
});
