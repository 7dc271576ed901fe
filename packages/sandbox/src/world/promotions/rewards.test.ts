import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { frozenClock, newcomer } from '../../testing/player.ts';
import { type TestSandbox, testSandbox } from '../../testing/test-sandbox.ts';
import { inTransaction } from '../database.ts';
import { balanceOf, walletOf } from '../ledger.ts';
import { rewards } from '../tables-promotions.ts';
import { grantReward } from './rewards.ts';

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = testSandbox({ clock: frozenClock() });
});
afterEach(() => sandbox.close());

const reward = { source: 'ftd', item: 'first', money: 10_00, turnover: 500_00 } as const;

test('the database itself refuses a second reward of an item', () => {
  const { world } = sandbox;
  const player = newcomer(sandbox);
  const row = inTransaction(world.db, () => grantReward(world, player.row(), reward));
  const { id: _, ...copy } = row;
  expect(() =>
    world.db
      .insert(rewards)
      .values({ ...copy, billNo: 'B0' })
      .run(),
  ).toThrow(/UNIQUE constraint failed: rewards.member_id/);
});

test('a reward is there whole, with money and turnover, or not at all', () => {
  const { world } = sandbox;
  const player = newcomer(sandbox);
  const failing = () => {
    grantReward(world, player.row(), reward);
    throw new Error('planted');
  };
  expect(() => inTransaction(world.db, failing)).toThrow('planted');
  expect(balanceOf(world.db, walletOf(player.id))).toBe(0);
  expect(player.row().turnoverLeft).toBe(0);
  expect(world.db.select().from(rewards).where(eq(rewards.memberId, player.id)).all()).toEqual([]);
});
