import { expect } from '@playwright/test';
import { arrange } from './arrange.ts';
import { askForWithdrawal, confirmWithdrawal, withdrawalNumber } from './cashier.ts';
import { test } from './journey.ts';
import { soundBooks } from './ledger.ts';

test('what bonuses brought is told before anything is sent, and all but that can be withdrawn', async ({
  player,
}) => {
  const { say } = player;
  await arrange.firstDepositBonus('rtl');
  await player.enterAs('rtl', '/withdraw');
  await player.hasBalance(310_00);
  const figures = { bonus: player.money(10_00), turnover: player.money(500_00), most: player.money(300_00) };
  await expect(player.main).toContainText(say('cashier', 'withdraw.bonusMoney', figures));

  await expect(player.main).toContainText(say('cashier', 'withdraw.own', { most: player.money(300_00) }));

  await askForWithdrawal(player, 300_01);
  await expect(player.main).toContainText(
    say('cashier', 'validation.amountBonus', { most: player.money(300_00) }),
  );
  await expect(player.field('cashier', 'withdraw.amount')).toBeFocused();

  await player.button('cashier', 'withdraw.all').click();
  await player.button('cashier', 'withdraw.continue').click();
  await confirmWithdrawal(player);
  await withdrawalNumber(player);
  await player.hasBalance(10_00);
  await soundBooks();
});
