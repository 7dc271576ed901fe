import { expect, type Locator, type Page } from '@playwright/test';
import { addressOf } from './addresses.ts';
import { arrange } from './arrange.ts';
import { askForWithdrawal, codeChannel } from './cashier.ts';
import { cutOff, mend } from './faults.ts';
import { test } from './journey.ts';
import type { Player } from './player.ts';
import { sandbox } from './sandbox-control.ts';

const supportPage = '/information-center/support';

/** The support page is open, at the section about the topic where the link has one. */
async function findsHelp(player: Player, page: Page, topic?: string): Promise<void> {
  await expect(page).toHaveURL(
    (url) => url.pathname === supportPage && url.hash === (topic ? `#${topic}` : ''),
  );
  await expect(
    page.getByRole('heading', { level: 1, name: player.say('information-support', 'title') }),
  ).toBeVisible();
  if (topic === undefined) return;
  const section = page.locator(`#${topic}`);
  await expect(section).toBeInViewport();
  await expect(section.getByRole('heading')).toHaveText(
    player.say('information-support', `topics.${topic}.title`),
  );
}

/** A press that leads to help in this tab. */
async function pressFor(player: Player, link: Locator, topic?: string): Promise<void> {
  await link.click();
  await findsHelp(player, player.page, topic);
}

/** A press that leads to help in a tab of its own, since a form is being filled in here. */
async function pressForNewTab(player: Player, link: Locator, topic: string): Promise<void> {
  const opened = player.page.context().waitForEvent('page');
  await link.click();
  const tab = await opened;
  await findsHelp(player, tab, topic);
  await tab.close();
}

/** The words of a link inside a sentence of the catalogue. */
function linkIn(player: Player, area: string, key: string): Locator {
  const [, name = ''] = /<support>(.*)<\/support>/.exec(player.say(area, key)) ?? [];
  return player.main.getByRole('link', { name });
}

test('every help link that a guest finds arrives at its section', async ({ player }) => {
  await player.open('/login');
  await pressForNewTab(player, linkIn(player, 'auth', 'noLoginPassword'), 'loginPassword');
  await pressForNewTab(player, linkIn(player, 'auth', 'captcha.help'), 'captcha');
  await player.open('/forgot-password');
  await pressFor(player, linkIn(player, 'auth-password', 'forgot.noMail'), 'loginPassword');
  await player.open('/login?mode=register');
  await pressForNewTab(player, linkIn(player, 'auth', 'captcha.help'), 'captcha');
  const foot = player.page.getByRole('contentinfo');
  await pressFor(player, foot.getByRole('link', { name: player.say('site-footer', 'support'), exact: true }));
});

test('every help link that a member finds arrives at its section', async ({ player }) => {
  const contact = () => player.link('controls', 'support').first();

  await player.enterAs('rica', '/profile');
  await pressFor(player, player.main.getByRole('link', { name: player.say('account', 'links.support') }));

  await player.open('/withdraw');
  await askForWithdrawal(player, 50_00);
  await pressFor(player, linkIn(player, 'cashier', 'withdraw.confirm.forgot'), 'withdrawalPassword');

  const failed = await arrange.deposit('rica', 50_00, codeChannel);
  await sandbox.providerNotify(failed, 'failed');
  await player.open(`/recharge-payment?bill_no=${failed}`);
  await expect(player.alert(player.say('cashier', 'payment.rejected.title'))).toBeVisible();
  await pressFor(player, contact(), 'deposit');

  await player.page.route('**/api/payments/list*', (route) =>
    route.fulfill({ json: { status: 'success', code: 200, message: '', data: [] } }),
  );
  await player.open('/recharge');
  await expect(player.main).toContainText(player.say('cashier', 'deposit.noMethods.title'));
  await pressFor(player, contact());

  await cutOff(player.page, '/api/recharge/list');
  await player.open('/rechargeRecord');
  await expect(player.button('common', 'retry')).toBeVisible();
  await pressFor(player, contact());
});

test('help with a first withdrawal password is there for those who have no login password', async ({
  player,
}) => {
  await player.enterAs('sempin', '/withdrawalPassword');
  await pressFor(player, linkIn(player, 'cashier', 'withdrawalPassword.noLoginPassword'), 'loginPassword');
});

