import { expect } from '@playwright/test';
import { arrange } from './arrange.ts';
import { askForWithdrawal, confirmWithdrawal, summaryLine, withdrawalNumber } from './cashier.ts';
import { desk } from './desk.ts';
import { ownHome } from './environment.ts';
import { test } from './journey.ts';
import { soundBooks } from './ledger.ts';
import { type Player, withdrawalPassword } from './player.ts';
import { sandbox } from './sandbox-control.ts';

/** Name and CPF of the holder, and saved. */
async function saveAccount(player: Player): Promise<void> {
  await player.field('cashier', 'bankAccounts.ownerName').fill('Ricarda Alencar');
  await player.field('cashier', 'bankAccounts.cpf').fill('529.982.247-25');
  await player.button('cashier', 'bankAccounts.submit').click();
  await expect(player.main.getByText(player.say('cashier', 'bankAccounts.saved'))).toBeVisible();
  await player.main
    .getByRole('status')
    .getByRole('link', { name: player.say('cashier', 'bankAccounts.backToWithdraw') })
    .click();
}

async function chooseAccount(player: Player, account: string): Promise<void> {
  await player.main
    .getByRole('group', { name: player.say('cashier', 'withdraw.account') })
    .getByText(account)
    .click();
}

/** From another tab of the same window; again until it is seen, since what listens to that comes late. */
const returnToTab = (player: Player, seen: () => Promise<void>) =>
  expect(async () => {
    await player.comeBackToTab();
    await seen();
  }).toPass({ timeout: 15_000 });

const kindOfAccount = (player: Player, key: string) =>
  player.main.getByRole('radio', { name: player.say('cashier', `bankAccounts.${key}`), exact: true });

const windows = [
  { name: 'phone', viewport: { width: 360, height: 780 } },
  { name: 'desktop', viewport: { width: 1280, height: 900 } },
] as const;

for (const { name, viewport } of windows) {
  test(`to a salary account on a ${name}, with words of one’s own, that stay with the record and its receipt`, async ({
    player,
    page,
    context,
  }) => {
    await page.setViewportSize(viewport);
    const { say } = player;
    await player.enterAs('rica', '/withdraw');
    await player.field('cashier', 'withdraw.amount').pressSequentially('5000');
    await player.field('cashier', 'withdraw.remark').fill('Aluguel de <maio>');

    await player.link('cashier', 'withdraw.addAccount').click();
    await player.button('cashier', 'bankAccounts.add').click();
    await player.main.getByText(say('cashier', 'bankAccounts.card'), { exact: true }).click();
    await player.field('cashier', 'bankAccounts.bank').selectOption('902');
    await player.field('cashier', 'bankAccounts.agency').fill('1234');
    await player.field('cashier', 'bankAccounts.number').fill('56789-0');
    await player.main.getByText(say('cashier', 'bankAccounts.salary'), { exact: true }).click();
    await expect(kindOfAccount(player, 'salary')).toBeChecked();
    await saveAccount(player);

    await expect(player.field('cashier', 'withdraw.amount')).toHaveValue(
      player.money(50_00).replace(/^\D+/, ''),
    );
    await expect(player.field('cashier', 'withdraw.remark')).toHaveValue('Aluguel de <maio>');
    await chooseAccount(player, say('cashier', 'bankAccounts.salary'));
    await player.button('cashier', 'withdraw.continue').click();
    await expect(player.main).toContainText('Aluguel de <maio>');
    await confirmWithdrawal(player);
    const billNo = await withdrawalNumber(player);
    await expect(summaryLine(player, 'cashier', 'order.remark')).toHaveText('Aluguel de <maio>');

    await desk.approve(context, billNo);
    await player.comeBack();
    await expect(player.step('cashier', 'withdraw.approved.title')).toBeVisible();
    await player.button('cashier', 'withdraw.receipt.open').click();
    const receipt = page.getByRole('dialog', { name: say('cashier', 'withdraw.receipt.title') });
    await expect(receipt).toContainText(billNo);
    await expect(receipt).toContainText('•••• 89-0');
    const saved = page.waitForEvent('download');
    await receipt.getByRole('button', { name: say('cashier', 'withdraw.receipt.save') }).click();
    expect((await saved).suggestedFilename()).toBe(`${billNo}.png`);
    await expect(receipt.getByRole('status')).toHaveText(say('cashier', 'withdraw.receipt.saved'));
    await page.keyboard.press('Escape');

    await player.link('cashier', 'withdraw.records').click();
    await expect(player.main.getByRole('row').filter({ hasText: billNo })).toContainText(
      say('records', 'withdrawals.remark', { remark: 'Aluguel de <maio>' }),
    );
    await player.main.getByRole('row').filter({ hasText: billNo }).getByRole('link').click();
    await expect(player.step('cashier', 'withdraw.approved.title')).toBeVisible();
    await soundBooks();
  });
}

