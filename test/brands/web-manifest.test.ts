import { describe, expect, test } from 'vitest';
import { appIcons } from '../../apps/site/build/app-icons.ts';
import { brandPacks } from '../../apps/site/build/brand-packs.ts';
import { pageFiles } from '../../apps/site/build/page-files.ts';
import { appFiles, webManifest } from '../../apps/site/build/web-manifest.ts';
import { textOf } from '../files.ts';

/** Every brand's site can be put on a home screen as the brand's own (requirement SHELL-05). */

const files = appFiles();
const packs = brandPacks();

/** Pixels, as the head of a PNG file says them. */
function sizesOf(path: string): string {
  const file = files.get(path);
  if (!(file instanceof Buffer) || file.toString('latin1', 1, 4) !== 'PNG')
    throw new Error(`no picture ${path}`);
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

/** The box that a drawing shows, and the ground that is painted first. */
function boxAndGround(svg: string) {
  const [, box = ''] = /viewBox="([^"]+)"/.exec(svg) ?? [];
  const [, rect = ''] = /<rect ([^>]+)>/.exec(svg) ?? [];
  const of = (name: string) => new RegExp(`\\b${name}="([^"]+)"`).exec(rect)?.[1] ?? '0';
  return { box, ground: ['x', 'y', 'width', 'height'].map(of).join(' '), radius: Number(of('rx')) };
}

describe.each(packs.map((pack) => ({ id: pack.id, pack })))('$id', ({ id, pack }) => {
  const manifest = webManifest(pack);

  test('is called after the brand, with a name that fits below an icon', () => {
    expect(manifest.name).toBe(pack.title);
    expect(manifest.short_name.length).toBeLessThanOrEqual(12);
    expect(manifest.lang).toBe('pt-BR');
    expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('has the icons that it names, each of its size', () => {
    expect(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 512x512',
    ]);
    for (const { src, sizes } of manifest.icons) expect(sizesOf(src)).toBe(sizes);
    expect(sizesOf(`/brands/${id}/apple-touch-icon.png`)).toBe('180x180');
  });

  test('fills the icons that the system cuts, to the corner', () => {
    const cut = appIcons.filter(({ purpose }) => purpose !== 'any');
    expect(cut).toHaveLength(2);
    for (const { draw } of cut) {
      const { box, ground, radius } = boxAndGround(draw(pack.icon));
      expect(ground).toBe(box);
      expect(radius).toBe(0);
    }
  });

  test('offers shortcuts to pages of the site, in words', () => {
    const paths = pageFiles().map(({ path }) => path);
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
      '/game',
      '/recharge',
      '/withdraw',
      '/information-center/support',
    ]);
    for (const { url, name } of manifest.shortcuts) {
      expect(paths).toContain(url);
      expect(name).toMatch(/^\p{L}/u);
    }
  });

  test('is at the address that the page links to', () => {
    const link = /<link rel="manifest" href="([^"]+)"/.exec(textOf('apps/site/index.html'))?.[1];
    expect(files.has(link?.replace('__brand__', id) ?? '')).toBe(true);
  });
});

test('no two brands have the same icon', () => {
  const icons = packs.map(({ id }) => files.get(`/brands/${id}/icon-192.png`)?.toString('base64'));
  expect(new Set(icons).size).toBe(packs.length);
});
