import { expect } from '@playwright/test';
import { arrange } from './arrange.ts';
import {
  codeChannel,
  depositButton,
  fillDeposit,
  moneyCalls,
  orderNumber,
  recordCalls,
  summaryLine,
  transferChannel,
  walletChannel,
} from './cashier.ts';
import { sandboxOrigin } from './environment.ts';
import { test } from './journey.ts';
import { soundBooks } from './ledger.ts';
import type { Player } from './player.ts';
import { sandbox } from './sandbox-control.ts';

const transfers = /TED/;
const wallets = /Carteira digital|E-wallet/;
const quotes = '**/api/recharge/quote*';
/** What the server says in Chinese, whatever the player reads. */
const chinese = '请输入正确的参数';

const bonusTitle = (player: Player) => player.step('cashier', 'deposit.bonus.title');

/** A fact of the order: what stands beside its name. */
function fact(player: Player, key: string) {
  const term = player.main.getByRole('term').filter({ hasText: player.say('cashier', key), visible: true });
  return term.first().locator('xpath=following-sibling::dd');
}

for (const [window, viewport] of [
  ['a phone', { width: 360, height: 780 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const) {
  test.describe(`on ${window}`, () => {
    test.use({ viewport });

    test('a bank transfer tells what it costs and where it goes, and is credited without its fee', async ({
      player,
    }) => {
      await player.enterAs('rica', '/recharge');
      await fillDeposit(player, 250_00, transferChannel, transfers);
      await expect(summaryLine(player, 'cashier', 'deposit.summary.fee')).toHaveText(player.money(3_50));
      await expect(summaryLine(player, 'cashier', 'deposit.summary.total')).toHaveText(player.money(253_50));
      await depositButton(player, 250_00).click();
      const billNo = await orderNumber(player);
      await expect(player.step('cashier', 'payment.transfer.title')).toBeVisible();
      await expect(player.field('cashier', 'payment.transfer.amount')).toHaveValue('253,50');
      await expect(player.field('cashier', 'payment.transfer.account')).toHaveValue('45871-3');
      await player.reload();
      await expect(player.field('cashier', 'payment.transfer.account')).toHaveValue('45871-3');
      await sandbox.providerNotify(billNo, 'success');
      await player.comeBack();
      await expect(player.step('cashier', 'payment.paid.title')).toBeVisible();
      await expect(fact(player, 'order.channel')).toHaveText(transferChannel);
      await expect(fact(player, 'order.paidDone')).toHaveText(player.money(253_50));
      await expect(fact(player, 'order.review')).toHaveText(player.say('cashier', 'order.reviewed'));
      await player.hasBalance(25_250_00);
      await soundBooks();
    });

    test('an e-wallet is paid on its own page, with the fee that was told before', async ({
      player,
      page,
    }) => {
      await player.enterAs('rica', '/recharge');
      await fillDeposit(player, 100_00, walletChannel, wallets);
      await expect(summaryLine(player, 'cashier', 'deposit.summary.total')).toHaveText(player.money(102_30));
      await depositButton(player, 100_00).click();
      await player.button('cashier', 'deposit.leaving.leave', { host: new URL(sandboxOrigin).host }).click();
      await expect(page).toHaveURL(new RegExp(`^${sandboxOrigin}/pay/D`));
      await expect(page.getByText(player.money(102_30))).toBeVisible();
      await page.locator('button[value=confirm]').click();
      await page.getByRole('main').getByRole('link').click();
      await expect(player.step('cashier', 'payment.paid.title')).toBeVisible();
      await player.hasBalance(25_100_00);
      await soundBooks();
    });
  });
}

test('a bank transfer below its minimum is refused beside the field, and nothing is sent', async ({
  player,
}) => {
  await player.enterAs('rica', '/recharge');
  await fillDeposit(player, 50_00, transferChannel, transfers);
  await player.field('cashier', 'deposit.amount').press('Enter');
  const amount = player.field('cashier', 'deposit.amount');
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await expect(amount).toBeFocused();
  await expect(player.main).toContainText(
    player.say('cashier', 'validation.amountBelow', { min: player.money(100_00) }),
  );
  expect(await sandbox.callsOf('POST', moneyCalls.deposit)).toEqual([]);
});

test('a channel that the server has closed meanwhile is refused in its words, the form is kept', async ({
  player,
  page,
}) => {
  await page.route('**/api/payment/online/list*', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    for (const row of json.data) row.is_open = 1;
    await route.fulfill({ response, json });
  });
  await player.enterAs('rica', '/recharge');
  await fillDeposit(player, 100_00, 'PIX Recife');
  await depositButton(player, 100_00).click();
  await expect(player.alert('Este canal de pagamento está fechado no momento.')).toBeVisible();
  await expect(player.field('cashier', 'deposit.amount')).toHaveValue('100,00');
});

test('what a first deposit can bring, and asks for, is told before it is sent, of the amount that stands', async ({
  player,
}) => {
  await player.enterAs('nova', '/recharge');
  await expect(bonusTitle(player)).toBeHidden();
  await fillDeposit(player, 50_00);
  await expect(bonusTitle(player)).toBeVisible();
  const total = summaryLine(player, 'cashier', 'deposit.bonus.total');
  await expect(total).toHaveText(player.money(50_00));
  await fillDeposit(player, 100_00);
  await expect(total).toHaveText(player.money(130_00));
  await expect(player.main).toContainText(
    player.say('cashier', 'deposit.bonus.asks', { amount: player.money(500_00) }),
  );
  await expect(summaryLine(player, 'cashier', 'deposit.summary.turnover')).toHaveText(player.money(100_00));
});

test('where the bonus cannot be had the deposit can be made, and the next try tells it', async ({
  player,
  page,
}) => {
  await page.route(quotes, (route) => route.abort());
  await player.enterAs('nova', '/recharge');
  await fillDeposit(player, 100_00);
  await expect(player.main).toContainText(player.say('cashier', 'deposit.bonus.failed'));
  await page.unroute(quotes);
  await player.button('common', 'retry').click();
  await expect(bonusTitle(player)).toBeVisible();
  await depositButton(player, 100_00).click();
  await orderNumber(player);
});

test('a late answer about another amount is not taken for the one that stands', async ({ player, page }) => {
  let isFirst = true;
  await page.route(quotes, async (route) => {
    const isHeld = isFirst;
    isFirst = false;
    if (isHeld) await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue().catch(() => undefined);
  });
  await player.enterAs('nova', '/recharge');
  const asked = page.waitForRequest(quotes);
  await fillDeposit(player, 200_00);
  await asked;
  await fillDeposit(player, 100_00);
  const total = summaryLine(player, 'cashier', 'deposit.bonus.total');
  await expect(total).toHaveText(player.money(130_00));
  await page.waitForTimeout(2_500);
  await expect(total).toHaveText(player.money(130_00));
});

test('a transfer that can still be paid is told of, also behind a code that has run out', async ({
  player,
  page,
}) => {
  const transfer = await arrange.deposit('rica', 300_00, transferChannel);
  const code = await arrange.deposit('rica', 50_00, codeChannel);
  await page.route(`**${recordCalls.deposits}*`, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    for (const row of json.data.data) if (row.bill_no === code) row.expired_at = json.server_time;
    await route.fulfill({ response, json });
  });
  await player.enterAs('rica', '/recharge');
  const amount = player.money(300_00);
  await expect(player.main).toContainText(player.say('cashier', 'deposit.unpaid.title', { amount }));
  await player.link('cashier', 'deposit.unpaid.continue').click();
  expect(await orderNumber(player)).toBe(transfer);
});

test('deposits by date, reviewed or not, and one of them opened', async ({ player, page }) => {
  const billNo = await arrange.deposit('rica', 50_00, codeChannel);
  await player.enterAs('rica', '/rechargeRecord');
  const rows = player.main.getByRole('table').getByRole('link');
  await expect(rows.first()).toHaveAccessibleName(
    new RegExp(`^${codeChannel}.*${player.say('records', 'deposits.notReviewed')}.*${billNo}$`),
  );
  const all = await rows.count();
  await player.openFilters();
  await player.choose('records', 'filter.today');
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=/);
  await player.reload();
  await expect(rows).toHaveCount(1);
  await player.openFilters();
  await player.choose('records', 'filter.anyTime');
  await expect(rows).toHaveCount(all);
  await player.choose('records', 'status.approved');
  await expect(rows.first()).toHaveAccessibleName(
    new RegExp(` ${player.say('records', 'deposits.reviewed')} `),
  );
  await rows.first().click();
  await expect(player.step('cashier', 'payment.paid.title')).toBeVisible();
  await expect(fact(player, 'order.endToEnd')).toHaveText(/^E\d{31}$/);
});

test('the last of a thousand pages', async ({ player, page }) => {
  await player.enterAs('arquivo', '/rechargeRecord?page=99999');
  await expect(page).toHaveURL(/page=1000$/);
  await expect(player.main.getByRole('table').getByRole('link')).toHaveCount(10);
});

for (const language of ['pt', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    for (const [status, kind, values] of [
      [429, 'rateLimited', { seconds: 7 }],
      [422, 'refused', {}],
      [403, 'forbidden', {}],
    ] as const) {
      test(`the Chinese words of a ${status} do not reach a page, the catalogue's do`, async ({
        player,
        page,
      }) => {
        await page.route(`**${recordCalls.deposits}*`, (route) =>
          route.fulfill({
            status,
            headers: { 'retry-after': '7' },
            json: { message: chinese, errors: { page: [chinese] } },
          }),
        );
        await player.enterAs('rica', '/rechargeRecord');
        await expect(player.main).toContainText(player.say('errors', kind, values));
        await expect(page.locator('body')).not.toContainText(chinese);
        await expect(player.main).not.toContainText(/\p{Script=Han}/u);
        await page.unrouteAll();
        await player.button('common', 'retry').click();
        await expect(player.main.getByRole('table')).toBeVisible();
      });
    }
  });
}
