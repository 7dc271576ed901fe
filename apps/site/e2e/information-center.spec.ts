import { expect } from '@playwright/test';
import { arrange } from './arrange.ts';
import { desk } from './desk.ts';
import { cutOff, mend, refuse } from './faults.ts';
import { test } from './journey.ts';

const calls = {
  support: '/api/informationcenter/support',
  notifications: '/api/informationcenter/notification',
  announcements: '/api/informationcenter/announcement',
} as const;

const area = 'information-center';

test('a guest finds help and news in the information centre, and is asked to log in for the rest', async ({
  player,
}) => {
  await player.open('/information-center');
  await expect(player.main.getByRole('list', { name: player.say(area, 'support.channels') })).toBeVisible();
  await expect(player.main.getByRole('link', { name: 'Manutenção programada' })).toBeVisible();
  await expect(player.button('controls', 'signedOut.login')).toBeVisible();
});

for (const [part, path] of Object.entries(calls)) {
  test(`where ${part} cannot be read the others stand, and one press asks for it again`, async ({
    player,
    page,
  }) => {
    await cutOff(page, path);
    await player.enterAs('rica', '/information-center');
    const retry = player.button('common', 'retry');
    await expect(retry).toHaveCount(1);
    const seen = {
      support: player.main.getByRole('list', { name: player.say(area, 'support.channels') }),
      notifications: player.main.getByRole('list', {
        name: player.say(area, 'notifications.title'),
        exact: true,
      }),
      announcements: player.main.getByRole('link', { name: 'Manutenção programada' }),
    } as const;
    for (const [other, locator] of Object.entries(seen)) {
      await expect(locator).toHaveCount(other === part ? 0 : 1);
    }
    await mend(page, path);
    await retry.click();
    for (const locator of Object.values(seen)) await expect(locator).toBeVisible();
  });
}

test('all notifications are marked as read at once, and nothing is told that is not so', async ({
  player,
  page,
}) => {
  await player.enterAs('rica', '/information-center');
  const readAll = player.button(area, 'notifications.readAll');
  await refuse(page, `${calls.notifications}/read`, { status: 409, message: 'Agora não.' });
  await readAll.click();
  await expect(player.page.getByRole('alert').filter({ hasText: 'Agora não.' })).toBeVisible();
  await expect(readAll).toBeVisible();
  await mend(page, `${calls.notifications}/read`);
  await readAll.click();
  await expect(readAll).toHaveCount(0);
});

test('a withdrawal that was reviewed meanwhile is told of by day, and leads to its record', async ({
  player,
  page,
  context,
}) => {
  await player.enterAs('rica', '/information-center/notification');
  const days = player.main.getByRole('heading', { level: 2 });
  await expect(days.first()).toBeVisible();
  const billNo = await arrange.withdrawal('rica', 50_00);
  await desk.reject(context, billNo, 'A chave é de outra pessoa.');
  const today = player.main.getByRole('list', { name: player.say(area, 'notifications.today') });
  const newest = today.getByRole('listitem').first();
  // The player is back in this tab.
  await expect(async () => {
    await player.comeBackToTab();
    await expect(newest).toContainText('A chave é de outra pessoa.', { timeout: 500 });
  }).toPass();
  await newest.getByRole('link').click();
  await expect(player.alert(player.say('cashier', 'withdraw.rejected.title'))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`bill_no=${billNo}`));
  await page.goBack();
  await expect(newest).toBeVisible();
  await expect(newest).not.toContainText(player.say(area, 'notifications.unread'));
});

test('ten thousand notifications go on as far as one reads, day by day', async ({ player }) => {
  await player.enterAs('arquivo', '/information-center/notification');
  const items = player.main.getByRole('article');
  await expect(items).toHaveCount(10);
  await player.button('controls', 'showMore').click();
  await expect(items).toHaveCount(20);
});

test('the profile leads to the information centre, and that to all of its pages', async ({ player }) => {
  const ways = [
    ['/information-center/notification', 'notifications.title'],
    ['/information-center/announcement', 'announcements.title'],
    ['/information-center/support', 'support.title'],
  ] as const;
  await player.enterAs('rica', '/profile');
  await player.link('account', 'links.information').click();
  for (const [address, title] of ways) {
    const way = player.main.getByRole('link', {
      name: `${player.say(area, 'seeAll')}: ${player.say(area, title)}`,
    });
    await expect(way).toHaveAttribute('href', address);
  }
  await player.main.getByRole('link', { name: player.say(area, 'accounts.title') }).click();
  await expect(player.heading(player.say('information-accounts', 'title'))).toBeVisible();
});
