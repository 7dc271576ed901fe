import { expect, type Locator } from '@playwright/test';
import { test } from './journey.ts';
import type { Player } from './player.ts';
import { sandbox } from './sandbox-control.ts';

const area = 'records-money-log';

function figure(player: Player, key: string): Locator {
  return player.main
    .locator('dl > div')
    .filter({ has: player.page.getByText(player.say(area, key), { exact: true }) })
    .locator('dd');
}

function rows(player: Player): Locator {
  return player.main
    .getByRole('table', { name: player.say(area, 'title') })
    .getByRole('row')
    .filter({ has: player.page.getByRole('cell') });
}

/** What the books say of a member's wallet. */
async function booksOf(memberId: number): Promise<{ readonly gained: number; readonly lost: number }> {
  const { entries } = await sandbox.ledger();
  const amounts = entries
    .filter(({ account }) => account === `member:${memberId}:wallet`)
    .map(({ amount }) => amount);
  const sum = (sign: 1 | -1) => amounts.reduce((total, amount) => total + Math.max(0, sign * amount), 0);
  return { gained: sum(1), lost: sum(-1) };
}

test('the sums of the statement are those of the books', async ({ player }) => {
  await player.enterAs('rica', '/transactions');
  const { gained, lost } = await booksOf(1);
  await expect(figure(player, 'in')).toHaveText(player.money(gained));
  await expect(figure(player, 'out')).toHaveText(player.money(lost));
  expect(gained - lost).toBe(25_000_00);
  await expect(rows(player).first()).toContainText(player.money(25_000_00));
});

test('kind and dates stand in the address: they stay after a reload, and go with Back', async ({
  player,
  page,
}) => {
  await player.enterAs('rica', '/transactions');
  const kind = player.field(area, 'filter.kind');
  await player.openFilters();
  await kind.selectOption('withdrawal');
  await expect(page).toHaveURL(/kind=withdrawal/);
  await expect(figure(player, 'in')).toHaveText(player.money(0));
  await expect(rows(player)).toHaveCount(3);
  await player.choose('records', 'filter.week');
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d&kind=withdrawal/);
  await expect(rows(player)).toHaveCount(2);
  await player.reload();
  await expect(kind).toHaveValue('withdrawal');
  await expect(rows(player)).toHaveCount(2);
  await player.choose('records', 'filter.anyTime');
  await expect(rows(player)).toHaveCount(3);
});

test('each movement leads to its record, and Back to the statement', async ({ player, page }) => {
  await player.enterAs('rica', '/transactions?kind=deposit');
  await rows(player).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/recharge-payment\?bill_no=D/);
  await page.goBack();
  await player.openFilters();
  await player.field(area, 'filter.kind').selectOption('withdrawalReturn');
  // The movements from before stay until those of the kind are there.
  await expect(rows(player).first()).toContainText(player.say(area, 'kind.withdrawalReturn'));
  await rows(player).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/withdraw\?bill_no=W/);
  await expect(player.alert(player.say('cashier', 'withdraw.rejected.title'))).toBeVisible();
  await page.goBack();
  await player.openFilters();
  await player.field(area, 'filter.kind').selectOption('bet');
  // The movements from before stay until those of the kind are there.
  await expect(rows(player).first()).toContainText(player.say(area, 'kind.bet'));
  await rows(player).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/game-record\?from=.*&to=/);
  await expect(player.main.getByRole('row').nth(1)).toBeVisible();
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 900 }, hasTouch: false, isMobile: false });

  test('more than ten thousand movements are turned to the last page, where the account begins', async ({
    player,
    page,
  }) => {
    await player.enterAs('arquivo', '/transactions?page=99999');
    await expect(page).toHaveURL(/page=\d{4}$/);
    const first = rows(player).last();
    await expect(first).toContainText(player.say(area, 'kind.deposit'));
    const [amount, after] = await Promise.all([
      first.locator('[data-part=amount]').textContent(),
      first.locator('[data-part=fact]').last().textContent(),
    ]);
    // On a card the sum stands behind its label, which a table hides.
    expect(after).toContain(amount?.trim().replace('+', ''));
    expect(amount).toContain('+');
    await expect(player.main.getByRole('columnheader', { name: player.say(area, 'after') })).toBeVisible();
  });
});

test('the result of a stretch of time is told as it is', async ({ player }) => {
  await player.enterAs('nova', '/transactions');
  await expect(player.main.getByText(player.say(area, 'net.even'))).toBeVisible();
  await player.open('/profile');
  await player.link('account', 'links.transactions').click();
  await expect(player.heading(player.say(area, 'title'))).toBeVisible();
});

for (const address of [
  '/transactions?kind=presents',
  '/game-record?type=chess&page=1',
  '/order-center?kind=presents',
])
  test(`${address} asks for a type that is not: all are shown, and it is said`, async ({ player, page }) => {
    await player.enterAs('rica', address);
    await expect(page.getByText(player.say('records', 'wrongType')).first()).toBeVisible();
    await expect(page).not.toHaveURL(/presents|chess/);
    await expect(player.main.getByRole('table')).toBeVisible();
  });
