import { expect } from '@playwright/test';
import { addressOf } from './addresses.ts';
import { depositButton, fillDeposit, moneyCalls, orderNumber } from './cashier.ts';
import { desk } from './desk.ts';
import { cutOff, holdAnswers, mend, refuse } from './faults.ts';
import { test } from './journey.ts';
import { memberCall, Player } from './player.ts';
import { sandbox } from './sandbox-control.ts';

const gamesCall = '/api/games/listsv2';
const recordsCall = '/api/recharge/list';
const launchCall = '/api/day7/day7LoginV2';

/** What the page reads late by itself has been answered: the next press is the first to hear of anything new. */
async function comesToRest(): Promise<void> {
  let before = -1;
  const isQuiet = async () => {
    const last = before;
    before = (await sandbox.calls()).length;
    return before === last;
  };
  await expect.poll(isQuiet, { intervals: [1_500] }).toBe(true);
}

/** A deposit is typed, and its login has ended since; the site does not know yet. */
async function losesLoginWhileTyping(player: Player): Promise<void> {
  await player.enterAs('rica', '/recharge');
  await fillDeposit(player, 123_45);
  await comesToRest();
  await sandbox.revoke(await player.token());
}

test('a login that expires in the middle of a form asks once, and the form goes on after it', async ({
  player,
  page,
}) => {
  await losesLoginWhileTyping(player);
  await depositButton(player, 123_45).click();
  const question = page.getByRole('alertdialog', { name: player.say('auth', 'expired.title') });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: player.say('auth', 'expired.confirm') }).click();
  await player.logIn('rica');
  await expect(question).toHaveCount(0);
  await expect(player.field('cashier', 'deposit.amount')).toHaveValue('123,45');
  await depositButton(player, 123_45).click();
  await orderNumber(player);
  const answers = (await sandbox.callsOf('POST', moneyCalls.deposit)).map((call) => call.status);
  expect(answers).toEqual([401, 200]);
});

