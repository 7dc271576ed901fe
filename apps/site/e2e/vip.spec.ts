import { puloBrand } from '@fortuna/ui/brands/pulo/brand.ts';
import { expect, type Locator } from '@playwright/test';
import { arrange } from './arrange.ts';
import { moneyOf } from './books.ts';
import { cutOff } from './faults.ts';
import { test } from './journey.ts';
import { Player } from './player.ts';
import { sandbox } from './sandbox-control.ts';
import { switchesOff } from './switched-off.ts';

const collecting = '/api/fs/claim';

function claimButton(player: Player): Locator {
  return player.main.getByRole('button', { name: new RegExp(`^${player.say('promotions', 'claim.claim')}`) });
}

/** A figure of a page's summary. */
function figure(player: Player, area: string, key: string): Locator {
  return player.main
    .locator('dl > div')
    .filter({ has: player.page.getByText(player.say(area, key), { exact: true }) })
    .locator('dd');
}

function levelDialog(player: Player, level: number): Locator {
  return player.page.getByRole('dialog', { name: player.say('vip-level-up', 'title', { level }) });
}

/** This device saw rica last when she was VIP 2. */
function sawEarlier(player: Player): Promise<unknown> {
  return player.page.addInitScript(() => {
    if (self.origin === 'null' || sessionStorage.getItem('e2e-level')) return;
    localStorage.setItem('fortuna.vipLevel.1', '2');
    sessionStorage.setItem('e2e-level', '1');
  });
}

/** This device has noted a level: who is seen for the first time has nothing to celebrate. */
async function isKnownHere({ page }: Player): Promise<void> {
  const noted = () => Object.keys(localStorage).some((key) => key.startsWith('fortuna.vipLevel.'));
  await expect.poll(() => page.evaluate(noted)).toBe(true);
}

/** Back in the tab: who is logged in is asked for anew. */
async function backInTab(player: Player): Promise<void> {
  // Some Chromiums without windows hide the tabs behind, others do not and have no change to tell of.
  await player.page.bringToFront();
  await player.comeBackToTab();
}

/** Deposits and bets of VIP 1. */
async function reachLevelOne(member: string): Promise<void> {
  await arrange.paidDeposit(member, 6_000_00);
  await sandbox.loss(member, 5_000_00, new Date());
}

/** Opens a page and waits until what stands over every page works there: it comes with the first sign of life, and asks at once what may pop up. */
async function opensWhole({ page }: Player, open: () => Promise<unknown>): Promise<void> {
  const late = page.waitForRequest(/\/dynamicwebs\/flags\//);
  await open();
  await page.mouse.move(10, 10);
  await late;
}

test('a guest sees the ladder, logs in there, and sees the own next step', async ({ player }) => {
  await player.open('/promotion/vip');
  const ladder = player.main.getByRole('list', { name: player.say('vip', 'ladder.label') });
  await expect(ladder.getByRole('listitem')).toHaveCount(7);
  await expect(player.main.getByRole('progressbar')).toHaveCount(0);
  await player.main.getByRole('button', { name: player.say('controls', 'signedOut.login') }).click();
  await player.logIn('agente');
  await expect(player.main.getByRole('progressbar')).toHaveCount(2);
  const missing = { deposits: player.money(12_000_00), bets: player.money(54_000_00) };
  await expect(player.main.getByText(missing.deposits)).toContainText(missing.bets);
  await expect(ladder.locator('[aria-current=true]')).toContainText(player.say('vip', 'level', { level: 2 }));
});

test('from the level of the profile to the club, and to each of its pages', async ({ player, page }) => {
  await player.enterAs('rica', '/profile');
  await player.main.getByRole('link', { name: /^VIP.3$/ }).click();
  await expect(player.heading(player.say('vip', 'title'))).toBeVisible();
  for (const part of ['rebates', 'history', 'covers']) {
    await player.main.getByRole('link', { name: player.say('vip', `nav.${part}`), exact: true }).click();
    await expect(player.heading(player.say('vip', `${part}.title`))).toBeVisible();
  }
  await expect(page).toHaveURL(/\/promotion\/cover$/);
});

test('what waits is collected once, goes to the balance, and asks for its turnover', async ({ player }) => {
  await player.enterAs('indicada1', '/promotion/rebates');
  const before = await moneyOf('indicada1');
  expect(before.rebates).toBeGreaterThan(0);
  const { rebates } = before;
  const purse = player.main.getByRole('region', { name: player.say('vip', 'rebates.purse.title') });
  await expect(purse.locator('strong')).toHaveText(player.money(rebates));
  await expect(figure(player, 'vip', 'rebates.total')).toHaveText(player.money(before.rebated));
  await claimButton(player).dblclick();
  await expect(player.main.getByText(player.say('promotions', 'claim.success'))).toBeVisible();
  await expect(purse.locator('strong')).toHaveText(player.money(0));
  await player.hasBalance(before.wallet + rebates);
  expect(await sandbox.callsOf('POST', collecting)).toHaveLength(1);
  await player.main.getByRole('link', { name: player.say('vip', 'nav.covers'), exact: true }).click();
  const cover = player.main.getByRole('listitem', {
    name: player.say('promotions-turnover', 'source.rebateWallet'),
  });
  await expect(cover.first()).toContainText(player.money(rebates));
});

test('ten thousand rebates are turned to the last page by its address, and their sum is that of the books', async ({
  player,
  page,
}) => {
  await player.enterAs('arquivo', '/promotion/rebates?page=99999');
  await expect(page).toHaveURL(/page=1000$/);
  const turner = player.main.getByRole('navigation', { name: player.say('records', 'pages') });
  await expect(turner.getByRole('status')).toHaveText(
    player.say('controls', 'pageOf', { page: '1.000', pages: '1.000' }),
  );
  const { rebated } = await moneyOf('arquivo');
  await expect(figure(player, 'vip', 'rebates.total')).toHaveText(player.money(rebated));
  await player.choose('records', 'filter.week');
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=/);
  await expect(page).not.toHaveURL(/page=/);
  await expect(figure(player, 'vip', 'rebates.total')).not.toHaveText(player.money(rebated));
});

