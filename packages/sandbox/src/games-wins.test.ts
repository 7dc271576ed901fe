import { afterAll, expect, test } from 'vitest';
import { frozenClock, newcomer } from './testing/player.ts';
import { testSandbox } from './testing/test-sandbox.ts';
import { updateMember } from './world/members.ts';

const hour = 3_600_000;

const clock = frozenClock();
const sandbox = testSandbox({ clock });
afterAll(() => sandbox.close());

const wins = async () => (await sandbox.get('/api/games/wins')).body.data ?? [];
const later = (milliseconds: number) => sandbox.world.clock.set(sandbox.world.clock.now() + milliseconds);

test('guests hear of rounds of the last day that won more than their stake, the newest first, by masked names', async () => {
  later(30 * 24 * hour);
  expect(await wins()).toEqual([]);
  const player = await newcomer(sandbox);
  await player.deposit(500);
  player.bet(10, 30);
  player.bet(10, 10);
  player.bet(10);
  later(hour);
  player.bet(2, 50);
  const found = await wins();
  expect(found).toMatchObject([
    { betAmount: '2.00', winAmount: '10.00' },
    { betAmount: '10.00', winAmount: '30.00' },
  ]);
  const { name } = player.row();
  expect(found[0]?.member_name).toBe(`${name[0]}***${name.at(-1)}`);
  later(23 * hour + 1);
  expect(await wins()).toHaveLength(1);
});

test('twelve at most; what demo members win is no news', async () => {
  later(30 * 24 * hour);
  const player = await newcomer(sandbox);
  await player.deposit(500);
  for (let round = 0; round < 14; round += 1) player.bet(1, 20);
  expect(await wins()).toHaveLength(12);
  updateMember(sandbox.world, player.id, { isDemo: true });
  expect(await wins()).toEqual([]);
});
