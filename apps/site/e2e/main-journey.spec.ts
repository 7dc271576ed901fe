import { decodeBrCode } from '@fortuna/domain/br-code.ts';
import { expect } from '@playwright/test';
import {
  askForWithdrawal,
  confirmWithdrawal,
  depositButton,
  fillDeposit,
  orderNumber,
  setWithdrawalPassword,
  summaryLine,
  withdrawalNumber,
} from './cashier.ts';
import { desk } from './desk.ts';
import { playRounds } from './game-frame.ts';
import { test } from './journey.ts';
import { booksOf } from './ledger.ts';

const deposited = 100_00;
const withdrawn = 50_00;

test('a newcomer registers, deposits, plays, withdraws, and every centavo is accounted for', async ({
  player,
  page,
  context,
}) => {
  const { say } = player;
  const memberId = await test.step('registers with the code of an invite link', async () => {
    await player.open('/?invite_code=AGENTE26');
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('site', 'account.register') })
      .click();
    await expect(player.field('auth', 'fields.inviteCode')).toHaveValue('AGENTE26');
    await player.fillRegistration('marina');
    await player.solveCaptcha();
    await player.consent.check();
    const registered = page.waitForResponse((response) => response.url().includes('/api/auth/register2'));
    await player.submitRegistration();
    await expect(page.getByRole('status').getByText(say('auth', 'done.register'))).toBeAttached();
    await expect(player.loginDialog).toHaveCount(0);
    await player.hasBalance(0);
    return ((await (await registered).json()) as { readonly data: { readonly id: number } }).data.id;
  });

  await test.step('logs out and in again', async () => {
    await page
      .getByRole('navigation')
      .getByRole('link', { name: say('site', 'nav.profile') })
      .first()
      .click();
    await player.button('account', 'logout').click();
    await player.main.getByRole('button', { name: say('controls', 'signedOut.login') }).click();
    await player.logIn('marina');
    await expect(player.main.getByText('marina', { exact: true }).first()).toBeVisible();
    await player.hasBalance(0);
  });

  await test.step('deposits R$ 100.00 by PIX', async () => {
    // Beside the wallet; the bars around the profile offer no second one.
    await player.main.getByRole('link', { name: say('account', 'deposit'), exact: true }).click();
    await fillDeposit(player, deposited);
    await depositButton(player, deposited).click();
    const billNo = await orderNumber(player);
    await expect(
      page.getByRole('img', { name: say('cashier', 'payment.qrLabel', { amount: player.money(deposited) }) }),
    ).toBeVisible();
    const code = decodeBrCode(await player.field('cashier', 'payment.code').inputValue());
    expect(code).toMatchObject({
      ok: true,
      code: { kind: 'static', amount: deposited, transactionId: billNo },
    });
    await desk.confirmPayment(context, billNo);
    await player.comeBack();
    await expect(player.step('cashier', 'payment.paid.title')).toBeVisible();
    await player.hasBalance(deposited);
  });

  const played = await test.step('chooses a game and really plays it', async () => {
    await player.link('cashier', 'payment.paid.play').click();
    await player.link('games-play', 'list.search').click();
    await page.getByRole('searchbox', { name: say('games-play', 'list.search') }).fill('mirante');
    const games = player.main.getByRole('grid', { name: say('games-search', 'results'), exact: true });
    await expect(games.getByRole('link').filter({ hasNotText: 'Mirante 9' })).toHaveCount(0);
    await games
      .getByRole('link')
      .and(page.locator('[href]'))
      .filter({ hasNotText: say('games', 'tags.noDemo') })
      .first()
      .click();
    await player.button('games-play', 'transfer.launch').click();
    const name = (await player.heading(/./).textContent()) ?? '';
    const game = page.frameLocator(`iframe[title="${say('games-play', 'transfer.frameTitle', { name })}"]`);
    const rounds = await playRounds(player, game, 5);
    await player.hasBalance(deposited - rounds.stake + rounds.win);
    await player.link('games-play', 'transfer.backToLobby').click();
    return rounds;
  });
  const afterPlay = deposited - played.stake + played.win;

  await test.step('finds every round in the bet record, with the right sums', async () => {
    await player.hasBalance(afterPlay);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: say('site', 'nav.profile') })
      .first()
      .click();
    await player.link('account', 'links.betRecords').click();
    await expect(player.heading(say('records', 'bets.title'))).toBeVisible();
    await expect(
      player.main.getByRole('table', { name: say('records', 'bets.title') }).locator('[data-part=record]'),
    ).toHaveCount(5);
    await expect(summaryLine(player, 'records', 'bets.totalStake')).toHaveText(player.money(played.stake));
    await expect(summaryLine(player, 'records', 'bets.totalResult')).toContainText(
      player.money(Math.abs(played.win - played.stake)),
    );
  });

  await test.step('is led to the withdrawal password and back', async () => {
    await page
      .getByRole('navigation')
      .getByRole('link', { name: say('site', 'nav.profile') })
      .first()
      .click();
    await player.main.getByRole('link', { name: say('account', 'withdraw'), exact: true }).click();
    await setWithdrawalPassword(player);
  });

  await test.step('adds a PIX key', async () => {
    await player.link('cashier', 'withdraw.noAccount.action').click();
    await player.button('cashier', 'bankAccounts.add').click();
    await player.main.getByText(say('cashier', 'pixKeyType.email'), { exact: true }).click();
    await player.field('cashier', 'bankAccounts.pixKey').fill('marina@example.com');
    await player.field('cashier', 'bankAccounts.ownerName').fill('Marina Prado');
    await player.field('cashier', 'bankAccounts.cpf').fill('529.982.247-25');
    await player.button('cashier', 'bankAccounts.submit').click();
    await expect(page.getByText(say('cashier', 'bankAccounts.saved'))).toBeVisible();
    await expect(player.main.getByText('m•••@example.com')).toBeVisible();
    await page
      .getByRole('status')
      .getByRole('link', { name: say('cashier', 'bankAccounts.backToWithdraw') })
      .click();
  });

  const fee = 2_50;
  const billNo = await test.step('withdraws R$ 50.00, knowing what it costs', async () => {
    await askForWithdrawal(player, withdrawn);
    await expect(summaryLine(player, 'cashier', 'withdraw.summary.general')).toContainText(player.money(fee));
    await expect(summaryLine(player, 'cashier', 'withdraw.summary.net')).toHaveText(
      player.money(withdrawn - fee),
    );
    await confirmWithdrawal(player);
    const number = await withdrawalNumber(player);
    await expect(player.main.getByText(say('cashier', 'withdraw.pending.text'))).toBeVisible();
    await player.hasBalance(afterPlay - withdrawn);
    expect(await booksOf(memberId)).toEqual({ wallet: afterPlay - withdrawn, hold: withdrawn });
    return number;
  });

  await test.step('is paid when the administrator approves', async () => {
    await desk.approve(context, billNo);
    await player.comeBack();
    await expect(player.step('cashier', 'withdraw.approved.title')).toBeVisible();
    await player.link('cashier', 'withdraw.records').click();
    const record = player.main.getByRole('row').filter({ hasText: billNo });
    await expect(record).toContainText(say('records', 'withdrawals.review.approved'));
    await expect(record).toContainText(player.money(withdrawn));
    await expect(record).toContainText(`${say('records', 'heads.fee')} ${player.money(fee)}`);
    await expect(record).toContainText(`${say('records', 'heads.net')} ${player.money(withdrawn - fee)}`);
    await player.hasBalance(afterPlay - withdrawn);
  });

  expect(await booksOf(memberId)).toEqual({ wallet: afterPlay - withdrawn, hold: 0 });
});
