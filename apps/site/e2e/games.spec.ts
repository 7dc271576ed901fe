import { expect } from '@playwright/test';
import { addressOf } from './addresses.ts';
import { sandboxOrigin } from './environment.ts';
import { cutOff, mend } from './faults.ts';
import { test } from './journey.ts';
import { slot } from './sample-games.ts';
import { sandbox } from './sandbox-control.ts';

const gameName = slot.name;

test('a game is called what the catalogue calls it, whatever the address says', async ({ player }) => {
  const lie = '&name=Você+ganhou+R$+10.000!+Ligue+0800&provider=Banco+Central';
  await player.open(addressOf('/gameInfo') + lie);
  await expect(player.heading(gameName)).toBeVisible();
  await expect(player.page.getByText(/0800|Banco Central/)).toHaveCount(0);
  await player.enterAs('rica', addressOf('/gameInfo') + lie);
  await expect(player.heading(gameName)).toBeVisible();
  await expect(player.button('games-play', 'transfer.launch')).toBeVisible();
  await expect(player.page.getByText(/0800|Banco Central/)).toHaveCount(0);
});

for (const address of [
  `/gameInfo?platType=${slot.providerKey}`,
  `/gameInfo?platType=${slot.providerKey}&gameCode=no-such-game`,
  `/gameInfo?platType=no-such-studio&gameCode=${slot.code}`,
  `/gameInfo?platType=${slot.providerKey}&gameCode=${'x'.repeat(200)}`,
])
  test(`${address.slice(0, 60)} is no game: nothing to play, and a way back`, async ({ player }) => {
    await player.enterAs('rica', address);
    await expect(player.alert(player.say('games-play', 'list.wrongType'))).toBeVisible();
    await expect(player.button('games-play', 'transfer.launch')).toHaveCount(0);
    await player.link('games-play', 'transfer.otherGames').click();
    await expect(player.page).toHaveURL(/\/game$/);
  });

test('where the game cannot be read the page says so, and another try brings it', async ({ player }) => {
  await cutOff(player.page, '/api/games/detail');
  await player.enterAs('rica', addressOf('/gameInfo'));
  const retry = player.button('common', 'retry');
  await expect(retry).toBeVisible();
  await expect(player.button('games-play', 'transfer.launch')).toHaveCount(0);
  await mend(player.page, '/api/games/detail');
  await retry.click();
  await expect(player.heading(gameName)).toBeVisible();
});

test('a game that tells of its rounds without end has the balance read a few times', async ({ player }) => {
  await player.enterAs('rica', addressOf('/gameInfo'));
  await player.button('games-play', 'transfer.launch').click();
  const game = player.page.frameLocator('iframe').locator('#stake');
  await expect(game).toBeVisible();
  const before = (await sandbox.callsOf('GET', '/api/day7/getAllBalance')).length;
  await game.evaluate(() => {
    for (let told = 0; told < 300; told += 1) parent.postMessage({ type: 'fortuna:balance-changed' }, '*');
  });
  const reads = async () => (await sandbox.callsOf('GET', '/api/day7/getAllBalance')).length - before;
  // The first at once, and one for all the others; the launch's own may be late.
  await expect.poll(reads).toBeGreaterThanOrEqual(2);
  expect(await reads()).toBeLessThanOrEqual(3);
});

for (const address of [
  'blob:ORIGIN/2b8c0d1e-0000-4000-8000-000000000000',
  'filesystem:ORIGIN/temporary/game.html',
  'http://user:secret@HOST/play/x',
])
  test(`a game at ${address.split(':')[0]}: on the allowed origin gets no frame`, async ({ player }) => {
    const { origin, host } = new URL(sandboxOrigin);
    const url = address.replace('ORIGIN', origin).replace('HOST', host);
    await player.page.route('**/api/day7/day7LoginV2*', (route) =>
      route.fulfill({
        json: { status: 'success', code: 200, message: '', data: { url, expires_at: '2099-01-01 00:00:00' } },
      }),
    );
    await player.enterAs('rica', addressOf('/gameInfo'));
    await player.button('games-play', 'transfer.launch').click();
    await expect(player.alert(player.say('games-play', 'transfer.failedTitle'))).toBeVisible();
    await expect(player.page.locator('iframe')).toHaveCount(0);
  });
