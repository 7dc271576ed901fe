import { expect, type Locator } from '@playwright/test';
import { desk } from './desk.ts';
import { cutOff } from './faults.ts';
import { test } from './journey.ts';
import type { Player } from './player.ts';
import { sandbox } from './sandbox-control.ts';

const address = '/api/informationcenter/announcement';

test.beforeEach(({ player }) => {
  player.isToldNews = true;
});

function news({ page }: Player, title: string): Locator {
  return page.getByRole('dialog', { name: title });
}

/** What the seeds tell everybody. */
const seeded = 'Roda diária aberta';

/** Somebody is there, and then pauses. */
async function looksAround({ page }: Player): Promise<void> {
  await page.mouse.move(20, 300);
}

/** Longer than a pause and an answer take, in milliseconds. */
const longEnough = 2_500;

/** Nothing comes over the page, however long one looks at it. */
async function staysAway(player: Player): Promise<void> {
  await looksAround(player);
  await player.page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), longEnough);
  await expect(player.page.getByRole('dialog')).toHaveCount(0);
}

test('a guest is told on entry once a visit; the focus goes in and comes back', async ({ player, page }) => {
  await player.open('/');
  await looksAround(player);
  const dialog = news(player, seeded);
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((part) => part.contains(document.activeElement))).toBe(true);
  await expect(dialog.getByRole('link')).toHaveAttribute('href', '/promotion/activity/lottery-wheel');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await player.link('site', 'nav.games').filter({ visible: true }).first().click();
  await staysAway(player);
  await player.reload();
  await staysAway(player);
  expect(await sandbox.callsOf('GET', address)).toHaveLength(1);
});

test('who does not want to be reminded today is not, in the next visit either', async ({
  player,
  context,
}) => {
  await player.open('/');
  await looksAround(player);
  const dialog = news(player, seeded);
  await dialog.getByRole('checkbox', { name: player.say('information-entry', 'hideToday') }).check();
  await dialog.getByRole('button', { name: player.say('information-entry', 'done') }).click();
  await expect(dialog).toHaveCount(0);
  const next = await context.newPage();
  await next.goto('/');
  await next.mouse.move(20, 300);
  await next.waitForLoadState('networkidle');
  expect(await next.evaluate(() => localStorage.getItem('fortuna.remindersOff'))).toContain('guest');
  await expect(next.getByRole('dialog')).toHaveCount(0);
  await next.close();
});

test('several are pages of one dialog, newest first; a link goes to a page of the site and closes it', async ({
  player,
  page,
  context,
}) => {
  await desk.announce(context, {
    title: 'Novos jogos',
    content: 'Veja o que chegou.',
    url: '/game?type=crash',
  });
  await player.enterAs('rica', '/');
  await looksAround(player);
  const dialog = news(player, 'Novos jogos');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: player.say('information-entry', 'next') }).click();
  await expect(news(player, seeded)).toBeVisible();
  await news(player, seeded)
    .getByRole('button', { name: player.say('information-entry', 'previous') })
    .click();
  await dialog.getByRole('link').click();
  await expect(page).toHaveURL(/\/game\?type=crash$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('it does not come over a form, a game or the login, but after it', async ({ player, page }) => {
  await player.open('/recharge');
  await staysAway(player);
  await page.goto('/');
  await player.isAwake();
  await player.link('site', 'account.login').first().click();
  await expect(player.captchaPicture).toBeVisible();
  await player.logIn('nova');
  await looksAround(player);
  await expect(news(player, seeded)).toBeVisible();
});

test('where it cannot be read nothing is said', async ({ player, page }) => {
  await cutOff(page, address);
  await player.open('/');
  await staysAway(player);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('all of them are read in full by everybody, and a guest finds the way there in the foot', async ({
  player,
}) => {
  player.isToldNews = false;
  await player.open('/faq');
  await player.page
    .getByRole('contentinfo')
    .getByRole('link', { name: player.say('site-footer', 'announcements') })
    .click();
  await expect(player.heading(player.say('information-entry', 'page.title'))).toBeVisible();
  const all = player.main.getByRole('article');
  await expect(all).toHaveCount(2);
  const unread = player.say('information-center', 'announcements.unread');
  await expect(all.filter({ hasText: unread })).toHaveCount(2);
  await all.getByRole('link', { name: seeded }).click();
  await expect(player.heading(seeded)).toBeVisible();
  await expect(player.main.getByText(/nos últimos sete dias/)).toBeVisible();
  await player.page.goBack();
  await expect(all.filter({ hasText: unread })).toHaveCount(1);
});

test('what has been read is read in the messages too, and in another tab', async ({ player, context }) => {
  player.isToldNews = false;
  await player.enterAs('rica', '/messages?part=announcements');
  const news = player.main.getByRole('article');
  const unread = news.filter({ hasText: `${player.say('information', 'messages.unread')}:` });
  await expect(unread).toHaveCount(2);
  const other = await context.newPage();
  await other.goto('/information-center/announcement/detail?id=1');
  await expect(other.getByRole('heading', { level: 1, name: 'Manutenção programada' })).toBeVisible();
  await other.close();
  await expect(news).toHaveCount(2);
  await player.button('information', 'messages.readAll').click();
  await expect(unread).toHaveCount(0);
  await player.reload();
  await expect(news).toHaveCount(2);
  await expect(unread).toHaveCount(0);
});

test('an announcement that is not there says so, with the way to the others', async ({ player }) => {
  player.isToldNews = false;
  await player.open('/information-center/announcement/detail?id=99');
  await expect(player.main).toContainText(player.say('information-center', 'announcement.gone'));
  await player.link('information-center', 'announcement.all').click();
  await expect(player.heading(player.say('information-entry', 'page.title'))).toBeVisible();
});
