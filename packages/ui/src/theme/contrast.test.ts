import { blend, type Color, clampRgb, formatRgb, parse, wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { mareBrand } from '../brands/mare/brand.ts';
import { mareTokens } from '../brands/mare/tokens.ts';
import { puloBrand } from '../brands/pulo/brand.ts';
import { puloTokens } from '../brands/pulo/tokens.ts';
import { salaoBrand } from '../brands/salao/brand.ts';
import { salaoTokens } from '../brands/salao/tokens.ts';
import type { BrandLayout } from './brand.ts';
import type { BrandTokens } from './contract.ts';
import { contrastPairs, contrastPairsOf, contrastUses, pairColors } from './contrast.ts';

const brands: Readonly<Record<string, { readonly tokens: BrandTokens; readonly layout: BrandLayout }>> = {
  mare: { tokens: mareTokens, layout: mareBrand.layout },
  salao: { tokens: salaoTokens, layout: salaoBrand.layout },
  pulo: { tokens: puloTokens, layout: puloBrand.layout },
};

/** A colour as a screen shows it: anything outside sRGB is clipped to it. */
function shown(color: string): Color {
  const parsed = parse(color);
  if (!parsed) throw new Error(`Not a colour: ${color}`);
  return clampRgb(parsed);
}

function contrast(front: string, back: string): number {
  return wcagContrast(shown(front), shown(back));
}

test('the list covers the roles that carry text and signs', () => {
  expect(contrastPairs.length).toBeGreaterThanOrEqual(60);
  expect(new Set(contrastPairs.map(({ front, back }) => `${front} on ${back}`)).size).toBe(
    contrastPairs.length,
  );
});

test.each([
  ['onSecond', 'second'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentPressed'],
  ['second', 'bg'],
  ['textMuted', 'surface1'],
  ['disabledText', 'disabledBg'],
])('every brand can have its games on ribbons: %s on %s is measured as text', (front, back) => {
  expect(contrastPairs).toContainEqual(expect.objectContaining({ front, back, use: 'text' }));
});

test.each(['accent', 'accentHover', 'accentPressed'])(
  'a hero that is all accent has its words on %s, and its button the other way round',
  (back) => {
    expect(contrastPairs).toContainEqual(expect.objectContaining({ front: 'onAccent', back, use: 'text' }));
  },
);

describe.each(Object.entries(brands))('brand %s', (_name, { tokens, layout }) => {
  test.each(contrastPairsOf(layout).map((pair) => ({ ...pair, least: contrastUses[pair.use] })))(
    '$front on $back has $least:1 ($where)',
    ({ least, ...pair }) => {
      const { front, back } = pairColors(tokens, pair);
      expect(contrast(front, back)).toBeGreaterThanOrEqual(least);
    },
  );

  test('text on art is legible over white and over black art', () => {
    for (const art of ['white', 'black']) {
      const ground = formatRgb(blend([art, tokens.color.artScrim]));
      for (const text of [tokens.color.onArt, tokens.color.onArtMuted])
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('surfaces rise step by step', () => {
    const steps = [tokens.color.bg, tokens.color.surface1, tokens.color.surface2, tokens.color.surface3];
    steps.slice(1).forEach((step, index) => {
      expect(contrast(step, steps[index] ?? step)).toBeGreaterThan(1.04);
    });
  });
});
