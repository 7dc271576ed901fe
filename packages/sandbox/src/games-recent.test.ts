import { afterAll, expect, test } from 'vitest';
import { catalogue } from './catalogue/catalogue.ts';
import { newcomer } from './testing/player.ts';
import { testSandbox } from './testing/test-sandbox.ts';
import { inTransaction } from './world/database.ts';
import { recordRound } from './world/rounds.ts';

const sandbox = testSandbox();
afterAll(() => sandbox.close());

const slots = catalogue().games.filter(({ type }) => type === 'slots');

/** Somebody who plays the slots of these places in the catalogue, one after the other in the same moment. */
async function playerOf(places: readonly number[]) {
  const player = newcomer(sandbox);
  await player.deposit(500);
  const at = sandbox.world.clock.now();
  for (const [index, place] of places.entries()) {
    const game = slots[place];
    if (!game) throw new Error(`no slot ${place}`);
    const round = { key: `round-${index}`, stake: 100, win: 0 };
    inTransaction(sandbox.world.db, () => recordRound(sandbox.world, player.row(), game, round, at));
  }
  return player;
}

const codesOf = (places: readonly number[]) => places.map((place) => slots[place]?.code);

async function recentCodes(player: Awaited<ReturnType<typeof playerOf>>) {
  return (await player.call('listRecentGames')).body.data.map(({ game_code }) => game_code);
}

test('who has played nothing has no recent games', async () => {
  expect(await recentCodes(await playerOf([]))).toEqual([]);
});

test('each game is there once, the last one first', async () => {
  const player = await playerOf([0, 1, 2, 0, 0]);
  await playerOf([5]);
  expect(await recentCodes(player)).toEqual(codesOf([0, 2, 1]));
});

test('there are twelve at most', async () => {
  const places = Array.from({ length: 20 }, (_, place) => place);
  expect(await recentCodes(await playerOf(places))).toEqual(codesOf(places.reverse().slice(0, 12)));
});

test('ten thousand bets are no more than twelve games', async () => {
  const archive = await sandbox.session('arquivo');
  expect((await sandbox.get('/api/games/recent', archive)).body.data).toHaveLength(12);
});
