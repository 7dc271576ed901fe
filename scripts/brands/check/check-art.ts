import { blend, formatRgb } from 'culori';
import { heroSeeds } from '../../../apps/site/src/brand/art-paths.ts';
import { type ArtHues, inHues } from '../../../packages/ui/src/art/art-hues.ts';
import { handOf } from '../../../packages/ui/src/art/family.ts';
import { drawHero } from '../../../packages/ui/src/art/hero.ts';
import { heroFocus } from '../../../packages/ui/src/art/hero-focus.ts';
import { heroFrames } from '../../../packages/ui/src/art/hero-shapes.ts';
import { pixelsOf } from '../../../packages/ui/src/art/png.ts';
import type { Sign } from '../../../packages/ui/src/art/sign.ts';
import { drawSignPicture } from '../../../packages/ui/src/art/sign-pictures.ts';
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
export const pixelsAcross = 64;
/** Share of the words' place that may be darker or lighter than the rest: a star, a bird. */
const stray = 0.02;

const calmColors = (drawing: string) => drawnColors(pixelsOf(drawing, pixelsAcross));

const known = new Map<string, readonly string[]>();

/** The colours of a family's hero where the words stand, as CSS; drawn once. */
function familyColors(layout: Layout, hues: ArtHues): readonly string[] {
  const family = handOf(layout);
  const key = `${family} ${JSON.stringify(hues)}`;
  const colors =
    known.get(key) ?? calmColors(inHues(drawHero({ seed: heroSeeds.hero, shape: 'wide', family }), hues));
  known.set(key, colors);
  return colors;
}

/** The colours of a wide picture where the words stand, as CSS. `pixels`: red, green, blue and opacity, `pixelsAcross` in a row. */
export function drawnColors(pixels: Uint8Array): readonly string[] {
  const end = (pixelsAcross * heroFocus.wide.x) / heroFrames.wide.width;
  return Array.from({ length: pixels.length / 4 }, (_none, index) => index)
    .filter((index) => index % pixelsAcross < end)
    .map((index) => `rgb(${pixels.subarray(index * 4, index * 4 + 3).join(' ')})`);
}

function leastContrast(text: string, grounds: readonly string[]): number {
  const found = grounds.map((ground) => contrast(text, ground)).sort((a, b) => a - b);
  return found[Math.floor(found.length * stray)] ?? 0;
}

/** Words on these colours, in those that a hero's are in; `picture` as an operator knows it. */
export function heroWordProblems(
  { color }: BrandTokens,
  { hero }: Pick<Layout, 'hero'>,
  {
    grounds,
    picture,
    change,
  }: { readonly grounds: readonly string[]; readonly picture: string; readonly change: string },
): readonly string[] {
  return overHero.flatMap((role) => {
    const found = leastContrast(color[role], grounds);
    return found >= least
      ? []
      : [
          `hero "${hero}" lays words over its picture, and "${role}" on ${picture} has a contrast of ${found.toFixed(2)}:1 and needs ${least}:1. ${change}, or choose the other "scheme" in tokens/seeds.json (hero ${hero}).`,
        ];
  });
}

/** Whether words lie on the calm side of the wide picture. */
export const hasWordsOverHero = ({ hero }: Pick<Layout, 'hero'>) => hero === 'scene' || hero === 'poster';

function familyProblems(tokens: BrandTokens, layout: Layout, hues: ArtHues): readonly string[] {
  return heroWordProblems(tokens, layout, {
    grounds: familyColors(layout, hues),
    picture: `one of "${handOf(layout)}"`,
    change: 'Choose another "artFamily" or "artHand", or hero "editorial" in layout.json',
  });
}

/** What a wide hero shows: a picture that the brand brings along, its own sign, or a subject of its family in these hues. */
export type HeroSubject =
  | 'own'
  | { readonly hues: ArtHues }
  | { readonly brandId: string; readonly sign: Sign };

function signProblems(
  tokens: BrandTokens,
  layout: Layout,
  { brandId, sign }: Extract<HeroSubject, { sign: Sign }>,
): readonly string[] {
  const hand = handOf(layout);
  const drawing = drawSignPicture({
    sign,
    hand,
    brandId,
    name: 'hero',
    shape: 'wide',
    print: layout.artPrint,
  });
  return heroWordProblems(tokens, layout, {
    grounds: calmColors(drawing),
    picture: `the sign's picture of "${hand}"`,
    change: 'Choose another "artFamily" or "artHand", or hero "editorial" in layout.json',
  });
}

function heroProblems(tokens: BrandTokens, layout: Layout, subject: HeroSubject): readonly string[] {
  // One that the brand brings along is measured where it is made.
  if (!hasWordsOverHero(layout) || subject === 'own') return [];
  return 'hues' in subject
    ? familyProblems(tokens, layout, subject.hues)
    : signProblems(tokens, layout, subject);
}

/** Words over pictures that could not be read. */
export function artProblems(tokens: BrandTokens, layout: Layout, subject: HeroSubject): readonly string[] {
  return [...scrimProblems(tokens), ...heroProblems(tokens, layout, subject)];
}
