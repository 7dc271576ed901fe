import { blend, formatRgb } from 'culori';
import { heroSeeds } from '../../../apps/site/src/brand/art-paths.ts';
import { drawHero } from '../../../packages/ui/src/art/hero.ts';
import { heroFocus } from '../../../packages/ui/src/art/hero-focus.ts';
import { heroFrames } from '../../../packages/ui/src/art/hero-shapes.ts';
import { pixelsOf } from '../../../packages/ui/src/art/png.ts';
import { turnedArt } from '../../../packages/ui/src/art/turned-art.ts';
import type { BrandTokens } from '../../../packages/ui/src/theme/contract.ts';
import { contrastUses } from '../../../packages/ui/src/theme/contrast.ts';
import type { readLayout } from '../pack-schema.ts';
import { contrast } from '../tokens/color.ts';

type Layout = ReturnType<typeof readLayout>;

const least = contrastUses.text;
/** On tiles, banners and round buttons: whatever the picture is. */
const overScrim = ['onArt', 'onArtMuted'] as const;
/** Straight on the calm side of the hero's picture. */
const overHero = ['onArt', 'onArtMuted', 'accentText'] as const;

function scrimProblems({ color }: BrandTokens): readonly string[] {
  return overScrim.flatMap((role) =>
    ['white', 'black'].flatMap((art) => {
      const found = contrast(color[role], formatRgb(blend([art, color.artScrim])));
      return found >= least
        ? []
        : [
            `"${role}" over ${art} art has a contrast of ${found.toFixed(2)}:1 and needs ${least}:1. Make "artScrim" denser ("extra" in tokens/seeds.json).`,
          ];
    }),
  );
}

/** Pixels that are looked at across a hero's picture; words are larger than what is lost. */
const width = 64;
/** Share of the words' place that may be darker or lighter than the rest: a star, a bird. */
const stray = 0.02;

const known = new Map<string, readonly string[]>();

/** The colours of a family's hero where the words stand, as CSS; drawn once. */
function calmColors({ artFamily: family, artTurn }: Layout): readonly string[] {
  const key = `${family} ${artTurn}`;
  const colors =
    known.get(key) ??
    drawnColors(
      pixelsOf(turnedArt(drawHero({ seed: heroSeeds.hero, shape: 'wide', family }), artTurn), width),
    );
  known.set(key, colors);
  return colors;
}

/** `pixels`: red, green, blue and opacity, `width` in a row. */
function drawnColors(pixels: Uint8Array): readonly string[] {
  const end = (width * heroFocus.wide.x) / heroFrames.wide.width;
  return Array.from({ length: pixels.length / 4 }, (_none, index) => index)
    .filter((index) => index % width < end)
    .map((index) => `rgb(${pixels.subarray(index * 4, index * 4 + 3).join(' ')})`);
}

function leastContrast(text: string, grounds: readonly string[]): number {
  const found = grounds.map((ground) => contrast(text, ground)).sort((a, b) => a - b);
  return found[Math.floor(found.length * stray)] ?? 0;
}

function heroProblems({ color }: BrandTokens, layout: Layout): readonly string[] {
  const { hero, artFamily } = layout;
  if (hero === 'editorial') return [];
  const grounds = calmColors(layout);
  return overHero.flatMap((role) => {
    const found = leastContrast(color[role], grounds);
    return found >= least
      ? []
      : [
          `hero "${hero}" lays words over its picture, and "${role}" on one of "${artFamily}" has a contrast of ${found.toFixed(2)}:1 and needs ${least}:1. Choose another "artFamily" or hero "editorial" in layout.json, or the other "scheme" in tokens/seeds.json.`,
        ];
  });
}

/** Words over pictures that could not be read. */
export function artProblems(tokens: BrandTokens, layout: Layout): readonly string[] {
  return [...scrimProblems(tokens), ...heroProblems(tokens, layout)];
}
