import type { ArtHues } from './art-hues.ts';
import type { PackArt } from './family.ts';
import type { Shades, Tint } from './shades.ts';
import { thirdOf, toned, yellowness } from './sign-colours.ts';

/** Gold and yellow are those only where they are light: as dark as other colours in the middle they are brown and olive. */
const shadesOf = (colour: string): Shades => {
  const yellow = yellowness(colour);
  return [
    toned(colour, 0.16 + 0.05 * yellow, 0.08),
    toned(colour, 0.42 + 0.22 * yellow, 0.2),
    toned(colour, 0.72 + 0.13 * yellow, 0.2),
    toned(colour, 0.96, 0.06),
  ];
};

interface Seeds {
  readonly accent: string;
  readonly second: string;
}

/** What the drawings of a brand are printed in that has them tinted: shades of its two seeds, which are given as CSS, and of a colour beside them. */
export const artTintOf = ({ accent, second }: Seeds): Tint => [
  shadesOf(accent),
  shadesOf(second),
  shadesOf(thirdOf(accent, second)),
];

/** The hues of a pack, from its layout and seeds. */
export const artHuesOf = (
  { artTurn, artTint, artPrint }: Pick<PackArt, 'artTurn' | 'artTint' | 'artPrint'>,
  seeds: Seeds,
): ArtHues => ({
  ...(artTurn === 0 ? {} : { artTurn }),
  ...(artTint ? { artTint: artTintOf(seeds) } : {}),
  ...(artPrint === 'plain' ? {} : { artPrint }),
});
