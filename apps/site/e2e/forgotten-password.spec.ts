import { expect } from '@playwright/test';
import { saysBeside } from './beside.ts';
import { siteOrigin } from './environment.ts';
import { loseAnswers } from './faults.ts';
import { test } from './journey.ts';
import { Player } from './player.ts';
import { sandbox } from './sandbox-control.ts';
import {
  askForCode,
  codeField,
  fillNewPassword,
  isReset,
  later,
  newPassword,
  pressTwice,
  securityCalls,
  submitReset,
} from './security.ts';

const address = '/forgot-password';
const wrongCode = {
  pt: 'O código está errado ou não vale mais.',
  en: 'The code is wrong or no longer valid.',
} as const;

async function logInWith(player: Player, secret: string): Promise<void> {
  await player.fillLogin('rica', secret);
  await player.solveCaptcha();
  await player.submitLogin();
  await player.hasBalance(25_000_00);
}

test('from the login to a new password by a code, and in again; every session has ended', async ({
  player,
  page,
  context,
  browser,
  language,
}) => {
  const elsewhere = new Player(await browser.newPage({ baseURL: siteOrigin }), language);
  await elsewhere.enterAs('rica', '/messages');
  await player.open('/login');
  const opened = context.waitForEvent('page');
  await player.main
    .getByRole('link', { name: new RegExp(`^${player.say('auth', 'forgotPassword')}`) })
    .click();
  const tab = await opened;
  await expect(tab).toHaveURL(new RegExp(address));
  await tab.close();

  await player.open(address);
  await askForCode(player, 'Rica');
  await codeField(player).fill(await sandbox.passwordCode('rica'));
  await fillNewPassword(player);
  await pressTwice(page, submitReset(player));
  await isReset(player);
  expect(await sandbox.callsOf('POST', securityCalls.resetPassword)).toHaveLength(1);
  await elsewhere.reload();
  await expect(elsewhere.main.getByText(elsewhere.say('controls', 'signedOut.title'))).toBeVisible();
  await elsewhere.page.close();
  await player.button('auth-password', 'forgot.done.action').last().click();
  await expect(page).toHaveURL(/\/login/);
  await logInWith(player, newPassword);
});

test('a name that nobody has is answered like any other, and no code is right for it', async ({ player }) => {
  await player.open(address);
  await askForCode(player, 'ninguem_daqui');
  await expect(player.main).toContainText(player.say('auth-password', 'forgot.sent'));
  await codeField(player).fill('123456');
  await fillNewPassword(player);
  await submitReset(player).click();
  await saysBeside(codeField(player), wrongCode[player.language]);
  await expect(player.field('auth-password', 'new.password')).toHaveValue(newPassword);
});

test('a code that has run out is refused, and another one may be asked for after a minute', async ({
  player,
  page,
}) => {
  await page.clock.install();
  await player.open(address);
  await askForCode(player, 'rica');
  const code = await sandbox.passwordCode('rica');
  await later(16);
  await codeField(player).fill(code);
  await fillNewPassword(player);
  await submitReset(player).click();
  await saysBeside(codeField(player), wrongCode[player.language]);
  await page.clock.runFor(61_000);
  await player.button('auth-password', 'code.resend').click();
  await expect.poll(() => sandbox.passwordCode('rica')).not.toBe(code);
  await codeField(player).fill(await sandbox.passwordCode('rica'));
  await submitReset(player).click();
  await isReset(player);
});

test('where the answer is lost, the way to try the new password is offered', async ({ player, page }) => {
  await player.open(address);
  await askForCode(player, 'rica');
  await codeField(player).fill(await sandbox.passwordCode('rica'));
  await fillNewPassword(player);
  await loseAnswers(page, securityCalls.resetPassword);
  await submitReset(player).click();
  await expect(player.main.getByRole('alert')).toBeVisible();
  await expect(player.field('auth-password', 'new.password')).toHaveValue(newPassword);
  await player.main
    .getByRole('button', { name: player.say('auth-password', 'forgot.maybe.action'), exact: true })
    .click();
  await logInWith(player, newPassword);
});

test('a code that came before a reload is typed in after it', async ({ player }) => {
  await player.open(address);
  await askForCode(player, 'rica');
  await player.reload();
  await player.field('auth-password', 'forgot.name').fill('rica');
  await player.button('auth-password', 'code.have').click();
  await codeField(player).fill(await sandbox.passwordCode('rica'));
  await fillNewPassword(player);
  await submitReset(player).click();
  await isReset(player);
});
