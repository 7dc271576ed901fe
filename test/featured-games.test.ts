import { expect, test } from 'vitest';
import { brandPacks } from '../apps/site/build/brand-packs.ts';
import { shelvesOf } from './shelves.ts';

test.each(brandPacks())(
  'the games of the first shelves are those whose covers the build draws for $id (`-u` writes them down)',
  async (pack) => {
    const { popular, promoted } = await shelvesOf(pack);
    const lines = [...popular, ...promoted].map(
      ({ id, type, name }) => `  { "id": ${id}, "type": "${type}", "name": ${JSON.stringify(name)} }`,
    );
    await expect(`[\n${lines.join(',\n')}\n]\n`).toMatchFileSnapshot(`${pack.folder}/featured-games.json`);
  },
);
