import { createSandbox } from '@fortuna/sandbox/app.ts';
import { openDatabase } from '@fortuna/sandbox/node/open-database.ts';
import { tilesOfWholeRows } from '@fortuna/ui/components/GameGrid/GameGrid.tsx';
import { expect, test } from 'vitest';
import { brandPacks } from '../apps/site/build/brand-packs.ts';

interface Shelf {
  readonly data: readonly { readonly id: number; readonly game_type: string }[];
}

/** Tiles of the home's two shelves (`HomeGames.tsx`). */
const shelves = { popular: tilesOfWholeRows.featured, promotion: tilesOfWholeRows.plain } as const;

test.each(brandPacks())(
  'the games of the first shelves are those whose covers the build draws for $id',
  async ({ featuredGames }) => {
    const sandbox = createSandbox({ db: openDatabase('memory:').db, publicUrl: 'http://127.0.0.1:8787' });
    const drawn = new Set(featuredGames.map(({ id, type }) => `${type} ${id}`));
    for (const [shelf, count] of Object.entries(shelves)) {
      const response = await sandbox.fetch(
        new Request(`http://127.0.0.1:8787/api/games/${shelf}?lang=pt&name=`),
      );
      const { data } = (await response.json()) as Shelf;
      const missing = data.slice(0, count).filter((game) => !drawn.has(`${game.game_type} ${game.id}`));
      expect({ shelf, missing }).toEqual({ shelf, missing: [] });
    }
    sandbox.close();
  },
);
