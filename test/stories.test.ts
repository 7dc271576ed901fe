import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow, textOf } from './files.ts';
import { declaredStates, falseStories, shownStates } from './rules/stories.ts';

/**
 * Each part declares the states that a designer must be able to see. `showsEvery` below its stories does not compile while one of
 * them is missing; here it is only asked for.
 */
const parts = filesBelow('packages/ui/src', /(components|screens)\/.*(?<!\.stories)\.tsx$/).flatMap((path) =>
  declaredStates(textOf(path)).map((states) => ({ path, states })),
);

function shownBeside(path: string): readonly string[] {
  return filesBelow(dirname(path), /\.stories\.tsx$/).flatMap((stories) => shownStates(textOf(stories)));
}

describe('declared states', () => {
  test('are declared at all', () => {
    expect(parts.length).toBeGreaterThan(100);
  });

  test.each(parts)('$states are shown', ({ path, states }) => {
    expect(shownBeside(path)).toContain(states);
  });

  test('are shown by stories, which are exported', () => {
    const stories = filesBelow('packages/ui/src', /\.stories\.tsx$/);
    expect(stories.flatMap((path) => falseStories(path, textOf(path)))).toEqual([]);
  });
});

describe('stories', () => {
  const folders = new Set(filesBelow('packages/ui/src/components', /\/\w+\/.*\.tsx$/).map(dirname));

  test.each([...folders])('%s has some', (folder) => {
    expect(filesBelow(folder, /\.stories\.tsx$/)).not.toEqual([]);
  });
});

/** Pictures, signs and figures; what words some of them take are for screen readers alone. */
const wordless = new Set([
  'ActivityArt',
  'Avatar',
  'CountBadge',
  'DrawnArt',
  'FavouriteHeart',
  'GameCover',
  'Icon',
  'IconButton',
  'PocketList',
  'ProviderMark',
  'QrCode',
  'RouletteWheel',
  'Skeleton',
]);

describe('long texts', () => {
  const folders = new Set(filesBelow('packages/ui/src/components', /\/\w+\/.*\.stories\.tsx$/).map(dirname));

  test.each([...folders])('%s shows them, or shows no words', (folder) => {
    const stories = filesBelow(folder, /\.stories\.tsx$/)
      .map(textOf)
      .join('');
    expect(stories.includes('export const LongText: Story')).toBe(!wordless.has(basename(folder)));
  });
});

const screenStories = filesBelow('packages/ui/src/screens', /\.stories\.tsx$/);

describe('screens', () => {
  test.each([...new Set(screenStories.map((path) => dirname(path)))])('%s declares its states', (folder) => {
    const texts = filesBelow(folder, /(?<!\.stories)\.tsx$/).map(textOf);
    expect(texts.flatMap(declaredStates)).not.toEqual([]);
  });

  test.each(screenStories)('%s runs in every brand', (path) => {
    expect(textOf(path)).toMatch(/^ {2}tags: \['brands'\],$/m);
  });
});
