import { returnOfBets, rouletteReturn } from '@fortuna/domain/fair-play/roulette.ts';
import { desc, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { engineNameOf } from '../engines/playable.ts';
import { voidBet } from '../engines/void-bet.ts';
import { frozenClock, newcomer, seedPlayer } from '../testing/player.ts';
import { openGame, playToken, testSandbox } from '../testing/test-sandbox.ts';
import { inTransaction } from '../world/database.ts';
import { commitmentTo } from '../world/fairness.ts';
import { playableMoney } from '../world/game-money.ts';
import { checkLedger } from '../world/ledger.ts';
import { rounds } from '../world/schema.ts';
import type { SoloRound, SoloStanding } from './solo-rounds.ts';

const sandbox = testSandbox({ clock: frozenClock() });
afterAll(() => sandbox.close());
const { world } = sandbox;
const rica = seedPlayer(sandbox, 'rica');
const game = catalogue().games.find((one) => engineNameOf(one) === 'solo-roulette');
if (!game) throw new Error('no table for one player');
const named = { platType: game.providerKey, gameCode: game.code };

async function sitDown(member = 'rica') {
  const access = await sandbox.session(member);
  const launch = await sandbox.post('/api/day7/day7LoginV2', { ...named, currency: 'BRL' }, access);
  const token = new URL(launch.body.data?.url ?? '').searchParams.get('t');
  const { body } = await sandbox.post('/play/api/session', { token });
  return { token: body.token ?? '', table: body as unknown as SoloStanding };
}

let keys = 0;
const newKey = () => `key-of-a-spin-${keys++}`;
const chips = (spot: string, amount = 100) => [{ spot, amount }];

async function spin(token: string, body: object) {
  const { status, body: answer } = await sandbox.post(
    '/play/api/solo-roulette/spin',
    { lang: 'en', key: newKey(), ...body },
    token,
  );
  return { ...(answer as unknown as SoloRound), status, message: answer.message };
}

const wallet = (id = rica.id) => playableMoney(world, id);
const records = (id = rica.id) =>
  world.db.select().from(rounds).where(eq(rounds.memberId, id)).orderBy(desc(rounds.id)).all();

test('the details of the game state the rules that it is played by', async () => {
  const { data } = (await rica.call('getGame', named)).body;
  expect(data).toMatchObject({
    game_type: 'table',
    is_playable: 1,
    return_basis_points: Math.round(rouletteReturn * 10_000),
    lowest_stake_centavos: 50,
    highest_stake_centavos: 1_000_00,
  });
});

test('a spin is paid at once as the rules say, and its record names game, type and provider', async () => {
  const { token } = await sitDown();
  const bets = [...chips('red', 300), ...chips('straight-0', 50)];
  for (let played = 0; played < 8; played += 1) {
    const before = wallet();
    const round = await spin(token, { bets });
    const win = returnOfBets(bets, round.number);
    expect(round).toMatchObject({ status: 200, stake: 350, win, bets, balance: before - 350 + win });
    expect(wallet()).toBe(before - 350 + win);
    expect(records()[0]).toMatchObject({
      id: round.round,
      gameCode: game.code,
      gameType: 'table',
      providerKey: game.providerKey,
      status: 'settled',
      stake: 350,
      win,
    });
    expect(round.lastNumbers[0]).toBe(round.number);
    expect(round.settled.map(({ spot, amount, result }) => [spot, result.net + amount])).toEqual(
      bets.map((bet) => [bet.spot, returnOfBets([bet], round.number)]),
    );
  }
  expect(checkLedger(world.db)).toMatchObject({ total: 0, unbalancedTransactions: 0 });
});

test('the seed is a fingerprint before the spin, decides it with the player’s, and the round can be checked', async () => {
  const { token, table } = await sitDown();
  const round = await spin(token, { bets: chips('black'), client_seed: 'my-seed' });
  const { proof, next } = round;
  expect(proof).toMatchObject({ ...table.next, clientSeed: 'my-seed' });
  expect(commitmentTo(proof?.serverSeed ?? '')).toBe(table.next.commitment);
  expect(next.commitment).not.toBe(table.next.commitment);
  const { data } = (await rica.call('getRoundProof', { round_id: round.round })).body;
  expect(data).toMatchObject({
    engine: 'roulette',
    outcome: { number: round.number, bets: chips('black') },
    proof: { commitment: table.next.commitment, server_seed: proof?.serverSeed },
  });
});

test('the same key spins once, and finds its round again', async () => {
  const { token } = await sitDown();
  const [before, played] = [wallet(), records().length];
  const body = { key: newKey(), bets: chips('odd', 500) };
  const [one, other] = await Promise.all([spin(token, body), spin(token, body)]);
  const later = await spin((await sitDown()).token, body);
  for (const again of [other, later])
    expect(again).toMatchObject({ status: 200, round: one.round, number: one.number, win: one.win });
  expect(records()).toHaveLength(played + 1);
  expect(wallet()).toBe(before - 500 + one.win);
  expect((await spin(token, { ...body, bets: chips('odd', 600) })).status).toBe(422);
  expect((await spin(token, { ...body, bets: chips('even', 500) })).status).toBe(422);
});

test.each([
  ['nothing', []],
  ['a place that no cloth has', chips('straight-37')],
  ['less than a chip', chips('red', 49)],
  ['less than nothing', chips('red', -100)],
  ['a place twice', [...chips('red'), ...chips('red')]],
])('chips that are %s are refused', async (_, bets) => {
  const { token } = await sitDown();
  const played = records().length;
  expect((await spin(token, { bets })).status).toBe(422);
  expect(records()).toHaveLength(played);
});

test('what is above the limit or the balance is refused in words, and nothing is taken', async () => {
  const { token } = await sitDown();
  const before = wallet();
  expect(await spin(token, { bets: [...chips('red', 600_00), ...chips('black', 400_50)] })).toMatchObject({
    status: 409,
    message: 'The bet is above the table’s limit for a round.',
  });
  expect(wallet()).toBe(before);
  const poor = newcomer(sandbox);
  await poor.deposit(20);
  const seat = await sitDown(poor.name);
  expect(seat.table.balance).toBe(20_00);
  expect(await spin(seat.token, { bets: chips('red', 20_50) })).toMatchObject({
    status: 409,
    message: 'Your balance is not sufficient.',
  });
  expect([wallet(poor.id), records(poor.id).length]).toEqual([20_00, 0]);
});

test('after a reload and on another device the last round is there', async () => {
  const player = newcomer(sandbox);
  await player.deposit(20);
  const first = await sitDown(player.name);
  expect(first.table).toMatchObject({ last: null, lastNumbers: [] });
  const round = await spin(first.token, { bets: chips('dozen-2', 500) });
  const { table } = await sitDown(player.name);
  expect(table).toMatchObject({
    balance: 15_00 + round.win,
    lastNumbers: [round.number],
    last: { round: round.round, number: round.number, bets: chips('dozen-2', 500) },
  });
});

test('a spin is over when it is recorded: there is nothing left to void', async () => {
  const { token } = await sitDown();
  const { round } = await spin(token, { bets: chips('low') });
  const before = wallet();
  expect(inTransaction(world.db, () => voidBet(world, round))).toBe(false);
  expect(wallet()).toBe(before);
  expect(records()[0]).toMatchObject({ id: round, status: 'settled' });
});

test('the session of another game does not spin', async () => {
  expect(openGame().id).not.toBe(game.id);
  const token = await playToken(sandbox, await sandbox.session('rica'));
  expect((await spin(token, { bets: chips('red') })).status).toBe(401);
});
