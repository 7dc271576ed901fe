import { expect, type Locator } from '@playwright/test';
import { type Player, password, withdrawalPassword } from './player.ts';

/** Shows its code on the site. */
export const codeChannel = 'PIX Brisa';
/** Is paid on the provider's own page. */
export const pageChannel = 'PIX Enseada';

/** A bank transfer, to an account that the site shows. */
export const transferChannel = 'TED Cais';
/** An e-wallet, which is paid on its own page. */
export const walletChannel = 'Carteira Marola';

/** Digits as they are typed into a money field: R$ 100.00 is "10000". */
function typed(centavos: number): string {
  return String(centavos);
}

/** Amount, method and channel of a deposit. */
export async function fillDeposit(
  player: Player,
  amount: number,
  channel = codeChannel,
  method: string | RegExp = 'PIX',
): Promise<void> {
  const { page } = player;
  await player.field('cashier', 'deposit.amount').clear();
  await player.field('cashier', 'deposit.amount').pressSequentially(typed(amount));
  await page
    .getByRole('group', { name: player.say('cashier', 'deposit.method') })
    .getByText(method)
    .click();
  const channels = page.getByRole('group', { name: player.say('cashier', 'deposit.channel') });
  await channels.getByText(channel).click();
  await expect(channels.getByRole('radio', { name: channel })).toBeChecked();
}

export function depositButton(player: Player, amount: number): Locator {
  return player.button('cashier', 'deposit.submitAmount', { amount: player.money(amount) });
}

/** The number of the order whose payment step is open. */
export async function orderNumber(player: Player): Promise<string> {
  await expect(player.heading(player.say('cashier', 'payment.title'))).toBeVisible();
  const billNo = new URL(player.page.url()).searchParams.get('bill_no');
  expect(billNo).toMatch(/^D/);
  return billNo ?? '';
}

/** Sets the withdrawal password where it is asked for, and goes back to the withdrawal. */
export async function setWithdrawalPassword(player: Player): Promise<void> {
  await player.link('cashier', 'withdraw.noPassword.action').click();
  await player.field('cashier', 'withdrawalPassword.pin').fill(withdrawalPassword);
  await player.field('cashier', 'withdrawalPassword.repeat').fill(withdrawalPassword);
  await player.field('cashier', 'withdrawalPassword.password').fill(password);
  await player.button('cashier', 'withdrawalPassword.submit').click();
  await expect(player.step('cashier', 'withdrawalPassword.done.title')).toBeVisible();
  await player.link('cashier', 'withdrawalPassword.done.action').click();
}

/** The withdrawal form, sent on to the confirmation. */
export async function askForWithdrawal(player: Player, amount: number): Promise<void> {
  await player.field('cashier', 'withdraw.amount').clear();
  await player.field('cashier', 'withdraw.amount').pressSequentially(typed(amount));
  await player.button('cashier', 'withdraw.continue').click();
}

/** The six digits on the confirmation, and sent. */
export async function confirmWithdrawal(player: Player, pin = withdrawalPassword): Promise<void> {
  await expect(player.step('cashier', 'withdraw.confirm.title')).toBeVisible();
  await player.field('cashier', 'withdraw.confirm.password').fill(pin);
  await player.button('cashier', 'withdraw.confirm.submit').click();
}

/** The number of the withdrawal that is followed. */
export async function withdrawalNumber(player: Player): Promise<string> {
  await expect(player.step('cashier', 'withdraw.pending.title')).toBeVisible();
  await expect(player.page).toHaveURL(/bill_no=W/);
  return new URL(player.page.url()).searchParams.get('bill_no') ?? '';
}

/** A PIX key of one's own, up to the press. */
export async function fillAccount(player: Player): Promise<void> {
  await player.enterAs('rica', '/withdrawal-card');
  await player.button('cashier', 'bankAccounts.add').click();
  await player.main.getByText(player.say('cashier', 'pixKeyType.email'), { exact: true }).click();
  await player.field('cashier', 'bankAccounts.pixKey').fill('outra@example.com');
  await player.field('cashier', 'bankAccounts.ownerName').fill('Rica Prado');
  await player.field('cashier', 'bankAccounts.cpf').fill('529.982.247-25');
}

export const submitAccount = (player: Player) => player.button('cashier', 'bankAccounts.submit');

export const accountIsSaved = (player: Player) =>
  expect(player.page.getByText(player.say('cashier', 'bankAccounts.saved'))).toBeVisible();

/** What a summary says beside a word: an amount, a fee, a total. */
export function summaryLine(player: Player, area: string, key: string): Locator {
  const term = player.main.getByRole('term').filter({ hasText: player.say(area, key), visible: true });
  return term.locator('xpath=following-sibling::dd');
}

/** The calls that move money. */
export const moneyCalls = { deposit: '/api/recharge/online', withdrawal: '/api/drawing' } as const;
export const recordCalls = { deposits: '/api/recharge/list', withdrawals: '/api/drawing/list' } as const;
