import { expect, test } from 'vitest';
import { filesBelow, textOf } from './files.ts';
import { unreadableAreas } from './rules/areas.ts';
import { sandboxImports } from './rules/imports.ts';
import { coloursIn, ownTabularFigures, styleAttributes } from './rules/looks.ts';
import { directStorage, tokenOutsideSession, tokenTold } from './rules/secrets.ts';
import { wordsInCode } from './rules/words-in-code.ts';

/** Rules that are kept on the syntax tree of every file of the product. Each is tried on a fault in `planted-faults.test.ts`. */
type Rule = (path: string, text: string) => readonly string[];

const product = [
  ...filesBelow('packages', /^packages\/(domain|api|flows|ui)\/src\/.*\.tsx?$/),
  ...filesBelow('apps', /\/src\/.*\.tsx?$/),
].filter((path) => !/\/generated\/|\.(test|stories|snippet|fixtures?)\.tsx?$|\.d\.ts$/.test(path));
const seen = product.filter((path) => /^packages\/ui\/src\/(components|screens)|^apps\/site\/src/.test(path));
const site = product.filter((path) => path.startsWith('apps/site/src'));
const withoutHelper = product.filter(
  (path) => !/^apps\/site\/src\/platform\/storage(-probe)?\.ts$/.test(path),
);

test('there is something to look at', () => {
  expect(site.length).toBeGreaterThan(50);
  expect(seen.length).toBeGreaterThan(300);
});

test.each<[string, Rule, readonly string[]]>([
  ['no words in code: texts come from the catalogues', wordsInCode, seen],
  ['no colours outside brands, theme and art', coloursIn, seen],
  ['figures of one width only where `figures` says so', ownTabularFigures, seen],
  ['no style attributes: the policy blocks them in prerendered pages', styleAttributes, seen],
  ['the token is kept in session storage only', tokenOutsideSession, withoutHelper],
  ['storage is reached through platform/storage.ts, and there are no cookies', directStorage, withoutHelper],
  ['the token stays out of addresses and the console', tokenTold, product],
  ['the sandbox is not part of the site', sandboxImports, site],
  ['an area is named where the build can read it: a word in quotes', unreadableAreas, product],
])('%s', (_, rule, paths) => {
  expect(paths.flatMap((path) => rule(path, textOf(path)))).toEqual([]);
});