test('who has been put out of the session finds help in the message', async ({ player }) => {
  await player.enterAs('rica', '/');
  await player.hasBalance(25_000_00);
  await sandbox.forceOffline('rica');
  await player.reload();
  const message = player.page.getByRole('alertdialog');
  await message.getByRole('link', { name: player.say('controls', 'support') }).click();
  await findsHelp(player, player.page, 'blocked');
  await expect(message).toHaveCount(0);
});

test('who is told at the login that the account is blocked finds help below', async ({ player }) => {
  await player.open('/login');
  await player.fillLogin('bloqueado');
  await player.solveCaptcha();
  await player.submitLogin();
  const link = player.main.getByRole('link', { name: player.say('controls', 'support') });
  await pressForNewTab(player, link, 'blocked');
});

test('channels have their hours; a member copies the number of the account, a guest has none', async ({
  player,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await player.open(supportPage);
  const channels = player.main.getByRole('list', { name: player.say('information-support', 'channels') });
  await expect(channels.getByRole('link').first()).toContainText('24 horas');
  await expect(player.field('information-support', 'uid')).toHaveCount(0);

  await player.enterAs('rica', supportPage);
  const uid = await player.field('information-support', 'uid').inputValue();
  expect(uid).toMatch(/^\d+$/);
  await player.button('controls', 'copy').first().click();
  await expect(player.button('controls', 'copied')).toBeVisible();
  expect(await player.page.evaluate(() => navigator.clipboard.readText())).toBe(uid);
  await expect(player.field('information-support', 'version')).not.toHaveValue('');
  await expect(channels.getByRole('link').first()).toContainText(
    player.say('information-center', 'support.wait', { minutes: 2 }),
  );
});

test('where the channels do not load the sections stay, with the brand’s own help and another try', async ({
  player,
}) => {
  const address = '/api/informationcenter/support';
  await cutOff(player.page, address);
  await player.open(supportPage);
  const retry = player.button('common', 'retry');
  await expect(retry).toBeVisible();
  await expect(player.main.locator('#prepare')).toBeVisible();
  const elsewhere = player.say('information-support', 'elsewhere', { brand: 'Maré' });
  await expect(player.main.getByRole('link', { name: elsewhere })).toHaveAttribute(
    'href',
    'https://support.mare.example/',
  );
  await mend(player.page, address);
  await retry.click();
  await expect(
    player.main.getByRole('list', { name: player.say('information-support', 'channels') }),
  ).toBeVisible();
});

test('support has an entrance on every page, which says that somebody is always there', async ({
  player,
  page,
}) => {
  const way = (text: string) => page.getByRole('link', { name: text }).filter({ visible: true }).first();
  const foot = player.say('site-footer', 'support');
  for (const path of ['/', '/login', '/game', '/no-such-page', '/recharge']) {
    await player.open(path);
    await expect(way(foot)).toHaveAttribute('href', supportPage);
  }
  // Outside of the layout there is no foot of links, and help all the same.
  for (const path of ['/cztx', '/download', '/test']) {
    await player.open(path);
    await expect(way(player.say('site', 'nav.support'))).toHaveAttribute('href', supportPage);
  }
  await player.open(addressOf('/gameInfo'));
  await pressFor(player, way(player.say('games-play', 'transfer.support')));
  await page.setViewportSize({ width: 1280, height: 800 });
  await player.open('/');
  await pressFor(
    player,
    page.getByRole('navigation').getByRole('link', { name: player.say('site', 'nav.support') }),
  );
});

test('where there is no channel at all the brand’s own ways are there', async ({ player, page }) => {
  await page.route('**/api/informationcenter/support*', (route) =>
    route.fulfill({ json: { status: 'success', code: 200, message: '', data: [] } }),
  );
  await player.open(supportPage);
  await expect(player.main.getByText(player.say('information-support', 'empty'))).toBeVisible();
  const network = player.say('information-support', 'onNetwork', { brand: 'Maré', network: 'Telegram' });
  await expect(player.main.getByRole('link', { name: network })).toHaveAttribute('href', /^https:/);
});
