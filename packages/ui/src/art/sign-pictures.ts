import { inPrint } from './art-print.ts';
import { drawSignHero as coastHero } from './coast/sign-hero.ts';
import type { ArtFamily, ArtPrint } from './family.ts';
import { drawSignHero as guillocheHero } from './guilloche/sign-hero.ts';
import { drawSignHero as halftoneHero } from './halftone/sign-hero.ts';
import type { HeroShape } from './hero-shapes.ts';
import { seedOf } from './random.ts';
import type { Sign, SignPicture } from './sign.ts';

const families = { coast: coastHero, guilloche: guillocheHero, halftone: halftoneHero } as const;

export interface SignPictureRequest {
  readonly sign: Sign;
  readonly family: ArtFamily;
  /** What is not said by the sign is chosen by it. */
  readonly brandId: string;
  readonly name: SignPicture;
  readonly shape: HeroShape;
  /** `plain` where it is left out. */
  readonly print?: ArtPrint | undefined;
}

/** As `drawHero`, with a brand's own sign for its subject and in its own colours. */
export function drawSignPicture({
  sign,
  family,
  brandId,
  name,
  shape,
  print = 'plain',
}: SignPictureRequest): string {
  return inPrint(families[family](sign, seedOf(brandId), name, shape), print);
}
