import {
  type ArtFamily,
  type ArtPrint,
  type EmblemHand,
  handOf,
  type PackArt,
} from '../../packages/ui/src/art/family.ts';
import { best } from './own-choice.ts';

type Scheme = 'dark' | 'light';

/** Paper is light and tubes of light are seen at night. */
const prints = { light: ['cut', 'wash'], dark: ['cut', 'neon'] } as const;

/** The hands that suit a ground, before all the one that suits no other. */
const hands: Readonly<Record<Scheme, readonly EmblemHand[]>> = {
  light: ['collages', 'posters'],
  dark: ['tubes', 'posters'],
};

/** What is drawn by the family in any case comes from a press that suits the hand. */
const pressOf = { posters: 'cut', collages: 'wash', tubes: 'neon' } as const;

type Drawings = Pick<PackArt, 'artFamily' | 'artHand' | 'artPrint'>;

/** How the drawings of a family are printed for a new brand: as fewest brands have those of the same hand, then as fewest have theirs. */
export function ownPrint(
  brandId: string,
  scheme: Scheme,
  artFamily: ArtFamily,
  neighbours: readonly Drawings[],
): ArtPrint {
  return best<ArtPrint>(brandId, prints[scheme], (one) => {
    const alike = neighbours.filter(({ artPrint }) => artPrint === one);
    return [alike.filter((other) => handOf(other) === artFamily).length, alike.length];
  });
}

/** Pictures of a new brand's own: emblems by the hand that fewest brands have, none of which is the product's. */
export function ownDrawings(
  brandId: string,
  scheme: Scheme,
  neighbours: readonly Drawings[],
): Pick<Drawings, 'artPrint'> & { readonly artHand: EmblemHand } {
  const artHand = best(brandId, hands[scheme], (one) => [
    neighbours.filter((other) => handOf(other) === one).length,
    hands[scheme].indexOf(one),
  ]);
  return { artHand, artPrint: pressOf[artHand] };
}
