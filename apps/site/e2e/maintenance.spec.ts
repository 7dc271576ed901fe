import { type Browser, expect, type Page } from '@playwright/test';
import { arrange } from './arrange.ts';
import { codeChannel } from './cashier.ts';
import { ownHome, siteOrigin } from './environment.ts';
import { test } from './journey.ts';
import { Player, password, withdrawalPassword } from './player.ts';
import { sandbox } from './sandbox-control.ts';
import { siteDesk } from './site-desk.ts';

const until = '2199-05-04T05:30';
const message = 'Trocamos as mesas ao vivo por outras melhores.';

/** A player whose calls count for no page: those of the closed page belong to none. */
async function playerElsewhere(browser: Browser): Promise<Player> {
  const context = await browser.newContext({ baseURL: siteOrigin, viewport: { width: 360, height: 780 } });
  return new Player(await context.newPage(), 'pt');
}

async function seesClosed(player: Player, page: Page, brand = 'Maré'): Promise<void> {
  await expect(player.heading(player.say('site-maintenance', 'title', { brand }))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  // A form out of sight may have heard it too.
  await expect(page.getByText(message).first()).toBeVisible();
  await expect(page.getByText(/04\/05\/2199.*05:30.*Brasília/)).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const channels = page.getByRole('list', { name: player.say('site-maintenance', 'channels') });
  await expect(channels.getByRole('link').first()).toBeVisible();
}

test('a closed site says until when and where help is, in place of every page, and opens by itself', async ({
  browser,
}) => {
  const player = await playerElsewhere(browser);
  const { page } = player;
  await page.clock.install();
  await player.enterAs('rica', '/faq');
  await siteDesk.close(page.context(), 'mare', until, message);
  await player.comeBack();
  await seesClosed(player, page);
  await expect(page).toHaveTitle(/em manutenção/);
  await player.button('common', 'retry').click();
  await expect(page.getByText(player.say('site-maintenance', 'stillClosed'))).toBeVisible();
  await page.goto('/withdraw');
  await seesClosed(player, page);

  await siteDesk.open(page.context(), 'mare');
  await page.clock.runFor(31_000);
  await expect(player.heading(player.say('cashier', 'withdraw.title'))).toBeVisible();
  await player.hasBalance(25_000_00);
  await page.context().close();
});

test('a closed site is closed from the first look on, on its own host alone', async ({ browser }) => {
  const player = await playerElsewhere(browser);
  const { page } = player;
  await siteDesk.close(page.context(), 'salao', until, message);
  await player.open(ownHome('salao'));
  await seesClosed(player, page, 'Salão');
  await player.open('/');
  await expect(player.main.getByRole('listitem').getByRole('link').first()).toBeVisible();
  await page.context().close();
});

test('a login that is open gives way to the closed site', async ({ browser }) => {
  const player = await playerElsewhere(browser);
  const { page } = player;
  await player.open('/');
  await siteDesk.close(page.context(), 'mare', until, message);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/login"]')?.click());
  await seesClosed(player, page);
  await expect(player.loginDialog).toHaveCount(0);
  await page.context().close();
});

test('a code that is to be paid stays, and is confirmed when the site is back', async ({
  player,
  page,
  context,
}) => {
  const billNo = await arrange.deposit('rica', 100_00, codeChannel);
  await player.enterAs('rica', `/recharge-payment?bill_no=${billNo}`);
  const code = player.field('cashier', 'payment.code');
  await expect(code).toBeVisible();
  const shown = await code.inputValue();
  await siteDesk.close(context, 'mare', until, message);
  await player.comeBack();
  const notice = page.locator('[data-part=maintenance-notice]');
  await expect(notice).toContainText('05:30');
  expect(await code.inputValue()).toBe(shown);
  await expect(page.getByRole('navigation').first()).toBeVisible();

  await sandbox.providerNotify(billNo, 'success');
  await siteDesk.open(context, 'mare');
  await player.comeBack();
  await expect(player.step('cashier', 'payment.paid.title')).toBeVisible();
  await expect(notice).toHaveCount(0);
});

/** The site closes while somebody types, and opens again. */
async function isClosedAWhile(player: Player, notice: () => Promise<void>): Promise<void> {
  const { page } = player;
  await siteDesk.close(page.context(), 'mare', until, message);
  await notice();
  await seesClosed(player, page);
  await expect(page.locator('form').filter({ visible: true })).toHaveCount(0);
  await siteDesk.open(page.context(), 'mare');
  await player.comeBack();
  await expect(page.getByRole('heading', { name: /em manutenção/ })).toHaveCount(0);
}

test('an amount that is typed is there when the site is back, and can be sent', async ({ browser }) => {
  const player = await playerElsewhere(browser);
  const { page } = player;
  await player.enterAs('rica', '/recharge');
  const amount = player.field('cashier', 'deposit.amount');
  await amount.fill('123,45');
  await isClosedAWhile(player, () => player.comeBackToTab());
  await expect(amount).toHaveValue('123,45');
  await expect(page).toHaveTitle(/^Depositar/);
  await page
    .getByRole('button', { name: /^Depositar/ })
    .last()
    .click();
  await expect(player.heading(player.say('cashier', 'payment.title'))).toBeVisible();
  await page.context().close();
});

test('the form of an account is there as it was', async ({ browser }) => {
  const player = await playerElsewhere(browser);
  await player.enterAs('rica', '/withdrawal-card');
  await player.button('cashier', 'bankAccounts.add').click();
  const owner = player.field('cashier', 'bankAccounts.ownerName');
  const key = player.field('cashier', 'bankAccounts.pixKey');
  await owner.fill('Marina Prado');
  await key.fill('529.982.247-25');
  await isClosedAWhile(player, () => player.comeBackToTab());
  await expect(owner).toHaveValue('Marina Prado');
  await expect(key).toHaveValue('529.982.247-25');
  await player.page.context().close();
});

test('a PIN and a password do not wait on the screen', async ({ browser }) => {
  const player = await playerElsewhere(browser);
  await player.enterAs('sempin', '/withdrawalPassword');
  const pin = player.field('cashier', 'withdrawalPassword.pin');
  await pin.fill(withdrawalPassword);
  await player.field('cashier', 'withdrawalPassword.password').fill(password);
  await isClosedAWhile(player, () => player.comeBackToTab());
  await expect(pin).toHaveValue('');
  await expect(player.field('cashier', 'withdrawalPassword.password')).toHaveValue('');
  await player.page.context().close();
});

test('a registration over the page waits without its passwords, and is ended when the site is back', async ({
  browser,
}) => {
  const player = await playerElsewhere(browser);
  const { page, loginDialog } = player;
  await player.open('/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: player.say('site', 'account.register') })
    .click();
  await player.fillRegistration('paciente', '11987650077');
  await player.consent.check();
  await isClosedAWhile(player, () => player.button('auth', 'captcha.reload').click());
  await expect(loginDialog).toBeVisible();
  const field = (key: string) => loginDialog.getByLabel(player.say('auth', `fields.${key}`), { exact: true });
  await expect(field('name')).toHaveValue('paciente');
  await expect(field('phone')).not.toHaveValue('');
  await expect(player.consent).toBeChecked();
  for (const key of ['password', 'passwordConfirmation']) {
    await expect(field(key)).toHaveValue('');
    await field(key).fill(password);
  }
  await player.solveCaptcha();
  await player.submitRegistration();
  await expect(loginDialog).toHaveCount(0);
  await page.context().close();
});
