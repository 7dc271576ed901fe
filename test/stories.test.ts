import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
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
