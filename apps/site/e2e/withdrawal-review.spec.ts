import { expect } from '@playwright/test';
import { arrange } from './arrange.ts';
import { moneyCalls, withdrawalNumber } from './cashier.ts';
import { desk } from './desk.ts';
import { test } from './journey.ts';
import { soundBooks } from './ledger.ts';
import { sandbox } from './sandbox-control.ts';

const reason = 'A conta é de outra pessoa; envie uma chave <sua>.';

test('a rejected withdrawal gives the money back once, with the reason word for word', async ({
  player,
  context,
}) => {
  const billNo = await arrange.withdrawal('rica', 50_00);
  await player.enterAs('rica', `/withdraw?bill_no=${billNo}`);
  expect(await withdrawalNumber(player)).toBe(billNo);
  await player.hasBalance(24_950_00);
  await desk.reject(context, billNo, reason);
  await player.comeBack();
  await expect(player.alert(player.say('cashier', 'withdraw.rejected.title'))).toBeVisible();
  await expect(player.main).toContainText(`${player.say('cashier', 'withdraw.rejected.reason')}: ${reason}`);
  await player.hasBalance(25_000_00);
  // Nothing of it reads as if money were on its way.
  const promises = ['withdraw.summary.net', 'order.confirmedAt'].map((key) => player.say('cashier', key));
  for (const promise of promises) {
    await expect(player.main.getByText(promise, { exact: true }).filter({ visible: true })).toHaveCount(0);
  }

  await player.link('cashier', 'withdraw.records').click();
  const record = player.main.getByRole('row').filter({ hasText: billNo });
  await expect(record).toContainText(player.say('records', 'withdrawals.review.rejected'));
  await expect(record).toContainText(player.say('records', 'deposits.reason', { reason }));
  for (const promise of promises) await expect(record).not.toContainText(promise);
  await player.reload();
  await player.hasBalance(25_000_00);
  const { id } = await arrange.memberOf('rica');
  const { entries } = await sandbox.ledger();
  expect(
    entries.filter(({ account, amount }) => account === `member:${id}:wallet` && amount === 50_00),
  ).toHaveLength(1);
  await soundBooks();
  expect(await sandbox.callsOf('POST', moneyCalls.withdrawal)).toHaveLength(1);
});
