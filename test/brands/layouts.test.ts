import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { artFamilies } from '../../packages/ui/src/art/family.ts';
import { brandAxes } from '../../packages/ui/src/theme/brand.ts';
import { tokenProblems } from '../../scripts/brands/check/check-tokens.ts';
import { brandsFolder } from '../../scripts/brands/pack-folder.ts';

/** Every form of the layout in a dark and in a light brand: legible, or refused with what to change. */

const folder = mkdtempSync(join(tmpdir(), 'layouts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function problemsWith(id: string, change: Readonly<Record<string, string>>): readonly string[] {
  cpSync(join(brandsFolder, id), folder, { recursive: true });
  const file = join(folder, 'layout.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }));
  return tokenProblems(folder);
}

const choices = Object.entries({ ...brandAxes, artFamily: artFamilies }).flatMap(([axis, values]) =>
  values.map((value) => ({ axis, value })),
);

/** Words on strips of a line's colour that is no more than a hairline in these two brands. */
const onEdge = [
  'tile sticker',
  'promotions stickers',
  'headings stamp',
  'hero poster',
  'records tickets',
  'hub stickers',
];

test.each([
  // Dark words for the paper of guilloche, light ones for the night of coast and halftone.
  { id: 'mare', refused: [...onEdge, 'artFamily guilloche'] },
  { id: 'salao', refused: onEdge },
])('$id', ({ id, refused }) => {
  const found = choices.filter(({ axis, value }) => problemsWith(id, { [axis]: value }).length > 0);
  expect(found.map(({ axis, value }) => `${axis} ${value}`)).toEqual(refused);
});

test.each([
  [{ hero: 'poster' }, /"bg" on "edge" \(hero poster\) has a contrast of 1\.\d+:1/],
  [
    { hero: 'scene', artFamily: 'coast' },
    /hero "scene" lays words over its picture, and "onArt" on one of "coast" has a contrast of 1\.\d+:1/,
  ],
])('what to change: %o in a light brand', (change, message) => {
  expect(problemsWith('salao', change).join('\n')).toMatch(message);
});

test('a column of words in the width of a rail is refused', () => {
  expect(problemsWith('pulo', { nav: 'raised' })).toContainEqual(
    expect.stringContaining('"size.sideNav" is 112px'),
  );
});
