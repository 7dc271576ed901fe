import { expect } from '@playwright/test';
import { arrange } from './arrange.ts';
import { desk } from './desk.ts';
import { test } from './journey.ts';

test('a reviewed withdrawal is told of, counted in the frame, and leads to its record', async ({
  player,
  context,
}) => {
  const billNo = await arrange.withdrawal('rica', 50_00);
  await desk.reject(context, billNo, 'A chave é de outra pessoa.');
  await player.enterAs('rica', '/messages');
  const list = player.main.getByRole('list', {
    name: player.say('information', 'messages.parts.notifications'),
  });
  const newest = list.getByRole('listitem').first();
  await expect(newest).toContainText(player.say('information', 'messages.unread'));
  await newest.getByRole('link').click();
  await expect(player.alert(player.say('cashier', 'withdraw.rejected.title'))).toBeVisible();
  await expect(player.page).toHaveURL(new RegExp(`bill_no=${billNo}`));
});

test('the list goes on as far as one reads, and all of it is marked as read at once', async ({ player }) => {
  await player.enterAs('arquivo', '/messages');
  const list = player.main.getByRole('list', {
    name: player.say('information', 'messages.parts.notifications'),
  });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  await player.button('controls', 'showMore').click();
  await expect(list.getByRole('listitem')).toHaveCount(20);
  await player.button('information', 'messages.readAll').click();
  await expect(player.button('information', 'messages.readAll')).toHaveCount(0);
  await expect(list).not.toContainText(player.say('information', 'messages.unread'));
});

test('notes are read where they stand, and can be taken out of the list; news is for everybody', async ({
  player,
}) => {
  await player.enterAs('arquivo', '/messages?part=messages');
  const list = player.main.getByRole('list', { name: player.say('information', 'messages.parts.messages') });
  const first = list.getByRole('listitem').first();
  const title = first.locator('[data-part=open]');
  await title.click();
  await expect(title).toHaveAttribute('aria-expanded', 'true');
  const count = player.main.locator('[data-part=load-more] [role=status]');
  const before = await count.textContent();
  await first.locator('button[aria-label], button').last().click();
  await expect(count).not.toHaveText(before ?? '');
  await player.main
    .getByRole('link', { name: player.say('information', 'messages.parts.announcements'), exact: true })
    .click();
  await expect(
    player.main.getByRole('list', { name: player.say('information', 'messages.parts.announcements') }),
  ).toBeVisible();
});
