import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { overflowProblems } from '../../scripts/brands/check/check-overflow.ts';
import { hostProblems, packProblems } from '../../scripts/brands/check/check-pack.ts';
import { packFonts, packTokens } from '../../scripts/brands/generate-pack.ts';
import { brandIds, brandsFolder } from '../../scripts/brands/pack-folder.ts';
import { readBrandFacts } from '../../scripts/brands/pack-schema.ts';
import { filesBelow, textOf } from '../files.ts';

/** Every brand may go live: roles, contrast matrix, assets, copy, files (requirements KIT-02, KIT-03). */

const ids = brandIds();
/** The brands that ship with the kit; an operator's may begin with the look of one of them. */
const ownBrands = ['mare', 'pulo', 'salao'];
const folderOf = (id: string) => join(brandsFolder, id);

test('there are the three brands of the design', () => {
  expect(ids).toEqual(expect.arrayContaining(ownBrands));
});

describe.each(ids)('%s', (id) => {
  test('passes brand:check', () => {
    expect(packProblems(folderOf(id))).toEqual([]);
  });

  test('has room for its texts on a narrow phone', async () => {
    expect(await overflowProblems(folderOf(id))).toEqual([]);
  });

  test('has the fonts that its data give', async () => {
    const fonts = await packFonts(folderOf(id));
    const css = fonts.get('fonts.css');
    expect(textOf(`packages/ui/src/brands/${id}/fonts.css`)).toBe(css);
  });
});

test('no two brands claim a host', () => {
  expect(hostProblems(ids.map((id) => readBrandFacts(folderOf(id))))).toEqual([]);
});

test('brands are told apart by accent, ground and faces', () => {
  const looks = ownBrands.map((id) => {
    const { color, font } = packTokens(folderOf(id));
    return { accent: color.accent, bg: color.bg, display: font.display, body: font.body };
  });
  for (const part of ['accent', 'bg', 'display', 'body'] as const)
    expect(new Set(looks.map((look) => look[part])).size).toBe(looks.length);
});

const definedIn = (css: string) => new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));

test('every custom property that the product uses is a role of the contract, or its sheet gives it', () => {
  const roles = definedIn(textOf('packages/ui/src/brands/mare/brand.css'));
  const sheets = ['packages/ui/src/theme/base.css', ...filesBelow('apps/site/src', /\.css$/)].map(textOf);
  const unknown = sheets.flatMap((css) =>
    [...css.matchAll(/var\((--[\w-]+)/g)]
      .map(([, name]) => name)
      .filter((name) => !roles.has(name) && !definedIn(css).has(name)),
  );
  expect(unknown).toEqual([]);
});
