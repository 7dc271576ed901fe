import { expect, type Locator } from '@playwright/test';
import { saysBeside } from './beside.ts';
import { askForWithdrawal, confirmWithdrawal, withdrawalNumber } from './cashier.ts';
import { siteOrigin } from './environment.ts';
import { cutOff, holdAnswers, loseAnswers, mend } from './faults.ts';
import { test } from './journey.ts';
import { memberCall, Player, password, withdrawalPassword } from './player.ts';
import { sandbox } from './sandbox-control.ts';
import {
  bindWith,
  codeField,
  confirmPassword,
  fillChange,
  fillNewPins,
  fillPins,
  later,
  newPassword,
  newWithdrawalPassword,
  passwordIsChanged,
  pinIsChanged,
  pressTwice,
  securityCalls,
  sendEmailCode,
  submitChange,
  submitPins,
} from './security.ts';

const pages = {
  password: '/security-center/change-password',
  verify: '/security-center/verify-password',
  email: '/security-center/bind-email',
  withdrawalPassword: '/security-center/change-withdrawal-password',
} as const;

/** What the server says, in the language of the player. */
const said = {
  wrong: { pt: 'A senha atual está incorreta.', en: 'The current password is wrong.' },
  taken: { pt: 'Este e-mail já está em uso.', en: 'This e-mail address is already in use.' },
  wrongCode: { pt: 'O código de verificação está incorreto.', en: 'The verification code is wrong.' },
  expired: { pt: 'não vale mais', en: 'no longer valid' },
  locked: { pt: '15 minutos', en: '15 minutes' },
  wrongPin: { pt: 'A senha de saque está errada.', en: 'The withdrawal password is wrong.' },
} as const;
const alertOf = (player: Player, what: 'expired' | 'locked') => player.alert(said[what][player.language]);
const isRefused = (player: Player, field: Locator, what: keyof typeof said) =>
  saysBeside(field, said[what][player.language]);
const current = (player: Player) => player.field('account-security', 'verify.password');

test('the centre is found from the profile, says what is set, and knows the page that was opened last', async ({
  player,
  page,
}) => {
  await player.enterAs('rica', '/profile');
  await player.main.getByRole('link', { name: player.say('account', 'links.security') }).click();
  await expect(player.heading(player.say('account-security', 'title'))).toBeVisible();
  const row = player.main.getByRole('link', { name: /^E-mail/ });
  await expect(row).toContainText('rica@example.com');
  await row.click();
  await expect(player.heading(player.say('account-security', 'verify.title'))).toBeVisible();
  await player.open('/profile');
  await player.main.getByRole('link', { name: player.say('account', 'links.security') }).click();
  const isWide = (page.viewportSize()?.width ?? 0) >= 1000;
  if (isWide) await expect(page).toHaveURL(new RegExp(pages.verify));
  else await expect(row).toHaveAttribute('aria-current', 'true');
});

test('an address is bound by the password and the code that went there', async ({ player }) => {
  await player.enterAs('nova', pages.verify);
  await confirmPassword(player, 'not-the-one');
  await isRefused(player, current(player), 'wrong');
  await confirmPassword(player, password);
  await sendEmailCode(player, 'social@example.com');
  const address = player.field('account-security', 'email.address');
  await isRefused(player, address, 'taken');
  await expect(address).toHaveValue('social@example.com');
  await sendEmailCode(player, 'Nova@example.com');
  await expect(codeField(player)).toBeVisible();
  await expect(player.main).toContainText('nova@example.com');
  const code = await sandbox.emailCode('nova@example.com');
  await bindWith(player, code === '000000' ? '000001' : '000000');
  await isRefused(player, codeField(player), 'wrongCode');
  await bindWith(player, code);
  await expect(player.step('account-security', 'email.done.title')).toBeVisible();
});

