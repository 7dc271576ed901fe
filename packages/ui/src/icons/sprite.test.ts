import { expect, test } from 'vitest';
import { brandAxes } from '../theme/brand.ts';
import { iconNames } from './icon-names.ts';
import { pixelPath } from './pixel-path.ts';
import { iconSprite } from './sprite.ts';

const sprites = brandAxes.icons.map((set) => [set, iconSprite(set)] as const);

test.each(sprites)('%s draws every sign once, and no other', (set, sprite) => {
  const ids = [...sprite.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.toSorted()).toEqual(iconNames.map((name) => `${set}-${name}`).toSorted());
});

test.each(sprites)(
  '%s is made of shapes in the text’s colour: no script, style, text or address',
  (_, sprite) => {
    const elements = new Set([...sprite.matchAll(/<(\w+)/g)].map(([, name]) => name));
    const attributes = new Set([...sprite.matchAll(/\s([\w-]+)=/g)].map(([, name]) => name));
    const colours = new Set([...sprite.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, value]) => value));
    expect([...elements].filter((name) => !['svg', 'g', 'path'].includes(name ?? ''))).toEqual([]);
    expect([...attributes].filter((name) => /^on|^style$|href/.test(name ?? ''))).toEqual([]);
    expect([...colours].filter((value) => !['currentColor', 'none'].includes(value ?? ''))).toEqual([]);
    expect(sprite).not.toMatch(/NaN|undefined|>[^<]/);
  },
);

test.each(sprites)('%s draws no two signs alike', (_, sprite) => {
  // With how they are filled: a thing that is on is the same outline, full.
  const drawings = sprite.split(/ id="[^"]+"/).slice(1);
  expect(new Set(drawings.map((drawing) => drawing.replace(/<(?:g|path|\/svg>)$/, ''))).size).toBe(
    iconNames.length,
  );
});

test.each(['duotone', 'print'] as const)('%s keeps what lies beneath its lines in a fainter tone', (set) => {
  const paths = [...iconSprite(set, ['home']).matchAll(/<path ([^>]+)>/g)].map(([, drawing]) => drawing);
  expect(paths).toEqual([
    expect.stringMatching(/fill-opacity="0\.\d+"/),
    expect.not.stringContaining('fill-opacity'),
  ]);
});

test('a bitmap that is not of the grid is refused', () => {
  expect(() => pixelPath('##\n##')).toThrow('16 by 16');
});

test('a bitmap becomes its outline, holes included', () => {
  const empty = '.'.repeat(16);
  const rows = ['###.............', '#.#.............', '###.............', ...Array(13).fill(empty)];
  expect(pixelPath(rows.join('\n'))).toBe('M0 0h3v3h-3ZM2 1h-1v1h1Z');
});
