import { expect, type Page } from '@playwright/test';
import { pictureOrigin, refusalOf, startApartSite } from './apart-site.ts';
import { builtPolicy } from './built-site.ts';
import { depositButton, fillDeposit, moneyCalls, orderNumber } from './cashier.ts';
import { listenForComplaints } from './complaints.ts';
import { apartOrigin, sandboxOrigin } from './environment.ts';
import { loseAnswers } from './faults.ts';
import { playRounds } from './game-frame.ts';
import { test } from './journey.ts';
import { soundBooks } from './ledger.ts';
import { slot, stageOf } from './sample-games.ts';
import { sandbox } from './sandbox-control.ts';

/** The API and pictures on other origins, under the production headers (requirement ADD-12), on the build that all journeys run on. */

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: apartOrigin });

let stop: (() => void) | undefined;
test.beforeAll(async () => {
  stop = await startApartSite();
});
test.afterAll(() => stop?.());

/** Where calls go. */
function listenForCalls(page: Page): ReadonlySet<string> {
  const origins = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) origins.add(origin);
  });
  return origins;
}

test('a newcomer registers, deposits and plays with the API on another origin', async ({ player, page }) => {
  const complaints = listenForComplaints(page);
  const called = listenForCalls(page);
  await player.open('/login?mode=register');
  await player.fillRegistration('distante');
  await player.solveCaptcha();
  await player.consent.check();
  await player.submitRegistration();
  await expect(page).not.toHaveURL(/login/);

  await player.open('/recharge');
  await fillDeposit(player, 100_00);
  await depositButton(player, 100_00).click();
  await sandbox.providerNotify(await orderNumber(player), 'success');
  await player.comeBack();
  await expect(player.step('cashier', 'payment.paid.title')).toBeVisible();
  await player.hasBalance(100_00);

  await player.open(stageOf(slot));
  await player.button('games-play', 'transfer.launch').click();
  const title = player.say('games-play', 'transfer.frameTitle', { name: slot.name });
  await playRounds(player, page.frameLocator(`iframe[title="${title}"]`), 1);
  expect([...called]).toEqual([sandboxOrigin]);
  expect(complaints).toEqual([]);
  await soundBooks();
});

test('a lost answer is looked for under its key, and money moves once', async ({ player, page }) => {
  await loseAnswers(page, moneyCalls.deposit);
  await player.enterAs('rica', '/recharge');
  await fillDeposit(player, 100_00);
  await depositButton(player, 100_00).click();
  await orderNumber(player);
  const sent = await sandbox.callsOf('POST', moneyCalls.deposit);
  expect(sent.map(({ status }) => status)).toEqual([200]);
  expect(sent[0]?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
});

test('a login that has ended, an end by the operator and an old version are understood', async ({
  player,
  page,
}) => {
  await player.open('/recharge');
  await player.main.getByRole('button', { name: player.say('controls', 'signedOut.login') }).click();
  await player.logIn('rica');
  await fillDeposit(player, 100_00);
  await sandbox.revoke(await player.token());
  await depositButton(player, 100_00).click();
  const question = page.getByRole('alertdialog', { name: player.say('auth', 'expired.title') });
  await question.getByRole('button', { name: player.say('auth', 'expired.confirm') }).click();
  await player.logIn('rica');

  const headers = { 'access-control-allow-origin': apartOrigin };
  await page.route(`**${moneyCalls.deposit}?*`, (route) => route.fulfill({ status: 426, headers, json: {} }));
  await depositButton(player, 100_00).click();
  await expect(page.locator('[data-part="update-prompt"]')).toContainText(
    player.say('errors', 'upgradeRequired'),
  );
  await page.unrouteAll();

  await sandbox.forceOffline('rica');
  await player.comeBack();
  await player.comeBackToTab();
  await expect(page.getByRole('alertdialog', { name: player.say('errors', 'forcedOffline') })).toBeVisible();
});

test('a picture of an allowed host is shown, one of any other is not asked for', async ({ player, page }) => {
  const allowed = `${pictureOrigin}/a.svg`;
  const other = 'https://other.example/b.svg';
  const asked: string[] = [];
  await page.route(/\.example\/\w\.svg$/, (route) => {
    asked.push(route.request().url());
    const body = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><path d="M0 0h3v4H0z"/></svg>';
    return route.fulfill({ contentType: 'image/svg+xml', body });
  });
  await page.route('**/api/games/listsv2*', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const [first, second] = json.data.data;
    first.img_url = allowed;
    second.img_url = other;
    await route.fulfill({ response, json });
  });
  await player.open('/game');
  const shown = page.locator(`main img[src="${allowed}"]`);
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
  await expect(page.locator(`main img[src="${other}"]`)).toHaveCount(0);
  expect(asked).toEqual([allowed]);
});

test('a member’s picture comes from where the API stands, in the choice and on the card', async ({
  player,
  page,
}) => {
  await player.enterAs('rica', '/profile');
  await player.button('account-profile', 'picture.change').click();
  const choice = player.main.getByRole('radio', {
    name: player.say('account-profile', 'picture.one.male', { position: 2 }),
  });
  const offered = choice.locator('..').locator('img');
  await expect(offered).toHaveAttribute('src', new RegExp(`^${sandboxOrigin}/`));
  await offered.click();
  await expect(page.getByText(player.say('account-profile', 'picture.saved'))).toBeVisible();
  const worn = page.locator('[data-part=avatar] img');
  await expect(worn).toHaveAttribute('src', (await offered.getAttribute('src')) ?? '');
  for (const picture of [worn, offered])
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
});

test('a build that is told nothing allows nobody, and a server that is told nonsense does not start', async () => {
  expect(builtPolicy()).toContain(`connect-src 'self';`);
  expect(builtPolicy()).toContain(`img-src 'self' data:;`);
  const said = await refusalOf({ VITE_API_BASE: 'http://api.example.com' });
  expect(said).toContain('VITE_API_BASE: "http://api.example.com" is not an origin.');
});