test('where a code has run out another one is asked for, with the password again, and nothing is typed twice', async ({
  player,
  page,
}) => {
  await page.clock.install();
  await player.enterAs('nova', pages.email);
  await confirmPassword(player, password);
  await sendEmailCode(player, 'nova@example.com');
  await expect(codeField(player)).toBeVisible();
  const code = await sandbox.emailCode('nova@example.com');
  await expect(player.button('auth-password', 'code.resend')).toHaveCount(0);
  await later(16);
  await bindWith(player, code);
  await expect(alertOf(player, 'expired')).toBeVisible();
  await page.clock.runFor(61_000);
  await player.button('auth-password', 'code.resend').click();
  await confirmPassword(player, password);
  await expect(player.field('account-security', 'email.address')).toHaveValue('nova@example.com');
  await player.button('account-security', 'email.send').click();
  await expect(codeField(player)).toBeVisible();
  await bindWith(player, await sandbox.emailCode('nova@example.com'));
  await expect(player.step('account-security', 'email.done.title')).toBeVisible();
});

test('a code that has come before a reload is typed in after it', async ({ player }) => {
  await player.enterAs('nova', pages.email);
  await confirmPassword(player, password);
  await sendEmailCode(player, 'nova@example.com');
  await expect(codeField(player)).toBeVisible();
  await player.reload();
  await confirmPassword(player, password);
  await player.field('account-security', 'email.address').fill('nova@example.com');
  await player.button('auth-password', 'code.have').click();
  await bindWith(player, await sandbox.emailCode('nova@example.com'));
  await expect(player.step('account-security', 'email.done.title')).toBeVisible();
});

test('an address whose binding was not heard of is found to be bound', async ({ player, page }) => {
  await player.enterAs('nova', pages.email);
  await confirmPassword(player, password);
  await sendEmailCode(player, 'nova@example.com');
  await expect(codeField(player)).toBeVisible();
  await loseAnswers(page, securityCalls.bindEmail);
  await bindWith(player, await sandbox.emailCode('nova@example.com'));
  await expect(player.step('account-security', 'email.done.title')).toBeVisible();
  expect(await sandbox.callsOf('POST', securityCalls.bindEmail)).toHaveLength(1);
});

test('a new password is refused in words until it is one, and ends the sessions of other browsers', async ({
  player,
  browser,
  language,
}) => {
  const other = new Player(await browser.newPage({ baseURL: siteOrigin }), language);
  await other.enterAs('rica', '/messages');
  await expect(other.main.getByText(other.say('controls', 'signedOut.title'))).toHaveCount(0);

  await player.enterAs('rica', pages.password);
  await fillChange(player, password, password);
  await submitChange(player).click();
  await expect(player.main.getByText(player.say('auth-password', 'errors.same'))).toBeVisible();
  expect(await sandbox.callsOf('POST', securityCalls.changePassword)).toHaveLength(0);
  await fillChange(player, 'not-the-one');
  await submitChange(player).click();
  await isRefused(player, player.field('account-security', 'password.old'), 'wrong');
  await expect(player.field('auth-password', 'new.password')).toHaveValue(newPassword);
  await player.field('account-security', 'password.old').fill(password);
  await submitChange(player).click();
  await passwordIsChanged(player);

  await other.reload();
  await expect(other.main.getByText(other.say('controls', 'signedOut.title'))).toBeVisible();
  await other.page.close();
  await player.reload();
  await expect(player.field('account-security', 'password.old')).toBeVisible();
  await player.logOut();
  await player.open('/login');
  await player.fillLogin('rica', newPassword);
  await player.solveCaptcha();
  await player.submitLogin();
  await player.hasBalance(25_000_00);
});

test('five wrong passwords lock, and how long is said', async ({ player }) => {
  await player.enterAs('rica', pages.verify);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await confirmPassword(player, `not-the-one-${attempt}`);
    await isRefused(player, current(player), 'wrong');
  }
  await confirmPassword(player, password);
  await expect(alertOf(player, 'locked')).toBeVisible();
  await later(16);
  await confirmPassword(player, password);
  await expect(player.field('account-security', 'email.newAddress')).toBeVisible();
});

