import { motifNames } from '@fortuna/sandbox/slot/own-reels.ts';
import { symbolNames } from '@fortuna/sandbox/slot/slot-texts.ts';
import { describe, expect, test } from 'vitest';
import { type ArtFamily, type ArtHand, artHands } from '../../packages/ui/src/art/family.ts';
import { heroFocus } from '../../packages/ui/src/art/hero-focus.ts';
import { heroFrames, heroShapes } from '../../packages/ui/src/art/hero-shapes.ts';
import { pixelsOf } from '../../packages/ui/src/art/png.ts';
import { reelSymbolCount } from '../../packages/ui/src/art/reels.ts';
import { drawSignPicture } from '../../packages/ui/src/art/sign-pictures.ts';
import { drawSignReels, reelMotifs } from '../../packages/ui/src/art/sign-reels.ts';
import type { LogoMark } from '../../packages/ui/src/theme/logo-mark.ts';
import { signOf } from '../../scripts/brands/sign.ts';

/** Pictures of brands that have nothing but their sign and two colours. */

const seeds = { scheme: 'dark', neutral: '#222', accent: '#e3342f', second: '#1f6feb' } as const;
const square: LogoMark = { viewBox: '0 0 40 40', accent: 'M4 4H36V36H4z', second: '' };
const strip: LogoMark = { viewBox: '0 0 90 40', accent: 'M0 5H90V35H0z', second: '' };
const spire: LogoMark = { viewBox: '0 0 40 90', accent: 'M5 0H35V90H5z', second: '' };
/** As large as another sign, and hardly anything of it is filled. */
const hollow = (mark: LogoMark) => {
  const sign = signOf(mark, seeds);
  const [left, top] = sign.bounds;
  return {
    ...sign,
    mark: { ...mark, accent: `M${left} ${top}h.01v.01h-.01z` },
    pixels: sign.pixels.replaceAll('1', '.').replace('.', '1'),
  };
};

/** Where two pictures clearly differ, as shares of their width and height: left, top, right and bottom. */
function difference(one: string, other: string, across: number) {
  const [a, b] = [pixelsOf(one, across), pixelsOf(other, across)];
  const at = Array.from({ length: a.length / 4 }, (_none, index) => index).filter((index) =>
    [0, 1, 2].some((part) => Math.abs((a[index * 4 + part] ?? 0) - (b[index * 4 + part] ?? 0)) > 70),
  );
  const [xs, ys] = [at.map((index) => index % across), at.map((index) => Math.floor(index / across))];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
    count: at.length,
  };
}

describe.each(artHands)('the great pictures of %s', (hand) => {
  test.each(
    (['hero', 'promo'] as const).flatMap((name) =>
      heroShapes.flatMap((shape) =>
        Object.entries({ square, strip, spire }).map(([kind, mark]) => ({ name, shape, kind, mark })),
      ),
    ),
  )('show the sign whole in the focus, and large: $name $shape, $kind', ({ name, shape, mark }) => {
    const draw = (sign: ReturnType<typeof signOf>) =>
      drawSignPicture({ sign, hand, brandId: 'aurora', name, shape });
    const across = heroFrames[shape].width / 4;
    const found = difference(draw(signOf(mark, seeds)), draw(hollow(mark)), across);
    const { x, y, width, height } = heroFocus[shape];
    expect(found.count).toBeGreaterThan((width * height) / 16 / 40);
    expect(found.left * 4).toBeGreaterThanOrEqual(x - 4);
    expect(found.top * 4).toBeGreaterThanOrEqual(y - 4);
    expect(found.right * 4).toBeLessThanOrEqual(x + width);
    expect(found.bottom * 4).toBeLessThanOrEqual(y + height);
  });
});

test('a sign is measured in its shapes, not in its page, and what lies beyond the page is not shown', () => {
  expect(signOf(square, seeds)).toMatchObject({ bounds: [4, 4, 32, 32], isCropped: false });
  const beyond = signOf({ ...square, accent: 'M-20 4H36V36H-20z' }, seeds);
  expect(beyond).toMatchObject({ bounds: [0, 4, 36, 32], isCropped: true });
  const hero = drawSignPicture({
    sign: beyond,
    hand: 'coast',
    brandId: 'aurora',
    name: 'hero',
    shape: 'wide',
  });
  expect(hero).toContain('M0 0h40v40h-40z');
});

test('a sign in pixels keeps its holes, its second colour and its proportions', () => {
  const ring = { viewBox: '0 0 40 20', accent: 'M0 0H20V20H0zM5 5V15H15V5z', second: 'M20 0h20v20H20z' };
  const rows = signOf(ring, seeds).pixels.split(' ');
  expect(rows).toHaveLength(17);
  expect(rows[0]).toBe('1'.repeat(17) + '2'.repeat(17));
  expect(rows[8]).toMatch(/^1{4}\.{9}1{4}2{17}$/);
});

const namesOf = (family: ArtHand, brandId: string) =>
  drawSignReels(signOf(square, seeds), family, brandId).map(({ name }) => name);
const faces = { coast: ['coast'], guilloche: ['salon'], halftone: ['arcade'] } as const;
const everyFace = ['coast', 'salon', 'arcade'] as const;
/** Of a family's own face alone; emblems stand on the machines of each. */
const facesOf = (hand: ArtHand) => (hand in faces ? faces[hand as ArtFamily] : everyFace);

describe.each(artHands)('the reels of %s', (family) => {
  test('begin with the sign, and two brands of a family have others after it, always the same for a brand', () => {
    const [aurora, bravo] = [namesOf(family, 'aurora'), namesOf(family, 'bravo')];
    for (const names of [aurora, bravo]) {
      expect(names[0]).toBe('sign');
      expect(new Set(names).size).toBe(reelSymbolCount);
    }
    expect(aurora.filter((name) => !bravo.includes(name)).length).toBeGreaterThanOrEqual(2);
    expect(namesOf(family, 'aurora')).toEqual(aurora);
  });

  test('have nothing that is on the reels of the product’s own brands, and a name for each motif', () => {
    for (const motif of reelMotifs[family]) {
      for (const face of facesOf(family)) expect(Object.keys(symbolNames[face].en)).not.toContain(motif);
      for (const names of Object.values(motifNames)) expect(names[motif]).toBeTruthy();
    }
  });

  test('are drawn in ids of their own, so that all of them stand in one page', () => {
    const ids = drawSignReels(signOf(square, seeds), family, 'aurora').flatMap(({ art }) =>
      [...art.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});
