import { expect, type Locator } from '@playwright/test';
import { arrange } from './arrange.ts';
import { ownHome } from './environment.ts';
import { cutOff } from './faults.ts';
import { test } from './journey.ts';
import type { Player } from './player.ts';
import { readsOn, readsUntil } from './reading.ts';
import { sandbox } from './sandbox-control.ts';
import { sumOfShifts, watchShifts } from './shifts.ts';

const dayMilliseconds = 86_400_000;

const row = ({ main, say }: Player, kind: 'continue' | 'favourites' | 'hot' | 'new'): Locator =>
  main.getByRole('list', { name: say('games-rows', kind), exact: true });
const wins = ({ main, say }: Player): Locator =>
  main.getByRole('list', { name: say('games-rows', 'wins.title'), exact: true });
const shelf = ({ main, say }: Player, key: 'popular' | 'promoted'): Locator =>
  main.getByRole('list', { name: say('games-home', key), exact: true });

/** Addresses of the games that are seen on a shelf. */
const gamesOn = (list: Locator): Promise<readonly (string | null)[]> =>
  list
    .getByRole('link')
    .filter({ visible: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')).filter(Boolean));

for (const brand of ['mare', 'salao', 'pulo']) {
  test(`a member of ${brand} finds what was played and liked, then hot and new games; nothing that is seen moves`, async ({
    player,
    page,
  }) => {
    const liked = await arrange.favourites('rica', 3);
    const shifts = await watchShifts(page);
    await player.enterAs('rica', ownHome(brand));
    await readsUntil(player, row(player, 'new'));
    await expect(row(player, 'continue').getByRole('link').first()).toHaveAttribute('href', /^\/gameInfo/);
    for (const address of liked)
      await expect(row(player, 'favourites').locator(`a[href="${address}"]`)).toHaveCount(1);
    const lists = [
      shelf(player, 'popular'),
      shelf(player, 'promoted'),
      row(player, 'hot'),
      row(player, 'new'),
    ];
    const games = (await Promise.all(lists.map(gamesOn))).flat();
    expect(games.length).toBeGreaterThan(20);
    expect(new Set(games).size).toBe(games.length);
    const rows = (['continue', 'favourites', 'hot', 'new'] as const).map((kind) =>
      gamesOn(row(player, kind)),
    );
    const inRows = (await Promise.all(rows)).flat();
    expect(new Set(inRows).size).toBe(inRows.length);
    const moved = await shifts();
    expect(sumOfShifts(moved), JSON.stringify(moved, null, 2)).toBeLessThanOrEqual(0.02);
  });

  test(`studios of ${brand} have signs of their own, which no first visit pays for`, async ({
    player,
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await player.open(ownHome(brand));
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => /\/(provider-mark|ProviderMark|HomeRows|RecentWins)-/.test(url))).toEqual(
      [],
    );
    await readsOn(player);
    const studios = player.main.getByRole('list', { name: player.say('games-home', 'providers') });
    const signs = studios.getByRole('link').locator('img');
    await expect(signs).toHaveCount(8);
    const pictures = await signs.evaluateAll((images) => images.map((image) => image.getAttribute('src')));
    expect(new Set(pictures).size).toBe(8);
  });
}

test('who has played and liked nothing sees hot games where the own would stand, and no empty row', async ({
  player,
}) => {
  await player.enterAs('nova', '/');
  await player.page.mouse.move(100, 100);
  await player.page.mouse.wheel(0, 200);
  await expect(player.page.locator('[data-part="yours"]').getByRole('list')).toHaveAccessibleName(
    player.say('games-rows', 'hot'),
  );
  await readsUntil(player, row(player, 'new'));
  await expect(row(player, 'hot')).toHaveCount(1);
  await expect(row(player, 'continue').or(row(player, 'favourites'))).toHaveCount(0);
});

test('a guest sees hot and new games, and none of a member’s rows', async ({ player }) => {
  await player.open('/');
  await readsUntil(player, row(player, 'new'));
  await expect(row(player, 'hot')).toBeVisible();
  await expect(row(player, 'continue').or(row(player, 'favourites'))).toHaveCount(0);
  expect(await sandbox.callsOf('POST', '/api/games/follow')).toEqual([]);
});

test('wins are those of true rounds of the last day, by masked names; where there are none nothing stands there', async ({
  player,
}) => {
  await sandbox.setClock(new Date(Date.now() + 40 * dayMilliseconds));
  await player.open('/');
  await readsUntil(player, row(player, 'new'));
  await expect.poll(async () => (await sandbox.callsOf('GET', '/api/games/wins')).length).toBeGreaterThan(0);
  await expect(wins(player)).toHaveCount(0);

  await arrange.rounds('rica', 60, 100);
  await player.reload();
  await readsUntil(player, wins(player));
  const first = wins(player).getByRole('link').first();
  await expect(first).toContainText('r***a');
  await expect(first).toContainText(/\+R\$/);
  await expect(wins(player)).not.toContainText(/rica/i);
  await expect(player.main.getByText(player.say('games-rows', 'wins.note'))).toBeVisible();
});

test('where rows and wins do not come, nothing is missing and nobody is bothered', async ({
  player,
  page,
}) => {
  for (const path of ['/api/games/listsv2', '/api/games/follow', '/api/games/wins', '/api/games/recent'])
    await cutOff(page, path);
  await player.enterAs('rica', '/');
  await readsOn(player);
  // Up again, where the place of the member's own games is come near to.
  await page.mouse.wheel(0, -20_000);
  await expect(
    player.main.getByRole('heading', { name: player.say('games-home', 'providers') }),
  ).toBeVisible();
  await expect(page.locator('[data-part="rows"], [data-part="yours"]').filter({ visible: true })).toHaveCount(
    0,
  );
});
