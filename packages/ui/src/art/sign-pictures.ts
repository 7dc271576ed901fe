import type { BrandLayout } from '../theme/brand.ts';
import { inPrint } from './art-print.ts';
import { drawSignHero as coastHero } from './coast/sign-hero.ts';
import { collages } from './emblem/hand-collages.ts';
import { posters } from './emblem/hand-posters.ts';
import { tubes } from './emblem/hand-tubes.ts';
import { signHeroOf } from './emblem/sign-hero.ts';
import type { ArtHand, ArtPrint } from './family.ts';
import { drawSignHero as guillocheHero } from './guilloche/sign-hero.ts';
import { drawSignHero as halftoneHero } from './halftone/sign-hero.ts';
import type { HeroShape } from './hero-shapes.ts';
import { seedOf } from './random.ts';
import type { Sign, SignPicture } from './sign.ts';
import { isInSpots } from './spot-inks.ts';

const hands = {
  coast: coastHero,
  guilloche: guillocheHero,
  halftone: halftoneHero,
  posters: signHeroOf(posters),
  collages: signHeroOf(collages),
  tubes: signHeroOf(tubes),
} as const;

export interface SignPictureRequest {
  readonly sign: Sign;
  readonly hand: ArtHand;
  /** What is not said by the sign is chosen by it. */
  readonly brandId: string;
  readonly name: SignPicture;
  readonly shape: HeroShape;
  /** The hero that it is for, where it is for one: emblems are composed for what that shows of them. */
  readonly form?: BrandLayout['hero'] | undefined;
  /** `plain` where it is left out; emblems have none. */
  readonly print?: ArtPrint | undefined;
}

/** As `drawHero`, with a brand's own sign for its subject and in its own colours. */
export function drawSignPicture({
  sign,
  hand,
  brandId,
  name,
  shape,
  form,
  print = 'plain',
}: SignPictureRequest): string {
  const drawing = hands[hand](sign, seedOf(brandId), name, shape, form);
  return isInSpots(drawing) ? drawing : inPrint(drawing, print);
}
