import { areas } from '@fortuna/domain/areas.ts';
import { areas as words } from '@fortuna/ui/locales/areas.ts';
import { expect, test } from 'vitest';
import { filesBelow, jsonOf } from './files.ts';
import { isOfArea, strayFiles, strayFolders } from './rules/areas.ts';

/** One vocabulary of areas for the whole repository (`packages/domain/src/areas.ts`). */

interface Contract {
  readonly tags: readonly { readonly name: string }[];
}

/** Files of an area's code that belong to no area: what several of them share. */
const shared = {
  'openapi/schemas': ['common'],
  'packages/api/src/calls': ['claims', 'gender', 'paged', 'review-status'],
  'packages/sandbox/src/operations': ['handler', 'own-member', 'paging', 'registry', 'wire'],
} as const;

test('the tags of the contract are the areas', () => {
  const { tags } = jsonOf('packages/api/src/generated/openapi.json') as Contract;
  expect(tags.map(({ name }) => name)).toEqual(areas);
});

test.each([
  'openapi/paths',
  'openapi/schemas',
  'packages/api/src/calls',
  'packages/domain/src/model',
  'packages/sandbox/src/operations',
])('every file of %s is named for its area', (folder) => {
  const free: readonly string[] = shared[folder as keyof typeof shared] ?? [];
  expect(strayFiles(filesBelow(folder, /\.(ts|yaml)$/), free)).toEqual([]);
});

test.each([
  ['packages/ui/src/screens', ['form', 'page', 'parts']],
  ['apps/site/src/routes', []],
] as const)('every folder of %s is an area', (folder, free: readonly string[]) => {
  expect(strayFolders(folder, filesBelow(folder, /\.tsx?$/), free)).toEqual([]);
});

test('the catalogue has parts of areas only, and what all areas need', () => {
  expect(words.filter((name) => !isOfArea(name))).toEqual(['common', 'errors', 'controls']);
});
