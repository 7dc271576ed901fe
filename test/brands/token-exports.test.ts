import { join } from 'node:path';
import StyleDictionary from 'style-dictionary';
import type { DesignTokens } from 'style-dictionary/types';
import { describe, expect, test } from 'vitest';
import { type BrandTokens, tokenProperty } from '../../packages/ui/src/theme/contract.ts';
import { packTokens } from '../../scripts/brands/generate-pack.ts';
import { brandIds, brandsFolder } from '../../scripts/brands/pack-folder.ts';
import { tokenExports } from '../../scripts/brands/tokens/token-exports.ts';

function exported(id: string, file: string): Record<string, unknown> {
  return { ...tokenExports(join(brandsFolder, id)).get(file) };
}

/** Custom properties as Style Dictionary writes them, by name. */
async function built(id: string, transforms: object): Promise<ReadonlyMap<string, string>> {
  const dictionary = new StyleDictionary({
    tokens: exported(id, 'style-dictionary.json') as DesignTokens,
    platforms: { css: { ...transforms, files: [{ format: 'css/variables', destination: 'tokens.css' }] } },
    log: { verbosity: 'silent', warnings: 'error' },
  });
  const [file] = await dictionary.formatPlatform('css');
  const lines = String(file?.output).matchAll(/^ {2}(--[\w-]+): (.*?);(?: \/\*.*)?$/gm);
  return new Map([...lines].map(([, name = '', value = '']) => [name, value]));
}

/** One way to write what CSS can say in several: numbers without trailing zeros, zero without a unit, a shadow's spread only where it has one. */
function normal(value: string): string {
  return value
    .replaceAll(/-?\d+\.\d+/g, (number) => String(Number(number)))
    .replaceAll(/(?<![\w.-])-?0(px|rem)/g, '0')
    .replaceAll(/((?:^|, )(?:inset )?(?:-?[\d.]+\w* ){3})0 (?=\w+\()/g, '$1')
    .replaceAll("'", '"');
}

/** Every role of the contract, under the name that Style Dictionary gives it. */
function ours(tokens: BrandTokens): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(tokens).flatMap(([group, roles]) =>
      Object.entries(roles).map(([name, value]): [string, string] => [
        `--sem${tokenProperty(group, name).slice(1)}`,
        value,
      ]),
    ),
  );
}

/** The transforms of its group `css`, with colours kept in oklch instead of being brought into sRGB. */
const { css: cssTransforms = [] } = StyleDictionary.hooks.transformGroups;
const lossless = {
  transforms: cssTransforms.map((name) => (name === 'color/css' ? 'color/oklch' : name)),
};

describe.each(brandIds())('Style Dictionary builds %s', (id) => {
  test('without a loss', async () => {
    const theirs = await built(id, lossless);
    for (const [name, value] of ours(packTokens(join(brandsFolder, id))))
      expect(`${name}: ${normal(theirs.get(name) ?? 'missing')}`).toBe(`${name}: ${normal(value)}`);
  });

  test('with nothing but its group for CSS', async () => {
    const theirs = await built(id, { transformGroup: 'css' });
    expect([...theirs].filter(([, value]) => /object|undefined|NaN|\{/.test(value))).toEqual([]);
    expect(theirs.get('--sem-motion-fast')).toBe(packTokens(join(brandsFolder, id)).motion.fast);
  });
});

interface Variable {
  readonly $type: string;
  readonly $value: unknown;
}

/** Every token of a tree by its path. */
function variables(group: object, path: readonly string[] = []): ReadonlyMap<string, Variable> {
  return new Map(
    Object.entries(group).flatMap(([name, part]): [string, Variable][] => {
      if (name.startsWith('$')) return [];
      const own = [...path, name];
      return '$value' in part ? [[own.join('.'), part]] : [...variables(part, own)];
    }),
  );
}

describe.each(brandIds())('the variables of %s for Figma', (id) => {
  const all = variables(exported(id, 'figma.json'));

  test('are of types that a variable can have, each with a value of its type', () => {
    const odd = [...all].filter(([, { $type, $value }]) => {
      if ($type === 'color') {
        if (typeof $value === 'string') return !all.has($value.slice(1, -1));
        const { colorSpace, components, hex } = $value as Record<string, unknown>;
        return (
          colorSpace !== 'srgb' ||
          !Array.isArray(components) ||
          components.some((part) => !(part >= 0 && part <= 1)) ||
          !/^#[\da-f]{6}$/.test(String(hex))
        );
      }
      if ($type === 'dimension') return ($value as Record<string, unknown>).unit !== 'px';
      return typeof $value !== $type;
    });
    expect(odd).toEqual([]);
  });

  test('are all colours, sizes, faces and weights', () => {
    const tokens = packTokens(join(brandsFolder, id));
    for (const group of ['color', 'text', 'space', 'radius', 'size', 'font', 'weight'] as const)
      for (const name of Object.keys(tokens[group]))
        expect([...all.keys()]).toContain(`sem.${group}.${name}`);
  });
});
