import { createSandbox } from '@fortuna/sandbox/app.ts';
import { openDatabase } from '@fortuna/sandbox/node/open-database.ts';
import { tilesOfWholeRows } from '@fortuna/ui/components/GameGrid/GameGrid.tsx';
import { expect, test } from 'vitest';
import { brandPacks } from '../apps/site/build/brand-packs.ts';

interface Shelf {
  readonly data: ReadonlyArray<{ readonly id: number; readonly game_type: string; readonly name: string }>;
}

/** Tiles of the home's two shelves (`HomeScreen.tsx`). */
const shelves = { popular: tilesOfWholeRows.featured, promotion: tilesOfWholeRows.plain } as const;

/** The games that a brand's home shows, each once: the second shelf leaves out what the first one has. */
async function homeGames(host: string): Promise<Shelf['data']> {
  const sandbox = createSandbox({ db: openDatabase('memory:').db, publicUrl: 'http://127.0.0.1:8787' });
  const listOf = async (shelf: string) => {
    const response = await sandbox.fetch(new Request(`http://${host}/api/games/${shelf}?lang=pt&name=`));
    return ((await response.json()) as Shelf).data;
  };
  const popular = (await listOf('popular')).slice(0, shelves.popular);
  const promoted = (await listOf('promotion')).filter(({ id }) => popular.every((game) => game.id !== id));
  sandbox.close();
  return [...popular, ...promoted.slice(0, shelves.promotion)];
}

test.each(brandPacks())(
  'the games of the first shelves are those whose covers the build draws for $id (`-u` writes them down)',
  async ({ folder, hosts }) => {
    const games = await homeGames(hosts[0] ?? 'localhost');
    expect(games).toHaveLength(shelves.popular + shelves.promotion);
    const lines = games.map(
      ({ id, game_type: type, name }) =>
        `  { "id": ${id}, "type": "${type}", "name": ${JSON.stringify(name)} }`,
    );
    await expect(`[\n${lines.join(',\n')}\n]\n`).toMatchFileSnapshot(`${folder}/featured-games.json`);
  },
);