test('a change of password is sent once, and found where its answer was lost', async ({ player, page }) => {
  const answer = await holdAnswers(page, securityCalls.changePassword);
  await player.enterAs('rica', pages.password);
  await fillChange(player, password);
  await pressTwice(page, submitChange(player));
  answer.open();
  await passwordIsChanged(player);
  expect(await sandbox.callsOf('POST', securityCalls.changePassword)).toHaveLength(1);
  await mend(page, securityCalls.changePassword);

  // A change is found by its time, which the server tells in whole seconds.
  await later(1);
  await player.reload();
  await fillChange(player, newPassword, password);
  await loseAnswers(page, securityCalls.changePassword);
  await submitChange(player).click();
  await passwordIsChanged(player);
});

test('where nobody can look either, the second try hears that the old password is wrong, and ends in done', async ({
  player,
  page,
}) => {
  await player.enterAs('rica', pages.password);
  await fillChange(player, password);
  await loseAnswers(page, securityCalls.changePassword);
  await cutOff(page, memberCall);
  await submitChange(player).click();
  await expect(player.main.getByRole('alert')).toBeVisible();
  await mend(page, securityCalls.changePassword);
  await mend(page, memberCall);
  await submitChange(player).click();
  await passwordIsChanged(player);
});

test('a withdrawal password is changed with the old one, and withdraws from then on', async ({ player }) => {
  await player.enterAs('rica', pages.withdrawalPassword);
  await fillPins(player, withdrawalPassword, '123456');
  await submitPins(player).click();
  await expect(
    player.main.getByText(player.say('cashier', 'validation.withdrawalPasswordWeak')),
  ).toBeVisible();
  await fillPins(player, '864213');
  await submitPins(player).click();
  await isRefused(player, player.field('account-security', 'withdrawalPassword.old'), 'wrongPin');
  await player.field('account-security', 'withdrawalPassword.old').fill(withdrawalPassword);
  await submitPins(player).click();
  await pinIsChanged(player);
  await player.open('/withdraw');
  await askForWithdrawal(player, 50_00);
  await confirmWithdrawal(player, newWithdrawalPassword);
  await withdrawalNumber(player);
});

test('a forgotten withdrawal password is changed with the login password; a lost answer is looked up', async ({
  player,
  page,
}) => {
  await player.enterAs('rica', pages.withdrawalPassword);
  await fillNewPins(player);
  await player.button('account-security', 'withdrawalPassword.forgot').click();
  await player.field('account-security', 'withdrawalPassword.password').fill(password);
  await loseAnswers(page, securityCalls.changeWithdrawalPassword);
  await pressTwice(page, submitPins(player));
  await pinIsChanged(player);
  expect(await sandbox.callsOf('POST', securityCalls.changeWithdrawalPassword)).toHaveLength(1);
});

test('who has no login password is led to support by every page, and sets a first withdrawal password without', async ({
  player,
}) => {
  await player.enterAs('social', pages.password);
  for (const path of [pages.password, pages.verify, pages.email]) {
    await player.open(path);
    await expect(player.link('account-security', 'noLoginPassword.action')).toHaveAttribute(
      'href',
      '/information-center/support#loginPassword',
    );
    await expect(player.main.locator('form')).toHaveCount(0);
  }
  await player.open(pages.withdrawalPassword);
  await expect(player.button('account-security', 'withdrawalPassword.forgot')).toHaveCount(0);
  await expect(
    player.main
      .getByRole('link', { name: /suporte|support/ })
      .filter({ visible: true })
      .first(),
  ).toHaveAttribute('href', '/information-center/support#withdrawalPassword');
});

test('a demonstration member is told that nothing can be changed', async ({ player }) => {
  await player.enterAs('demo', '/security-center');
  for (const path of Object.values(pages)) {
    await player.open(path);
    await expect(player.step('account-security', 'demo.title')).toBeVisible();
    await expect(player.main.locator('form')).toHaveCount(0);
  }
});