test('whoever declines to log in again keeps what was typed', async ({ player, page }) => {
  await losesLoginWhileTyping(player);
  await depositButton(player, 123_45).click();
  await page.getByRole('button', { name: player.say('auth', 'expired.decline') }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(player.field('cashier', 'deposit.amount')).toHaveValue('123,45');
});

test('a login that has ended is asked about on the way back to the tab, and the form stays', async ({
  player,
  page,
}) => {
  await losesLoginWhileTyping(player);
  await player.comeBackToTab();
  await page.getByRole('button', { name: player.say('auth', 'expired.confirm') }).click();
  await player.logIn('rica');
  await expect(player.field('cashier', 'deposit.amount')).toHaveValue('123,45');
});

test('a member who is blocked in the middle of a visit is told so, not asked to log in again', async ({
  player,
  page,
  context,
}) => {
  await player.enterAs('rica', '/recharge');
  await fillDeposit(player, 100_00);
  // What the amount would earn has been asked for: it would be told of the block first.
  await page.waitForLoadState('networkidle');
  await desk.block(context, 'rica');
  await depositButton(player, 100_00).click();
  const notice = page.getByRole('alertdialog', { name: player.say('errors', 'blocked') });
  await expect(notice).toContainText(player.say('controls', 'blockedWhy'));
  await expect(notice.getByRole('link', { name: player.say('controls', 'support') })).toBeVisible();
  await notice
    .getByRole('button', { name: player.say('controls', 'close') })
    .last()
    .click();
  await expect(page.getByText(player.say('controls', 'signedOut.title'))).toBeVisible();
  expect(await player.token()).toBe('');
});

for (const [call, status] of [
  [gamesCall, 401],
  [gamesCall, 419],
  ['/api/games/apisv2', 401],
] as const) {
  test(`a public list that refuses the login asks once, and comes after the answer: ${call}, ${status}`, async ({
    player,
    page,
  }) => {
    await refuse(page, call, { status });
    await player.enterAs('rica', '/game');
    const question = page.getByRole('alertdialog', { name: player.say('auth', 'expired.title') });
    await expect(question).toBeVisible();
    await mend(page, call);
    await question.getByRole('button', { name: player.say('auth', 'expired.decline') }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(player.main.getByRole('gridcell').first()).toBeVisible();
  });
}

test('a server that takes no calls of this version offers the update, and the page goes on after it', async ({
  player,
  page,
}) => {
  await refuse(page, recordsCall, { status: 426 });
  await player.enterAs('rica', '/rechargeRecord');
  const update = page.locator('[data-part="update-prompt"]');
  await expect(update).toContainText(player.say('errors', 'upgradeRequired'));
  await mend(page, recordsCall);
  await Promise.all([page.waitForEvent('load'), update.getByRole('button').first().click()]);
  await expect(player.main.getByText(player.say('errors', 'upgradeRequired'))).toHaveCount(0);
  await expect(player.main.getByRole('row').nth(1)).toBeVisible();
  await expect(update).toHaveCount(0);
});

test('a login whose member cannot be read ends all the same, and the page behind it tries again', async ({
  player,
  page,
}) => {
  await player.open('/recharge');
  await cutOff(page, memberCall);
  await player.main.getByRole('button', { name: player.say('controls', 'signedOut.login') }).click();
  await player.logIn('rica');
  const retry = player.main.getByRole('button', { name: player.say('common', 'retry') });
  await expect(retry).toBeVisible();
  await mend(page, memberCall);
  await retry.click();
  await expect(player.field('cashier', 'deposit.amount')).toBeVisible();
});

test('a token that is no longer good makes a guest without a word', async ({ player, page }) => {
  await page.addInitScript(() => sessionStorage.setItem('fortuna.token', 'forged'));
  await player.open('/profile');
  await expect(page.getByText(player.say('controls', 'signedOut.title'))).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('forced offline clears what is stored and says why', async ({ player, page }) => {
  await player.enterAs('rica', '/recharge');
  await fillDeposit(player, 100_00);
  await comesToRest();
  await sandbox.forceOffline('rica');
  await depositButton(player, 100_00).click();
  const notice = page.getByRole('alertdialog', { name: player.say('errors', 'forcedOffline') });
  await expect(notice).toContainText(player.say('controls', 'forcedOfflineWhy'));
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  // How the site itself is set up may have been asked for anew.
  expect(stored.filter((key) => !/^fortuna\.(site|look)\./.test(key))).toEqual([]);
  await notice
    .getByRole('button', { name: player.say('controls', 'close') })
    .last()
    .click();
  await expect(page.getByText(player.say('controls', 'signedOut.title'))).toBeVisible();
});

test('a logout reaches the other tabs', async ({ player, context }) => {
  await player.enterAs('rica', '/profile');
  const otherTab = new Player(await context.newPage(), player.language);
  await otherTab.enterAs('rica', '/recharge');
  await expect(otherTab.field('cashier', 'deposit.amount')).toBeVisible();
  await player.button('account', 'logout').click();
  await expect(otherTab.page.getByText(player.say('controls', 'signedOut.title'))).toBeVisible();
  expect(await otherTab.token()).toBe('');
});

test('Back after a logout shows nothing of the member', async ({ player, page }) => {
  await player.enterAs('rica', '/profile');
  await player.hasBalance(25_000_00);
  await player.button('account', 'logout').click();
  await player.open('/faq');
  await page.goBack();
  await expect(page.getByText(player.say('controls', 'signedOut.title'))).toBeVisible();
  await expect(page.getByText(player.money(25_000_00))).toHaveCount(0);
});

test('the login over a page leads back to where one was', async ({ player, page }) => {
  await player.open('/recharge');
  await player.main.getByRole('button', { name: player.say('controls', 'signedOut.login') }).click();
  await player.logIn('rica');
  await expect(page).toHaveURL(/\/recharge$/);
  await expect(player.field('cashier', 'deposit.amount')).toBeVisible();
});

test('the page of the login leads to where it was asked for, and never to another site', async ({
  player,
  page,
}) => {
  await player.open('/login?back=%2Fgame%3Ftype%3Dslots');
  await player.logIn('rica');
  await expect(page).toHaveURL(/\/game\?type=slots$/);
});

/** What a browser takes for another site, though it begins like an address of this one. */
const elsewhere = [
  '//example.com/',
  '/\\example.com/',
  '/\t/example.com/',
  '/\n/example.com/',
  'https://example.com/',
];

for (const back of elsewhere) {
  test(`nothing leads to another site by ?back=${JSON.stringify(back)}`, async ({ player, page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const query = new URLSearchParams({ back });
    await player.open(`/login?${query}`);
    await player.logIn('rica');
    await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    for (const path of ['/withdrawal-card', '/withdrawalPassword']) {
      await player.open(`${path}?${query}`);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const links = player.main.getByRole('link');
      await expect(links.first()).toBeVisible();
      const hosts = await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).host));
      expect(hosts.filter((host) => host !== new URL(page.url()).host)).toEqual([]);
    }
    expect(errors).toEqual([]);
  });
}

test('the code of an invite link is not lost on a newcomer who is faster than the scripts', async ({
  player,
  page,
}) => {
  await cutOff(page, '/assets/.*\\.js');
  await page.goto('/?invite_code=AGENTE26');
  await page
    .getByRole('banner')
    .getByRole('link', { name: player.say('site', 'account.register') })
    .click();
  await expect(page).toHaveURL(/\/login\?mode=register$/);
  await mend(page, '/assets/.*\\.js');
  await player.reload();
  await expect(player.field('auth', 'fields.inviteCode')).toHaveValue('AGENTE26');
});

test('a game waits with its button until it is known who plays', async ({ player, page }) => {
  const member = await holdAnswers(page, memberCall);
  await player.enterAs('rica', addressOf('/gameInfo'));
  await expect(player.button('controls', 'loading')).toBeVisible();
  await expect(player.button('games-play', 'transfer.launch')).toHaveCount(0);
  await player.button('controls', 'loading').click();
  member.open();
  await player.button('games-play', 'transfer.launch').click();
  await expect(page.locator('iframe')).toBeVisible();
  expect(await sandbox.callsOf('POST', launchCall)).toHaveLength(1);
});

test('where it cannot be known who plays, trying again asks for the member, not for the game', async ({
  player,
  page,
}) => {
  await cutOff(page, memberCall);
  await player.enterAs('rica', addressOf('/gameInfo'));
  const retry = player.button('common', 'retry');
  await expect(retry).toBeVisible();
  await mend(page, memberCall);
  await retry.click();
  await expect(player.button('games-play', 'transfer.launch')).toBeVisible();
  expect(await sandbox.callsOf('POST', launchCall)).toHaveLength(0);
});
