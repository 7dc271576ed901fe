import { afterAll, expect, test } from 'vitest';
import { newcomer, seedPlayer } from './testing/player.ts';
import { openGame, testSandbox } from './testing/test-sandbox.ts';
import { closedProviders } from './world/game-accounts.ts';

const sandbox = testSandbox();
afterAll(() => sandbox.close());

type Somebody = ReturnType<typeof newcomer>;

async function accountAt(player: Somebody, provider: string) {
  const { data } = (await player.call('listGameAccounts')).body;
  return data.find(({ api_name }) => api_name === provider);
}

const open = (player: Somebody, platType: string) => player.call('openGameAccount', { platType });
const launch = (player: Somebody, platType: string, gameCode: string) =>
  player.call('launchGame', { platType, gameCode, currency: 'BRL' });

test('every provider is there once; an account is opened once, however often it is asked for', async () => {
  const player = newcomer(sandbox);
  const { data } = (await player.call('listGameAccounts')).body;
  expect(new Set(data.map(({ api_name }) => api_name)).size).toBe(data.length);
  expect(data.length).toBeGreaterThanOrEqual(40);
  expect(await accountAt(player, 'boto-rosa')).toMatchObject({ status: 'none', player_no: null });
  const opened = (await open(player, 'boto-rosa')).body.data;
  expect(opened).toMatchObject({ status: 'active', player_no: expect.stringMatching(/^br\d{8}$/) });
  expect((await open(player, 'boto-rosa')).body.data).toEqual(opened);
  expect(await accountAt(player, 'boto-rosa')).toEqual(opened);
  expect(await accountAt(newcomer(sandbox), 'boto-rosa')).toMatchObject({ status: 'none' });
});

test('a launch opens the account by itself; a bet says that there is one', async () => {
  const { providerKey, code } = openGame();
  const player = newcomer(sandbox);
  expect((await launch(player, providerKey, code)).body.status).toBe('success');
  expect(await accountAt(player, providerKey)).toMatchObject({ status: 'active' });
  const better = newcomer(sandbox);
  await better.deposit(50);
  better.bet(10);
  expect((await better.call('listGameAccounts')).body.data).toContainEqual(
    expect.objectContaining({ status: 'active' }),
  );
});

test('a suspended account and a provider that takes no new ones refuse in words, a launch too', async () => {
  const rica = seedPlayer(sandbox, 'rica');
  expect(await accountAt(rica, 'xareu-digital')).toMatchObject({ status: 'suspended' });
  const refused = (await open(rica, 'xareu-digital')).body;
  expect(refused).toMatchObject({ status: 'error', message: expect.stringContaining('Xaréu Digital') });
  const [closed = ''] = closedProviders;
  expect(await accountAt(rica, closed)).toMatchObject({ status: 'closed', opened_at: null });
  expect((await open(rica, closed)).body).toMatchObject({ status: 'error' });
  const game = (await rica.call('listGames', { api_name: closed, is_playable: 1, limit: 50 })).body.data.data;
  const code = game.find(({ is_open }) => is_open === 1)?.game_code ?? '';
  expect((await launch(rica, closed, code)).body).toMatchObject({
    status: 'error',
    message: expect.stringContaining('new accounts'),
  });
});

test('a provider that is not there is not found', async () => {
  expect((await open(newcomer(sandbox), 'nobody')).http).toBe(404);
});

test('ten thousand bets are accounts since the first of them', async () => {
  await sandbox.session('arquivo');
  const { data } = (await seedPlayer(sandbox, 'arquivo').call('listGameAccounts')).body;
  expect(data.filter(({ status }) => status === 'active').length).toBeGreaterThan(40);
});