test('to an e-wallet, on the host of a brand that pays to them', async ({ player, page }) => {
  const { say } = player;
  await player.enterAs('rica', new URL('/withdrawal-card?back=%2Fwithdraw', ownHome('pulo')).href);
  await player.button('cashier', 'bankAccounts.add').click();
  await player.main.getByText(say('cashier', 'bankAccounts.ewallet'), { exact: true }).click();
  await player.field('cashier', 'bankAccounts.wallet').selectOption('EWALLET_CONCHA');
  await player.field('cashier', 'bankAccounts.walletEmail').fill('Rica@Example.com');
  await saveAccount(player);

  // The brand has words of its own for the rest.
  await player.main.getByText(say('cashier', 'bankAccounts.ewallet'), { exact: true }).click();
  await player.main.getByPlaceholder('0,00').pressSequentially('5000');
  await player.button('cashier', 'withdraw.continue').click();
  await player.field('cashier', 'withdraw.confirm.password').fill(withdrawalPassword);
  await player.button('cashier', 'withdraw.confirm.submit').click();
  await expect(page).toHaveURL(/^http:\/\/pulo\.example:\d+\/withdraw\?bill_no=W/);
  await expect(summaryLine(player, 'cashier', 'order.account')).toHaveText('r•••@example.com');
  await soundBooks();
});

test('where the brand does not pay to e-wallets none is offered', async ({ player }) => {
  await player.enterAs('rica', '/withdrawal-card');
  await player.button('cashier', 'bankAccounts.add').click();
  await expect(kindOfAccount(player, 'card')).toHaveCount(1);
  await expect(kindOfAccount(player, 'ewallet')).toHaveCount(0);
});

test('a holder who is not the member’s is told beside the field, and nothing typed is lost', async ({
  player,
}) => {
  await player.enterAs('rica', '/withdrawal-card');
  await player.button('cashier', 'bankAccounts.add').click();
  await player.main.getByText(player.say('cashier', 'pixKeyType.email'), { exact: true }).click();
  await player.field('cashier', 'bankAccounts.pixKey').fill('outra@example.com');
  await player.field('cashier', 'bankAccounts.ownerName').fill('Outra Pessoa');
  await player.field('cashier', 'bankAccounts.cpf').fill('390.533.447-05');
  await player.page.keyboard.press('Enter');
  await expect(player.field('cashier', 'bankAccounts.cpf')).toBeFocused();
  await expect(player.main).toContainText('Este CPF não é o das suas outras chaves e contas.');
  await expect(player.field('cashier', 'bankAccounts.pixKey')).toHaveValue('outra@example.com');
});

