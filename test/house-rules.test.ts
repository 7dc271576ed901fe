import { describe, expect, test } from 'vitest';
import { filesBelow, textOf } from './files.ts';

const product = [
  ...filesBelow('packages', /\/src\/.*\.tsx?$/),
  ...filesBelow('apps', /\/src\/.*\.tsx?$/),
].filter((path) => !/generated|\.(test|stories)\.tsx?$/.test(path));
const seen = product.filter(
  (path) => /packages\/ui\/src\/(components|screens)|apps\/site\/src/.test(path) && path.endsWith('.tsx'),
);

function linesWith(paths: readonly string[], pattern: RegExp): readonly string[] {
  return paths.flatMap((path) =>
    textOf(path)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  );
}

describe('house rules', () => {
  test('no words in code: texts come from the catalogues', () => {
    // Text between tags, or a name for assistive technology, written out.
    expect(
      linesWith(
        seen,
        /<\w[^>]*>\s*[\p{Lu}][\p{L}]+[^<{]*<\/|(aria-label|placeholder|title|alt)="[^"]*\p{L}/u,
      ),
    ).toEqual([]);
  });

  test('no colours outside brands, theme and art', () => {
    expect(linesWith(seen, /#[0-9a-fA-F]{3,8}\b(?=[;'"\s])|\b(rgb|hsl|oklch)a?\(/)).toEqual([]);
  });

  test('no style attributes: the policy blocks them in prerendered pages', () => {
    expect(linesWith(seen, /\sstyle=\{/)).toEqual([]);
  });

  test('the token stays in session storage and out of addresses and the console', () => {
    expect(linesWith(product, /localStorage.*[tT]oken|console\.\w+\(.*[tT]oken/)).toEqual([]);
  });

  test('the sandbox is not part of the site', () => {
    expect(linesWith(filesBelow('apps/site/src', /\.tsx?$/), /@fortuna\/sandbox/)).toEqual([]);
  });
});
