import { slotStakes } from '@fortuna/domain/fair-play/slot-machines.ts';
import { afterAll, expect, test } from 'vitest';
import { catalogue } from './catalogue/catalogue.ts';
import type { CatalogueGame } from './catalogue/catalogue-game.ts';
import { rouletteTitles } from './catalogue/roulette-titles.ts';
import { engineOf } from './engines/registry.ts';
import { returnOf, slotThemeOf } from './slot/slot-theme.ts';
import { seedPlayer } from './testing/player.ts';
import { openGame, origin, testSandbox } from './testing/test-sandbox.ts';
import { rounds } from './world/schema.ts';

const sandbox = testSandbox();
afterAll(() => sandbox.close());
const rica = seedPlayer(sandbox, 'rica');

function gameWithoutEngine(): CatalogueGame {
  const game = catalogue().games.find(({ type, isOpen }) => type === 'live' && isOpen);
  if (!game) throw new Error('no live game is open');
  return game;
}

const named = ({ providerKey, code }: CatalogueGame) => ({ platType: providerKey, gameCode: code });

test('the details of a slot state the rules that it is played by', async () => {
  const { data } = (await rica.call('getGame', named(openGame()))).body;
  expect(data).toMatchObject({
    is_playable: 1,
    return_basis_points: Math.round(returnOf(slotThemeOf(openGame())) * 10_000),
    lowest_stake_centavos: slotStakes[0],
    highest_stake_centavos: slotStakes.at(-1),
  });
});

test('a game without an engine has no rules to state, and is not launched', async () => {
  const game = gameWithoutEngine();
  expect(engineOf(game)).toBeUndefined();
  const { data } = (await rica.call('getGame', named(game))).body;
  expect(data).toMatchObject({
    is_playable: 0,
    return_basis_points: null,
    lowest_stake_centavos: null,
    highest_stake_centavos: null,
  });
  const launch = await rica.call('launchGame', { ...named(game), currency: 'BRL' });
  expect(launch.body).toMatchObject({ status: 'error', message: 'This game has no demonstration.' });
  const page = await sandbox.fetch(new Request(`${origin}/play/${game.code}`));
  expect(page.status).toBe(404);
});

test('lists tell what can be played, and give only that where it is asked for', async () => {
  const provider = gameWithoutEngine().providerKey;
  const totals = await Promise.all(
    [{}, { is_playable: 1 }, { is_playable: 0 }].map(async (filter) => {
      const { data } = (await rica.call('listGames', { api_name: provider, limit: 60, ...filter })).body;
      for (const { id, is_playable, game_type } of data.data)
        expect(is_playable).toBe(['slots', 'crash'].includes(game_type) || id in rouletteTitles ? 1 : 0);
      return data.total;
    }),
  );
  expect(totals[0]).toBe((totals[1] ?? 0) + (totals[2] ?? 0));
  expect(Math.min(...totals)).toBeGreaterThan(0);
});

test('the seeds have played only what can be played', () => {
  const played = sandbox.world.db.selectDistinct({ type: rounds.gameType }).from(rounds).all();
  expect(played).toEqual([{ type: 'slots' }]);
});
