import { expect, type Locator } from '@playwright/test';
import { holdAnswers, loseAnswers } from './faults.ts';
import { test } from './journey.ts';
import { logsInElsewhere } from './logs-in-elsewhere.ts';
import type { Player } from './player.ts';
import { slot } from './sample-games.ts';
import { sandbox } from './sandbox-control.ts';

const address = '/information-center/game-registration';
const call = '/api/day7/register';
const area = 'information-accounts';

function card(player: Player, provider: string): Locator {
  return player.main.getByRole('article', { name: provider, exact: true });
}

const register = (player: Player, provider = 'Boto Rosa') => player.button(area, 'registerAt', { provider });

const opened = (player: Player, provider = 'Boto Rosa') =>
  player.main.getByText(player.say(area, 'opened', { provider }));

test('an account is opened with one press, however often it is pressed, and is there after a reload', async ({
  player,
  page,
}) => {
  await player.enterAs('nova', address);
  const answer = await holdAnswers(page, call);
  await register(player).dblclick();
  // It says why it waits, and does nothing.
  await register(player, 'Vento Sul').click({ force: true });
  answer.open();
  await expect(opened(player)).toBeVisible();
  await expect(card(player, 'Boto Rosa')).toContainText(player.say(area, 'state.active'));
  expect(await sandbox.callsOf('POST', call)).toHaveLength(1);
  await player.reload();
  await expect(card(player, 'Boto Rosa')).toContainText(player.say(area, 'number'));
  await expect(register(player, 'Vento Sul')).toBeVisible();
});

test('an account whose answer is lost is looked for, and found', async ({ player, page }) => {
  await player.enterAs('nova', address);
  await loseAnswers(page, call);
  await register(player).click();
  await expect(opened(player)).toBeVisible();
  expect(await sandbox.callsOf('POST', call)).toHaveLength(1);
});

test('a refusal is told at its provider, in the server’s words', async ({ player, page }) => {
  await player.enterAs('rica', address);
  await page.route(`**${call}*`, (route) =>
    route.fulfill({
      json: { status: 'error', code: 400, message: 'Boto Rosa está em manutenção.', data: null },
    }),
  );
  await register(player).click();
  await expect(card(player, 'Boto Rosa').getByRole('alert')).toHaveText('Boto Rosa está em manutenção.');
  await expect(card(player, 'Xaréu Digital')).toContainText(player.say(area, 'state.suspended'));
  await expect(card(player, 'Maré Seca')).toContainText(player.say(area, 'why.closed'));
});

test('the first game of a provider opens the account by itself', async ({ player }) => {
  await player.enterAs('nova', `/gameInfo?platType=${slot.providerKey}&gameCode=${slot.code}`);
  await player.button('games-play', 'transfer.launch').click();
  await expect(player.page.locator('iframe')).toBeVisible();
  await player.open(address);
  await player.button(area, 'filter.active').click();
  await expect(player.main.getByRole('article')).toHaveCount(1);
});

test('who is somebody else now finds the own accounts', async ({ player }) => {
  await player.enterAs('rica', address);
  await expect(card(player, 'Xaréu Digital')).toContainText(player.say(area, 'state.suspended'));
  await logsInElsewhere(player, 'nova');
  await expect(card(player, 'Xaréu Digital')).toContainText(player.say(area, 'state.none'));
});
