import { expect, test } from 'vitest';
import { brandPacks } from '../apps/site/build/brand-packs.ts';
import { featuredGamesText } from '../scripts/brands/first-games.ts';
import { shelvesOf } from './shelves.ts';

test.each(brandPacks())(
  'the games of the first shelves are those whose covers the build draws for $id (`-u` writes them down)',
  async (pack) => {
    const { popular, promoted } = await shelvesOf(pack);
    await expect(featuredGamesText([...popular, ...promoted])).toMatchFileSnapshot(
      `${pack.folder}/featured-games.json`,
    );
  },
);
