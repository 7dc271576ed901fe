import { expect, type Page } from '@playwright/test';
import { accountIsSaved, fillAccount, submitAccount } from './cashier.ts';
import { cutOff, holdAnswers, loseAnswers, mend } from './faults.ts';
import { test } from './journey.ts';
import { memberCall, type Player, password, withdrawalPassword } from './player.ts';
import { sandbox } from './sandbox-control.ts';

const setPassword = '/api/member/drawing_pwd/set';
const saveAccount = '/api/memberbanks/save';
const accountsCall = '/api/member/bank';

async function fillPassword(player: Player): Promise<void> {
  await player.enterAs('sempin', '/withdrawalPassword');
  await player.field('cashier', 'withdrawalPassword.pin').fill(withdrawalPassword);
  await player.field('cashier', 'withdrawalPassword.repeat').fill(withdrawalPassword);
  await player.field('cashier', 'withdrawalPassword.password').fill(password);
}

const submitPassword = (player: Player) => player.button('cashier', 'withdrawalPassword.submit');

const passwordIsSet = (player: Player) =>
  expect(player.step('cashier', 'withdrawalPassword.done.title')).toBeVisible();

/** Two presses before anything can be drawn in between. */
async function pressTwice(page: Page, submit: ReturnType<typeof submitAccount>): Promise<void> {
  await submit.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await page.waitForTimeout(300);
}

test('two presses in one moment set the withdrawal password once', async ({ player, page }) => {
  const answer = await holdAnswers(page, setPassword);
  await fillPassword(player);
  await pressTwice(page, submitPassword(player));
  answer.open();
  await passwordIsSet(player);
  expect(await sandbox.callsOf('POST', setPassword)).toHaveLength(1);
});

test('two presses in one moment save an account once', async ({ player, page }) => {
  const answer = await holdAnswers(page, saveAccount);
  await fillAccount(player);
  await pressTwice(page, submitAccount(player));
  answer.open();
  await accountIsSaved(player);
  expect(await sandbox.callsOf('POST', saveAccount)).toHaveLength(1);
});

test('a withdrawal password whose answer is lost is found to be set', async ({ player, page }) => {
  await loseAnswers(page, setPassword);
  await fillPassword(player);
  await submitPassword(player).click();
  await passwordIsSet(player);
  expect(await sandbox.callsOf('POST', setPassword)).toHaveLength(1);
});

test('nobody can look either: the second try hears "already there" and ends in done', async ({
  player,
  page,
}) => {
  await fillPassword(player);
  await loseAnswers(page, setPassword);
  await cutOff(page, memberCall);
  await submitPassword(player).click();
  await expect(player.main.getByRole('alert')).toBeVisible();
  await mend(page, setPassword);
  await mend(page, memberCall);
  await submitPassword(player).click();
  await passwordIsSet(player);
});

test('an account whose answer is lost is in the list at the second try', async ({ player, page }) => {
  await fillAccount(player);
  await loseAnswers(page, saveAccount);
  await cutOff(page, accountsCall);
  await submitAccount(player).click();
  await expect(player.main.getByRole('alert')).toBeVisible();
  await mend(page, saveAccount);
  await mend(page, accountsCall);
  await submitAccount(player).click();
  await accountIsSaved(player);
  await expect(player.main.getByRole('list').first()).toContainText('@example.com');
});
