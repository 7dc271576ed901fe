import { afterAll, expect, test } from 'vitest';
import { catalogue } from '../../catalogue/catalogue.ts';
import { newcomer } from '../../testing/player.ts';
import { origin, testSandbox } from '../../testing/test-sandbox.ts';
import { inTransaction } from '../../world/database.ts';
import { checkLedger } from '../../world/ledger.ts';
import { openRound } from '../../world/rounds.ts';

const sandbox = testSandbox();
afterAll(() => sandbox.close());

test('an open bet can be voided at the desk, once', async () => {
  const player = newcomer(sandbox);
  await player.deposit(100);
  const [game] = catalogue().games;
  if (!game) throw new Error('no game');
  const { id } = inTransaction(sandbox.world.db, () =>
    openRound(sandbox.world, player.row(), game, { key: 'open-0001', stake: 2500 }),
  );
  const page = await sandbox.fetch(new Request(`${origin}/__desk/bets?lang=en&member=${player.name}`));
  expect(await page.text()).toContain('Void this bet?');

  const press = () =>
    sandbox.fetch(
      new Request(`${origin}/__desk/bets/${id}`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'decision=void',
      }),
    );
  expect((await press()).headers.get('set-cookie')).toContain(`betVoided%3A${id}`);
  expect((await press()).headers.get('set-cookie')).toContain(`unchanged%3A${id}`);
  expect((await player.balances()).money).toBe(100);
  expect(checkLedger(sandbox.world.db)).toEqual({
    total: 0,
    unbalancedTransactions: 0,
    accountsBelowZero: [],
  });
});
