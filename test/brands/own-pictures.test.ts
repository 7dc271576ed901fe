import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { frameOf, madePicture, ownPictures } from '../../apps/site/build/own-pictures.ts';
import { heroFrames } from '../../packages/ui/src/art/hero-shapes.ts';
import { pngOf } from '../../packages/ui/src/art/png.ts';
import { ownPictureProblems } from '../../scripts/brands/check/check-own-pictures.ts';
import { packProblems } from '../../scripts/brands/check/check-pack.ts';
import { tokenProblems } from '../../scripts/brands/check/check-tokens.ts';
import { packTexts } from '../../scripts/brands/generate-pack.ts';
import { brandsFolder } from '../../scripts/brands/pack-folder.ts';

/** A brand may bring its own pictures: they are cut to their places, and what does not fit is told. */

const pack = join(mkdtempSync(join(tmpdir(), 'pictures-')), 'salao');
beforeEach(() => {
  rmSync(pack, { recursive: true, force: true });
  cpSync(join(brandsFolder, 'salao'), pack, { recursive: true });
  mkdirSync(join(pack, 'art/covers'));
});
afterAll(() => rmSync(join(pack, '..'), { recursive: true, force: true }));

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><path fill="#246" d="M0 0h8v4H0z"/></svg>';
const put = (path: string, content: string | Buffer) => writeFileSync(join(pack, 'art', path), content);

test('a pack without pictures of its own shares those of its family', () => {
  expect(ownPictures(pack)).toEqual([]);
  expect(packTexts(pack).get('brand.ts')).not.toContain('artFolder');
});

test('one picture for all shapes, or one for each', () => {
  put('hero.png', pngOf(drawing, 1920));
  put('hero-wide.svg', drawing);
  expect(ownPictures(pack).map(({ path, place }) => [path, place])).toEqual([
    ['art/hero-wide.svg', { kind: 'hero', name: 'hero', shape: 'wide' }],
    ['art/hero.png', { kind: 'hero', name: 'hero', shape: 'square' }],
    ['art/hero.png', { kind: 'hero', name: 'hero', shape: 'tall' }],
  ]);
  expect(packTexts(pack).get('brand.ts')).toContain('"artFolder": "brands/salao"');
});

test('pictures come in the size of their place, and within its weight', async () => {
  put('hero.png', pngOf(drawing, 1920));
  for (const picture of ownPictures(pack)) {
    const { webp, given } = await madePicture(pack, picture);
    expect(given).toEqual({ width: 1920, height: 960 });
    expect(webp.toString('latin1', 8, 12)).toBe('WEBP');
    expect(webp.length).toBeLessThanOrEqual(frameOf(picture).most);
  }
  expect(await ownPictureProblems(pack)).toEqual([]);
});

test('a banner is made as wide heroes are, and the brand’s data say that there is one', async () => {
  put('banner.png', pngOf(drawing, 1920));
  const [banner, ...others] = ownPictures(pack);
  expect([banner, others]).toEqual([{ path: 'art/banner.png', place: { kind: 'banner' } }, []]);
  if (banner) expect(frameOf(banner)).toMatchObject(heroFrames.wide);
  expect(packTexts(pack).get('brand.ts')).toContain('"hasOwnBanner": true');
  expect(packTexts(pack).get('brand.ts')).toContain('"artFolder": "brands/salao"');
  expect(await ownPictureProblems(pack)).toEqual([]);
  for (const [path, text] of packTexts(pack)) writeFileSync(join(pack, path), text);
  expect(packProblems(pack)).toEqual([]);
});

describe('words over a wide hero of the brand’s own', () => {
  const plain = (color: string, right = color) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1920 480"><path fill="${color}" d="M0 0h1920v480H0z"/><path fill="${right}" d="M1300 60h500v360h-500z"/></svg>`;
  const hero = (look: string) => {
    const file = join(pack, 'layout.json');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), hero: look }));
  };

  test('a night below the dark words of a light brand', async () => {
    hero('scene');
    put('hero.svg', plain('#101418'));
    expect((await ownPictureProblems(pack)).join('\n')).toMatch(
      /hero "scene" lays words over its picture, and "onArt" on art\/hero\.svg has a contrast of 1\.\d+:1.*Give one that is lighter/,
    );
  });

  test('what it shows may be of any lightness where no words stand, and a picture beside the words too', async () => {
    hero('scene');
    put('hero.svg', plain('#fdfaf2', '#101418'));
    expect(await ownPictureProblems(pack)).toEqual([]);
    hero('editorial');
    put('hero.svg', plain('#101418'));
    expect(await ownPictureProblems(pack)).toEqual([]);
  });

  test('a picture that lets the ground through is seen on it', async () => {
    hero('scene');
    put('hero.svg', plain('none', '#101418'));
    expect(await ownPictureProblems(pack)).toEqual([]);
  });

  test('the family’s own night is not held against a brand that brings a day', () => {
    const file = join(pack, 'layout.json');
    hero('scene');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), artFamily: 'coast' }));
    expect(tokenProblems(pack).join('\n')).toMatch(/"onArt" on one of "coast"/);
    put('hero-wide.svg', plain('#fdfaf2'));
    expect(tokenProblems(pack)).toEqual([]);
  });
});

/** A mosaic of stones in all colours, as no picture is: nothing weighs more. */
function mosaic({ width, height }: { readonly width: number; readonly height: number }): Buffer {
  const side = 4;
  const stones = Array.from({ length: (width / side) * (height / side) }, (_none, index) => {
    const color = `#${((index * 7_919_377) % 0x1000000).toString(16).padStart(6, '0')}`;
    const [x, y] = [(index * side) % width, Math.floor((index * side) / width) * side];
    return `<path fill="${color}" d="M${x} ${y}h${side}v${side}h-${side}z"/>`;
  });
  return pngOf(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${stones.join('')}</svg>`,
    width,
  );
}

describe('told', () => {
  test.each<[string, string, string | Buffer, RegExp]>([
    ['what is no picture', 'hero.webp', 'hello', /art\/hero\.webp cannot be read as a picture/],
    [
      'too few pixels',
      'promo-square.png',
      pngOf(drawing, 200),
      /has 200 by 100 pixels and needs at least 360 by 300/,
    ],
    [
      'too heavy',
      'hero-wide.png',
      mosaic(heroFrames.wide),
      /weighs \d+ kB as 1920 by 480 pixels and may weigh 80 kB/,
    ],
    [
      'a game that is not featured',
      'covers/99999999.svg',
      drawing,
      /game 99999999 is not in featured-games\.json/,
    ],
  ])('%s', async (_what, path, content, message) => {
    put(path, content);
    expect((await ownPictureProblems(pack)).join('\n')).toMatch(message);
  });
});
