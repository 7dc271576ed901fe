import { describe, expect, test } from 'vitest';
import { type Manifest, publishedManifest } from '../scripts/packages/published-manifest.ts';
import { filesBelow, jsonOf } from './files.ts';

/** The packages that others install (decision 33). What is in them is tried by `npm run test:packages`. */

const packages = ['domain', 'api', 'flows', 'ui'];

/** `Name.kind.ts`: each kind is either built for others or kept out by `scripts/packages/tsconfig.json`. */
const builtKinds = ['actors', 'machine', 'style', 'types', 'view'];
const { exclude } = jsonOf('scripts/packages/tsconfig.json') as { readonly exclude: readonly string[] };
const keptKinds = exclude.flatMap((glob) => /\*\.(\w+)\*?\.tsx?$/.exec(glob)?.[1] ?? []);

test('there are kinds of files that stay in the repository', () => {
  expect(keptKinds).toEqual(expect.arrayContaining(['test', 'stories', 'fixture']));
});

test.each(packages)('whether a kind of file in packages/%s is for others has been said', (name) => {
  const unsaid = filesBelow(`packages/${name}/src`, /\.\w+\.tsx?$/).filter((path) => {
    const kind = /\.(\w+)\.tsx?$/.exec(path)?.[1] ?? '';
    return !builtKinds.includes(kind) && !keptKinds.some((kept) => kind.startsWith(kept));
  });
  expect(unsaid).toEqual([]);
});

describe.each(packages)('the published manifest of packages/%s', (name) => {
  const own = jsonOf(`packages/${name}/package.json`) as Manifest;
  const published = publishedManifest(own);

  test('names built files only', () => {
    expect(JSON.stringify(published.exports)).not.toContain('./src/');
    expect(published).not.toHaveProperty('private');
    expect(published).not.toHaveProperty('devDependencies');
  });

  test('needs ours in the version that they are released in', () => {
    const needs = Object.entries({ ...published.dependencies, ...published.peerDependencies });
    for (const [need, range] of needs.filter(([need]) => need.startsWith('@fortuna/')))
      expect(`${need} ${range}`).toBe(`${need} ${own.version}`);
  });

  test('leaves React, its words and its styles to the app', () => {
    const peers = ['react', 'react-dom', 'styled-components', 'i18next', 'react-i18next', 'xstate'];
    expect(peers.filter((peer) => peer in { ...published.dependencies })).toEqual([]);
  });
});
