import { expect, type Locator, type Page } from '@playwright/test';
import type { Player } from './player.ts';
import { sandbox } from './sandbox-control.ts';

/** What the journeys change a login password to. */
export const newPassword = 'quatro barcos azuis';
export const newWithdrawalPassword = '135790';

export const securityCalls = {
  changePassword: '/api/member/password/modify',
  changeWithdrawalPassword: '/api/member/drawing_pwd/modify',
  bindEmail: '/api/member/email/bind',
  sendPasswordCode: '/api/auth/password/code',
  resetPassword: '/api/auth/password/reset',
} as const;

export const codeField = (player: Player): Locator => player.field('auth-password', 'code.label');

export async function confirmPassword(player: Player, password: string): Promise<void> {
  await player.field('account-security', 'verify.password').fill(password);
  await player.button('account-security', 'verify.submit').click();
}

export async function sendEmailCode(player: Player, email: string): Promise<void> {
  const field = player.field('account-security', 'email.address');
  await field.or(player.field('account-security', 'email.newAddress')).fill(email);
  await player.button('account-security', 'email.send').click();
}

export async function bindWith(player: Player, code: string): Promise<void> {
  await codeField(player).fill(code);
  await player.button('account-security', 'email.submit').click();
}

export async function fillNewPassword(player: Player, password = newPassword): Promise<void> {
  await player.field('auth-password', 'new.password').fill(password);
  await player.field('auth-password', 'new.confirmation').fill(password);
}

export async function fillChange(player: Player, old: string, password = newPassword): Promise<void> {
  await player.field('account-security', 'password.old').fill(old);
  await fillNewPassword(player, password);
}

export const submitChange = (player: Player) => player.button('account-security', 'password.submit');

export const passwordIsChanged = (player: Player) =>
  expect(player.step('account-security', 'password.done.title')).toBeVisible();

export async function fillPins(player: Player, old: string, fresh = newWithdrawalPassword): Promise<void> {
  await player.field('account-security', 'withdrawalPassword.old').fill(old);
  await fillNewPins(player, fresh);
}

export async function fillNewPins(player: Player, fresh = newWithdrawalPassword): Promise<void> {
  await player.field('account-security', 'withdrawalPassword.new').fill(fresh);
  await player.field('account-security', 'withdrawalPassword.repeat').fill(fresh);
}

export const submitPins = (player: Player) => player.button('account-security', 'withdrawalPassword.submit');

export const pinIsChanged = (player: Player) =>
  expect(player.step('account-security', 'withdrawalPassword.done.title')).toBeVisible();

export async function askForCode(player: Player, name: string): Promise<void> {
  await player.field('auth-password', 'forgot.name').fill(name);
  await player.button('auth-password', 'forgot.send').click();
  await expect(codeField(player)).toBeVisible();
}

export const submitReset = (player: Player) => player.button('auth-password', 'forgot.submit');

export const isReset = (player: Player) =>
  expect(player.step('auth-password', 'forgot.done.title')).toBeVisible();

/** So many minutes later, at the server. */
export async function later(minutes: number): Promise<void> {
  await sandbox.setClock(new Date(Date.now() + minutes * 60_000));
}

/** Two presses before anything can be drawn in between. */
export async function pressTwice(page: Page, submit: Locator): Promise<void> {
  await submit.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await page.waitForTimeout(300);
}