test('the fee from the third withdrawal of a day on is told while it is free, and before it is sent', async ({
  player,
}) => {
  const { say } = player;
  await arrange.withdrawal('rica', 20_00);
  await player.enterAs('rica', '/withdraw');
  const fee = say('cashier', 'withdraw.summary.fixed', { fee: player.money(3_50) });
  await expect(player.main).toContainText(say('cashier', 'withdraw.summary.freeLeft_one', { count: 1, fee }));
  await arrange.withdrawal('rica', 20_00);
  await returnToTab(player, () =>
    expect(player.main.getByText(fee, { exact: true })).toBeVisible({ timeout: 1_000 }),
  );
  await askForWithdrawal(player, 50_00);
  await expect(summaryLine(player, 'cashier', 'withdraw.summary.mandatory')).toContainText(
    player.money(3_50),
  );
  await expect(summaryLine(player, 'cashier', 'withdraw.summary.net')).toHaveText(player.money(46_50));
  await confirmWithdrawal(player);
  await withdrawalNumber(player);
  await expect(summaryLine(player, 'cashier', 'order.fee')).toHaveText(player.money(3_50));
  await soundBooks();
});

test('out of hours the page says when withdrawals open, and goes on by itself when they have', async ({
  player,
}) => {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Sao_Paulo', hour: '2-digit' }).format(new Date()),
  );
  await (hour < 12 ? sandbox.withdrawalHours(hour + 2, 24) : sandbox.withdrawalHours(0, hour - 1));
  await player.enterAs('rica', '/withdraw');
  await expect(player.main).toContainText(player.say('cashier', 'withdraw.closed.title'));
  await player.field('cashier', 'withdraw.amount').pressSequentially('5000');
  const go = player.main.getByRole('button', { name: player.say('cashier', 'withdraw.continue') });
  await expect(go).toHaveAttribute('aria-disabled', 'true');

  await sandbox.withdrawalHours(0, 24);
  const closed = player.say('cashier', 'withdraw.closed.title');
  await returnToTab(player, () => expect(player.main).not.toContainText(closed, { timeout: 1_000 }));
  await go.click();
  await confirmWithdrawal(player);
  await withdrawalNumber(player);
});

test('an account that a withdrawal waits for stays; one that is gone already counts as removed', async ({
  player,
  page,
}) => {
  const remove = async () => {
    await player.main.getByRole('list').first().getByRole('listitem').first().getByRole('button').click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: player.say('cashier', 'bankAccounts.removing.confirm') })
      .click();
  };
  const billNo = await arrange.withdrawal('rica', 50_00);
  await player.enterAs('rica', '/withdrawal-card');
  await remove();
  await expect(page.getByRole('alertdialog').getByRole('alert')).toHaveText(
    'Há um saque em análise para esta conta.',
  );
  await page.keyboard.press('Escape');

  await sandbox.review(billNo, 'approve');
  await arrange.noAccounts('rica');
  await remove();
  await expect(player.main).toContainText(player.say('cashier', 'bankAccounts.removed'));
  await expect(player.main).toContainText(player.say('cashier', 'bankAccounts.empty.title'));
});

test('records by day and status stand in the address, and the last page is the last', async ({
  player,
  page,
}) => {
  const { say } = player;
  await player.enterAs('arquivo', '/withdrawalRecord');
  const rows = player.main.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(10);
  await player.openFilters();
  // One right after the other: the first is not lost on the way to the address.
  await player.field('records', 'filter.from').fill('2020-01-01');
  await player.field('records', 'filter.to').fill('2020-01-31');
  await expect(player.main).toContainText(say('controls', 'noRecord'));
  await expect(page).toHaveURL(/from=2020-01-01&to=2020-01-31/);
  await player.reload();
  await player.openFilters();
  await expect(player.field('records', 'filter.from')).toHaveValue('2020-01-01');
  await player.field('records', 'filter.from').fill('');
  await expect(page).not.toHaveURL(/from=/);
  await player.field('records', 'filter.to').fill('');
  await expect(page).not.toHaveURL(/to=/);
  await player.choose('records', 'withdrawals.review.rejected');
  await expect(rows.first()).toContainText(say('records', 'withdrawals.review.rejected'));

  await player.open('/withdrawalRecord?page=99999');
  await expect(page).toHaveURL(/page=1000$/);
  await expect(rows).toHaveCount(10);
  await expect(player.button('controls', 'nextPage')).toHaveAttribute('aria-disabled', 'true');
});
