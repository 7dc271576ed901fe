import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collages } from '../packages/ui/src/art/emblem/hand-collages.ts';
import { posters } from '../packages/ui/src/art/emblem/hand-posters.ts';
import { tubes } from '../packages/ui/src/art/emblem/hand-tubes.ts';
import { emblemHands } from '../packages/ui/src/art/family.ts';
import { figureFiles } from '../scripts/figures/figure-files.ts';

const folder = join(import.meta.dirname, '../packages/ui/src/art/emblem/figures');

test.each([...figureFiles()])(
  '%s is what the library has for its names (node scripts/extract-figures.ts)',
  (file, text) => {
    expect(readFileSync(join(folder, file), 'utf8')).toBe(text);
  },
);

/** What every home and every list of offers shows. */
const shownFirst = [
  'mermaid',
  'crown',
  'bell',
  'volcano',
  'gem',
  'turtle',
  'seven',
  'coin',
  'moon',
  'rocket',
  'saucer',
  'chip',
  'wheel',
  'percent',
  'piggy',
  'wallet',
  'money',
  'gift',
  'podium',
  'medal',
  'laurel',
  'trophy',
  'people',
  'magnet',
  'buoy',
  'umbrella',
  'swap',
  'calendar',
  'topHat',
] as const;

test.each(shownFirst)('each hand has a drawing of its own for %s', (name) => {
  const drawn = [posters, collages, tubes].map(({ figures }) => figures[name]);
  expect(new Set(drawn).size).toBe(emblemHands.length);
  expect(drawn.every(Boolean)).toBe(true);
});

test('no medal of a hand is like one of another', () => {
  const ranks = [posters, collages, tubes].map(({ ranks }) => ranks);
  for (const list of ranks) expect(new Set(list).size).toBe(11);
  expect(new Set([posters, collages, tubes].map(({ seal }) => seal(60, 60, 58, 3, 'red', 'blue'))).size).toBe(
    3,
  );
});
