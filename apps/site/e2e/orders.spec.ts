import { expect, type Locator } from '@playwright/test';
import { test } from './journey.ts';
import type { Player } from './player.ts';
import { sandbox } from './sandbox-control.ts';

const area = 'orders';

function total(player: Player, kind: string): Locator {
  return player.main
    .getByRole('group', { name: player.say(area, 'totals.label') })
    .getByRole('button', { name: player.say(area, `totals.${kind}`) });
}

const rows = (player: Player) =>
  player.main
    .getByRole('table', { name: player.say(area, 'list') })
    .getByRole('row')
    .filter({ has: player.page.getByRole('cell') });

test('the four totals explain the balance that the books say', async ({ player }) => {
  await player.enterAs('rica', '/order-center');
  const amounts = await Promise.all(
    ['deposit', 'withdrawal', 'bonus'].map(async (kind) => {
      await expect(total(player, kind)).toContainText('R$');
      const text = (await total(player, kind).textContent()) ?? '';
      return Number(text.replace(/\D/g, ''));
    }),
  );
  const { entries } = await sandbox.ledger();
  const byTransaction = Map.groupBy(entries, ({ tx }) => tx);
  const flows = [...byTransaction.values()]
    .map((list) => ({
      wallet: list.find(({ account }) => account === 'member:1:wallet')?.amount ?? 0,
      others: list.map(({ account }) => account),
    }))
    .filter(({ wallet }) => wallet !== 0);
  const sumOf = (account: string) =>
    flows
      .filter(({ others }) => others.some((one) => one.startsWith(account)))
      .reduce((sum, { wallet }) => sum + wallet, 0);
  expect(amounts[0]).toBe(sumOf('provider:'));
  expect(amounts[1]).toBe(-sumOf('member:1:withdrawal-hold'));
  expect(amounts[2]).toBe(sumOf('house:promotions'));
});

test('a press on a total narrows the list to it, which stays after a reload and goes with Back', async ({
  player,
  page,
}) => {
  await player.enterAs('rica', '/profile');
  await player.link('account', 'links.orders').click();
  await total(player, 'withdrawal').click();
  await expect(page).toHaveURL(/kind=withdrawal/);
  await expect(rows(player)).toHaveCount(3);
  await player.reload();
  await expect(total(player, 'withdrawal')).toHaveAttribute('aria-pressed', 'true');
  await rows(player).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/withdraw\?bill_no=W/);
  await page.goBack();
  await expect(rows(player)).toHaveCount(3);
  await total(player, 'withdrawal').click();
  await expect(page).not.toHaveURL(/kind=/);
});

test('ten thousand orders are read to the last page by address; a page beyond it is the last', async ({
  player,
  page,
}) => {
  await player.enterAs('arquivo', '/order-center?page=99999');
  await expect(page).toHaveURL(/page=\d{4}$/);
  await expect(rows(player).first()).toBeVisible();
  await player.open('/order-center/association?page=99999');
  await expect(page).toHaveURL(/page=\d{3,4}$/);
  await expect(player.main.getByRole('article').first()).toBeVisible();
});

test('who has nothing sees zeros, and the way to begin', async ({ player }) => {
  await player.enterAs('nova', '/order-center');
  await expect(total(player, 'deposit')).toContainText(player.money(0));
  await expect(player.main).toContainText(player.say('controls', 'noRecord'));
  const begin = player.main.getByRole('link', { name: player.say(area, 'emptyAction') });
  await expect(begin).toHaveAttribute('href', '/recharge');
});

test('what a withdrawal would cost is worked out as it is typed, by the server’s rules', async ({
  player,
}) => {
  await player.enterAs('rica', '/order-center');
  await player.link(area, 'nav.fees').click();
  const amount = player.field(area, 'fees.example.amount');
  await amount.fill('');
  await amount.pressSequentially('20000');
  await expect(player.main.locator('[data-part=fee-summary]')).toContainText(player.money(200_00));
  await amount.fill('');
  await amount.pressSequentially('1');
  await expect(player.main.getByText(/O menor saque/)).toBeVisible();
});

test('a deposit, its bonus, the bets and the first withdrawal after them are one chain', async ({
  player,
  page,
}) => {
  await player.enterAs('rica', '/order-center/association');
  const chain = player.main.getByRole('article', { name: player.say(area, 'kind.deposit') });
  await expect(chain).toContainText(player.say(area, 'associations.relation.bonus'));
  await chain.getByRole('link', { name: /^W/ }).click();
  await expect(page).toHaveURL(/\/withdraw\?bill_no=W/);
});
