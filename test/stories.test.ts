import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brandIds } from '../.storybook/modes.ts';
import { filesBelow, textOf } from './files.ts';

/** Each part declares the states that a designer must be able to see; each has a story of that name. */

interface DeclaredStates {
  readonly path: string;
  readonly states: readonly string[];
}

const parts: readonly DeclaredStates[] = filesBelow('packages/ui/src', /(components|screens)\/.*\.tsx$/)
  .filter((path) => !path.endsWith('.stories.tsx'))
  .flatMap((path) => {
    const list = /export const \w+States = \[([^\]]*)\] as const/.exec(textOf(path))?.[1];
    return list === undefined
      ? []
      : [{ path, states: [...list.matchAll(/'(\w+)'/g)].map((match) => match[1] ?? '') }];
  });

/** Every story of a folder: a part's stories stand beside it. */
function storiesBeside(path: string): ReadonlySet<string> {
  const texts = filesBelow(dirname(path), /\.stories\.tsx$/).map(textOf);
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/^export const (\w+)/gm)].map((match) => match[1] ?? '')),
  );
}

describe('declared states', () => {
  test('are declared at all', () => {
    expect(parts.length).toBeGreaterThan(40);
  });

  test.each(parts)('$path has a story for each', ({ path, states }) => {
    const stories = storiesBeside(path);
    expect(states.filter((state) => !stories.has(state))).toEqual([]);
  });
});

describe('stories', () => {
  const folders = new Set(filesBelow('packages/ui/src/components', /\.tsx$/).map((path) => dirname(path)));

  test.each([...folders])('%s has some', (folder) => {
    expect(filesBelow(folder, /\.stories\.tsx$/)).not.toEqual([]);
  });
});

const screenStories = filesBelow('packages/ui/src/screens', /\.stories\.tsx$/);

describe('screens', () => {
  test.each([...new Set(screenStories.map((path) => dirname(path)))])('%s declares its states', (folder) => {
    const texts = filesBelow(folder, /(?<!\.stories)\.tsx$/).map(textOf);
    expect(texts.some((text) => /export const \w+States = \[/.test(text))).toBe(true);
  });

  test.each(screenStories)('%s runs in every brand and is compared in pictures', (path) => {
    expect(textOf(path)).toMatch(/^ {2}tags: \['brands', 'visual'\],$/m);
  });
});

test('the brands of Storybook are the brands of the product', () => {
  const folders = filesBelow('packages/ui/src/brands', /\/brand\.ts$/).map((path) => basename(dirname(path)));
  expect([...brandIds].sort()).toEqual(folders);
});
