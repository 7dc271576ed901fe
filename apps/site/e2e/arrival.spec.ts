import { expect, type Locator, type Page } from '@playwright/test';
import {
  askForWithdrawal,
  confirmWithdrawal,
  depositButton,
  fillAccount,
  fillDeposit,
  orderNumber,
  pageChannel,
  submitAccount,
  withdrawalNumber,
} from './cashier.ts';
import { follow } from './follow.ts';
import { test } from './journey.ts';
import { Player, password, withdrawalPassword } from './player.ts';
import { sandbox } from './sandbox-control.ts';

/** The focus is on it, and it is within the window, clear of the bars. */
async function isArrivedAt(place: Locator): Promise<void> {
  await expect(place).toBeFocused();
  const covered = () =>
    place.evaluate((element) => {
      const { left, top, width, bottom } = element.getBoundingClientRect();
      const hits = [top + 1, bottom - 1].map((y) => document.elementFromPoint(left + width / 2, y));
      return hits.map((hit) => hit !== null && element.contains(hit));
    });
  await expect.poll(covered).toEqual([true, true]);
}

test.describe('focus and view go to what has come of it', () => {
  test('an error of the whole login', async ({ player }) => {
    await player.open('/login');
    await player.fillLogin('rica', 'wrong password');
    await player.solveCaptcha();
    await player.submitLogin();
    const banner = player.alert('Nome ou senha');
    await isArrivedAt(banner.locator('..'));
    await expect(player.captchaField).toHaveValue('');
  });

  test('the first wrong field of a form, its label and its message; one alert for all of them', async ({
    player,
    page,
  }) => {
    await player.open('/login?mode=register');
    await player.submitRegistration();
    const name = player.field('auth', 'fields.name');
    await isArrivedAt(name);
    await expect(page.getByText(player.say('auth', 'fields.name'), { exact: true })).toBeInViewport({
      ratio: 1,
    });
    await expect(name).toHaveAccessibleDescription(new RegExp(player.say('auth', 'fields.nameHint')));
    await expect(page.getByRole('alert')).toHaveCount(1);
  });

  test('the form of a new account, the account saved, and the way back from the form', async ({ player }) => {
    await player.enterAs('rica', '/withdrawal-card');
    await player.button('cashier', 'bankAccounts.add').click();
    await isArrivedAt(player.step('cashier', 'bankAccounts.addTitle'));
    await player.button('cashier', 'bankAccounts.cancel').click();
    await isArrivedAt(player.button('cashier', 'bankAccounts.add').locator('..'));
    await fillAccount(player);
    await submitAccount(player).click();
    const saved = player.main
      .getByRole('status')
      .filter({ hasText: player.say('cashier', 'bankAccounts.saved') });
    await isArrivedAt(saved.locator('..'));
  });

  test('the withdrawal password created', async ({ player }) => {
    await player.enterAs('sempin', '/withdrawalPassword');
    await player.field('cashier', 'withdrawalPassword.pin').fill(withdrawalPassword);
    await player.field('cashier', 'withdrawalPassword.repeat').fill(withdrawalPassword);
    await player.field('cashier', 'withdrawalPassword.password').fill(password);
    await player.button('cashier', 'withdrawalPassword.submit').click();
    await isArrivedAt(player.step('cashier', 'withdrawalPassword.done.title'));
  });

  test('the steps of a withdrawal, there and back, its error and its outcomes', async ({ player }) => {
    await player.enterAs('rica', '/withdraw');
    await askForWithdrawal(player, 50_00);
    const confirmation = player.step('cashier', 'withdraw.confirm.title');
    await isArrivedAt(confirmation);
    await player.button('cashier', 'withdraw.confirm.back').click();
    await expect(player.field('cashier', 'withdraw.amount')).toBeInViewport();
    await expect(player.main.locator(':focus')).toHaveCount(1);
    await player.button('cashier', 'withdraw.continue').click();
    await isArrivedAt(confirmation);
    await player.field('cashier', 'withdraw.confirm.password').fill('135790');
    await player.button('cashier', 'withdraw.confirm.submit').click();
    await isArrivedAt(player.alert('A senha de saque está errada.').locator('..'));
    await confirmWithdrawal(player);
    const billNo = await withdrawalNumber(player);
    await isArrivedAt(player.step('cashier', 'withdraw.pending.title'));
    await sandbox.review(billNo, 'approve');
    await player.comeBack();
    await isArrivedAt(player.step('cashier', 'withdraw.approved.title'));
    await player.button('cashier', 'withdraw.another').click();
    await expect(player.main.locator(':focus')).toHaveCount(1);
  });

  test('the payment of a deposit, and that it has been paid', async ({ player }) => {
    await player.enterAs('rica', '/recharge');
    await fillDeposit(player, 100_00);
    await depositButton(player, 100_00).click();
    const billNo = await orderNumber(player);
    await isArrivedAt(player.heading(player.say('cashier', 'payment.title')));
    await expect(player.main.getByText(player.say('cashier', 'payment.waiting'))).toBeVisible();
    await sandbox.providerNotify(billNo, 'success');
    await player.comeBack();
    await isArrivedAt(player.step('cashier', 'payment.paid.title'));
  });

  test('leaving for the provider, and giving the order up', async ({ player, page }) => {
    await player.enterAs('rica', '/recharge');
    await fillDeposit(player, 100_00, pageChannel);
    await depositButton(player, 100_00).click();
    await isArrivedAt(player.step('cashier', 'deposit.leaving.title'));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: /127\.0\.0\.1/ })).toBeFocused();
  });

  test('a login over the page whose button is gone then, and a logout', async ({ player }) => {
    await player.open('/recharge');
    await player.page
      .getByRole('banner')
      .getByRole('link', { name: player.say('site', 'account.login') })
      .click();
    await player.logIn('rica');
    await isArrivedAt(player.heading(player.say('cashier', 'deposit.title')));
    await player.logOut();
    await isArrivedAt(player.heading(player.say('account', 'title')));
  });

  test('a logout where the page of guests is longer than the window', async ({ player, page }) => {
    await player.enterAs('rica', '/profile');
    await page.setViewportSize({ width: 360, height: 520 });
    await player.logOut();
    await isArrivedAt(player.heading(player.say('account', 'title')));
  });

  test('another language', async ({ player, page }) => {
    await player.open('/faq');
    const picker = page.getByRole('combobox', { name: player.say('site', 'frame.language') });
    await picker.locator('visible=true').first().selectOption('en');
    const english = new Player(page, 'en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(english.page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('an arrow key opens the list of languages and chooses none', async ({ player, page }) => {
  await player.open('/faq');
  const picker = page
    .getByRole('combobox', { name: player.say('site', 'frame.language') })
    .locator('visible=true')
    .first();
  await picker.focus();
  await page.keyboard.press('ArrowDown');
  await expect(picker).toHaveJSProperty('value', 'pt');
  expect(await picker.evaluate((list) => list.matches(':open'))).toBe(true);
});

test.describe('where a page is opened', () => {
  const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

  test('a full load opens at its top, wherever the page before was left', async ({ player, page }) => {
    await player.open('/terms');
    await page.evaluate(() => window.scrollTo(0, 500));
    await player.open('/privacy');
    await expect(player.heading(/./)).toBeInViewport();
    expect(await top(page)).toBe(0);
  });

  test('a reload and Back find the place, once what a member reads is there', async ({ player, page }) => {
    await player.enterAs('arquivo', '/game-record');
    await expect(player.main.getByRole('row').nth(9)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 600));
    await player.reload();
    await expect.poll(() => top(page)).toBe(600);
    await follow(page, '/faq');
    await expect.poll(() => top(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => top(page)).toBe(600);
    await player.open('/terms');
    expect(await top(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => top(page)).toBe(600);
  });
});

test('a page of records that is turned begins at its head, and one that is not is the last', async ({
  player,
  page,
}) => {
  await player.enterAs('arquivo', '/game-record');
  await player.button('controls', 'nextPage').click();
  await expect(page).toHaveURL(/page=2/);
  await isArrivedAt(player.heading(player.say('records', 'bets.title')));
  await player.open('/game-record?page=9999');
  await expect(page).toHaveURL(/page=1000/);
  await expect(player.main.getByRole('row').nth(3)).toBeVisible();
});
