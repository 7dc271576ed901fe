import { playWords } from '@fortuna/sandbox/pages/play/play-words.ts';
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { slot, stageOf } from './sample-games.ts';

const proofPath = '/api/game/proof';
const area = 'games-proof';

test('a round is played, and checked against what was shown before it', async ({ player, page }) => {
  await player.enterAs('rica', stageOf(slot));
  await player.button('games-play', 'transfer.launch').click();
  const game = page.frameLocator('iframe');
  const words = playWords[player.language];
  await expect(game.locator('.spin')).toHaveAttribute('aria-disabled', 'false');
  await game.getByRole('button', { name: words.fair, exact: true }).tap();
  const promised = (await game.locator('#fair-commitment').textContent()) ?? '';
  expect(promised).toMatch(/^[0-9a-f]{64}$/);
  await game.locator('#fair-seed').fill('minha-semente');
  await game.locator('#fair-close').tap();
  await game.locator('.spin').tap();
  await expect(game.locator('#rounds')).toHaveText('1');
  await game.getByRole('button', { name: words.fair, exact: true }).tap();
  await expect(game.locator('#fair-commitment')).not.toHaveText(promised);
  await game.getByRole('button', { name: words.check, exact: true }).tap();

  await expect(player.heading(player.say(area, 'title'))).toBeVisible();
  await expect(
    player.main.getByRole('status').filter({ hasText: player.say(area, 'verdict.yes') }),
  ).toBeVisible();
  await expect(player.main.getByText(promised).first()).toBeVisible();
  await expect(player.main.getByText('minha-semente').first()).toBeVisible();
});

test('with one byte altered on the way the page says no', async ({ player, page }) => {
  await page.route(new RegExp(proofPath), async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { proof: { server_seed: string } } };
    const { proof } = answer.data;
    const last = proof.server_seed.endsWith('0') ? '1' : '0';
    proof.server_seed = proof.server_seed.slice(0, -1) + last;
    await route.fulfill({ response, json: answer });
  });
  await player.enterAs('rica', '/game-record');
  await player.main
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .getByRole('link')
    .first()
    .click();
  await expect(player.alert(player.say(area, 'verdict.no'))).toBeVisible();
  await expect(player.main.getByText(player.say(area, 'steps.fingerprintWrong'))).toBeVisible();
});

test('a record leads to its check, and Back to the records', async ({ player, page }) => {
  await player.enterAs('rica', '/game-record');
  await player.main.getByRole('link').filter({ hasText: /./ }).first().waitFor();
  await player.main.getByRole('row').getByRole('link').first().click();
  await expect(
    player.main.getByRole('status').filter({ hasText: player.say(area, 'verdict.yes') }),
  ).toBeVisible();
  await page.goBack();
  await expect(player.heading(player.say('records', 'bets.title'))).toBeVisible();
});

test('a round of somebody else is not shown', async ({ player }) => {
  await player.enterAs('nova', '/fair-play?round=1');
  await expect(player.main.getByRole('alert')).toBeVisible();
  await expect(player.main.getByText(player.say(area, 'steps.title'))).toHaveCount(0);
});
