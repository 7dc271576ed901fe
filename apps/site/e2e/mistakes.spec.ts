import { expect } from '@playwright/test';
import { arrange } from './arrange.ts';
import { saysBeside } from './beside.ts';
import {
  askForWithdrawal,
  confirmWithdrawal,
  fillDeposit,
  moneyCalls,
  summaryLine,
  withdrawalNumber,
} from './cashier.ts';
import { test } from './journey.ts';
import { password, withdrawalPassword } from './player.ts';
import { sandbox } from './sandbox-control.ts';

test('a wrong captcha keeps what was typed, asks for a new one, and lets in with it', async ({
  player,
  page,
}) => {
  await player.open('/login');
  await player.fillLogin('rica');
  await expect(player.captchaPicture).toBeVisible();
  const before = await player.captchaPicture.getAttribute('src');
  await player.captchaField.fill('nope');
  await player.submitLogin();
  await expect(player.alert(player.say('controls', 'fixForm'))).toBeVisible();
  await expect(player.captchaPicture).not.toHaveAttribute('src', before ?? '');
  await expect(player.captchaField).toBeFocused();
  await expect(player.captchaField).toHaveValue('');
  // A click that a bar covers would fail: nothing is scrolled for it.
  await expect(async () => {
    const action = await player.main
      .getByRole('button', { name: player.say('auth', 'submitLogin') })
      .boundingBox();
    const bar = await page.locator('[data-part=bottom-nav]').boundingBox();
    expect((action?.y ?? Infinity) + (action?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? Infinity);
  }).toPass({ timeout: 3000 });
  await expect(player.field('auth', 'fields.name')).toHaveValue('rica');
  await expect(player.field('auth', 'fields.password')).toHaveValue(password);
  await player.solveCaptcha();
  await player.submitLogin();
  await player.hasBalance(25_000_00);
});

test('a wrong password shows the message of the server and keeps the name', async ({ player }) => {
  await player.open('/login');
  await player.fillLogin('rica', 'not-the-one');
  await player.solveCaptcha();
  await player.submitLogin();
  await expect(player.alert('Nome ou senha')).toBeVisible();
  await expect(player.field('auth', 'fields.name')).toHaveValue('rica');
  await expect(player.captchaField).toHaveValue('');
});

test('an empty registration says beside each field what is missing, and begins at the first', async ({
  player,
}) => {
  await player.open('/login?mode=register');
  await expect(player.captchaPicture).toBeVisible();
  await player.submitRegistration();
  await expect(player.alert(player.say('controls', 'fixForm'))).toBeVisible();
  for (const name of ['name', 'phone', 'password', 'passwordConfirmation', 'captcha'] as const) {
    await saysBeside(player.field('auth', `fields.${name}`), player.say('auth', `errors.${name}`));
  }
  await saysBeside(player.consent, player.say('auth', 'errors.isAdult'));
  await expect(player.field('auth', 'fields.name')).toBeFocused();
  expect(await sandbox.callsOf('POST', '/api/auth/register2')).toHaveLength(0);
});

test('a name that is taken is said at the name, and nothing typed is lost', async ({ player }) => {
  await player.open('/login?mode=register');
  await player.fillRegistration('rica');
  await player.solveCaptcha();
  await player.consent.check();
  await player.submitRegistration();
  await expect(player.field('auth', 'fields.name')).toHaveAttribute('aria-invalid', 'true');
  await expect(player.field('auth', 'fields.name')).toBeFocused();
  await expect(player.field('auth', 'fields.passwordConfirmation')).toHaveValue(password);
  await expect(player.consent).toBeChecked();
});

test('a deposit without amount, below the minimum, or above the maximum is not sent', async ({ player }) => {
  await player.enterAs('rica', '/recharge');
  const amount = player.field('cashier', 'deposit.amount');
  await player.button('cashier', 'deposit.submit').click();
  await saysBeside(amount, player.say('cashier', 'validation.amount'));
  await expect(player.alert(player.say('controls', 'fixForm'))).toBeVisible();
  await expect(amount).toBeFocused();
  await fillDeposit(player, 19_99);
  // What would be refused is not promised on the button.
  await player.button('cashier', 'deposit.submit').click();
  await saysBeside(amount, player.say('cashier', 'validation.amountBelow', { min: player.money(20_00) }));
  await fillDeposit(player, 50_000_01);
  await player.button('cashier', 'deposit.submit').click();
  await saysBeside(amount, player.say('cashier', 'validation.amountAbove', { max: player.money(50_000_00) }));
  expect(await sandbox.callsOf('POST', moneyCalls.deposit)).toHaveLength(0);
});

test('a withdrawal below the minimum, above the maximum, or above the balance is not sent', async ({
  player,
}) => {
  await arrange.withdrawalPassword('sempin');
  await player.enterAs('sempin', '/withdraw');
  const amount = player.field('cashier', 'withdraw.amount');
  await askForWithdrawal(player, 19_99);
  await saysBeside(amount, player.say('cashier', 'validation.amountBelow', { min: player.money(20_00) }));
  await expect(amount).toBeFocused();
  await askForWithdrawal(player, 10_000_01);
  await saysBeside(amount, player.say('cashier', 'validation.amountAbove', { max: player.money(10_000_00) }));
  await askForWithdrawal(player, 500_01);
  await saysBeside(
    amount,
    player.say('cashier', 'validation.amountBalance', { balance: player.money(500_00) }),
  );
  expect(await sandbox.callsOf('POST', moneyCalls.withdrawal)).toHaveLength(0);
});

test('money that has gone elsewhere in the meantime is refused in the words of the server', async ({
  player,
}) => {
  await arrange.withdrawalPassword('sempin');
  await player.enterAs('sempin', '/withdraw');
  await askForWithdrawal(player, 400_00);
  await arrange.withdrawal('sempin', 300_00);
  await confirmWithdrawal(player);
  await expect(player.alert('Saldo insuficiente.')).toBeVisible();
  await expect(summaryLine(player, 'cashier', 'withdraw.summary.amount').first()).toHaveText(
    player.money(400_00),
  );
});

test('a wrong withdrawal password keeps the amount, and the right one goes on', async ({ player }) => {
  await player.enterAs('rica', '/withdraw');
  await askForWithdrawal(player, 50_00);
  await confirmWithdrawal(player, '111111');
  await expect(player.alert('A senha de saque está errada.')).toBeVisible();
  const pin = player.field('cashier', 'withdraw.confirm.password');
  await expect(pin).toHaveValue('');
  await expect(summaryLine(player, 'cashier', 'withdraw.summary.amount')).toHaveText(player.money(50_00));
  await confirmWithdrawal(player, withdrawalPassword);
  await withdrawalNumber(player);
  await player.hasBalance(24_950_00);
});