test('the history is narrowed by kind and by days, which stand in the address', async ({ player, page }) => {
  await player.enterAs('rica', '/promotion/history');
  const events = player.main.getByRole('list', { name: player.say('vip', 'history.list') });
  await player.choose('vip', 'history.kind.levelUp');
  await expect(page).toHaveURL(/kind=levelUp/);
  await expect(events.getByRole('listitem')).toHaveCount(3);
  await expect(events).toContainText(player.say('vip', 'history.event.levelUp', { level: 3 }));
  await player.reload();
  await expect(events.getByRole('listitem')).toHaveCount(3);
  await player.choose('vip', 'history.kind.levelBonus');
  await expect(figure(player, 'vip', 'history.sum')).toHaveText(player.money(33_00));
  await player.openFilters();
  await player.choose('records', 'filter.today');
  await expect(player.main.getByText(player.say('controls', 'noRecord'))).toBeVisible();
});

test('the last page of more than ten thousand rewards has its address; open ones come first', async ({
  player,
  page,
}) => {
  await player.enterAs('arquivo', '/promotion/cover?page=99999');
  await expect(page).toHaveURL(/page=\d{4}$/);
  await expect(player.main.getByRole('progressbar').first()).toBeVisible();
  await player.choose('vip', 'covers.status.cancelled');
  await expect(player.main.getByText(player.say('controls', 'noRecord'))).toBeVisible();
});

test('where the sum of what is left does not come, the rewards stand without it', async ({
  player,
  page,
}) => {
  await cutOff(page, '/api/ordercenter/fee');
  await player.enterAs('rica', '/promotion/cover');
  await expect(player.main.getByRole('listitem').filter({ has: page.getByRole('progressbar') })).toHaveCount(
    3,
  );
  await expect(player.alert(player.say('errors', 'network'))).toBeVisible();
});

test('a new level is celebrated once, in a pause, and not over money', async ({ player, page }) => {
  await page.clock.install();
  await sawEarlier(player);
  await opensWhole(player, () => player.enterAs('rica', '/recharge'));
  await page.clock.runFor(10_000);
  await expect(levelDialog(player, 3)).toHaveCount(0);
  const profile = new RegExp(`^${player.say('site', 'nav.profile')}`);
  await page.getByRole('link', { name: profile }).filter({ visible: true }).first().click();
  await player.waitsFor(levelDialog(player, 3));
  await page.keyboard.press('Escape');
  await expect(levelDialog(player, 3)).toHaveCount(0);
  await opensWhole(player, () => player.reload());
  await page.clock.runFor(10_000);
  await expect(levelDialog(player, 3)).toHaveCount(0);
});

test('a level that is reached while two tabs are open is celebrated in one of them, without motion for who wants none', async ({
  player,
  page,
}) => {
  await page.clock.install();
  const other = new Player(await page.context().newPage(), player.language);
  await opensWhole(other, () => other.enterAs('nova', '/profile'));
  await opensWhole(player, () => player.enterAs('nova', '/profile'));
  await isKnownHere(player);
  await page.clock.runFor(5_000);
  await expect(levelDialog(player, 1)).toHaveCount(0);
  await reachLevelOne('nova');
  await backInTab(player);
  await player.waitsFor(levelDialog(player, 1));
  const lengths = await levelDialog(player, 1).evaluate((dialog) =>
    dialog.getAnimations({ subtree: true }).map(({ effect }) => Number(effect?.getComputedTiming().duration)),
  );
  expect(lengths.filter((milliseconds) => milliseconds > 1)).toEqual([]);
  await backInTab(other);
  await expect(other.main).toContainText(/VIP.1/);
  await page.clock.runFor(10_000);
  await expect(levelDialog(other, 1)).toHaveCount(0);
});

test('a brand without the club celebrates no level', async ({ player, page }) => {
  await page.clock.install();
  await switchesOff(page, ['vip']);
  await sawEarlier(player);
  await opensWhole(player, () => player.enterAs('rica', `/profile?brand=${puloBrand.id}`));
  await expect(player.heading(/./)).toBeVisible();
  await page.clock.runFor(15_000);
  await expect(levelDialog(player, 3)).toHaveCount(0);
  await expect(player.main.locator('a[href="/promotion/vip"]')).toHaveCount(0);
});
