import { inPrint } from './art-print.ts';
import { reelMotifs as coastMotifs, drawSignReels as coastReels } from './coast/sign-reels.ts';
import { collages } from './emblem/hand-collages.ts';
import { posters } from './emblem/hand-posters.ts';
import { tubes } from './emblem/hand-tubes.ts';
import { reelMotifs as emblemMotifs, signReelsOf } from './emblem/sign-reels.ts';
import { type ArtHand, type ArtPrint, emblemHands } from './family.ts';
import { reelMotifs as guillocheMotifs, drawSignReels as guillocheReels } from './guilloche/sign-reels.ts';
import { reelMotifs as halftoneMotifs, drawSignReels as halftoneReels } from './halftone/sign-reels.ts';
import { type ReelSymbol, reelSymbolSide } from './reels.ts';
import type { Sign } from './sign.ts';

const hands = {
  coast: coastReels,
  guilloche: guillocheReels,
  halftone: halftoneReels,
  posters: signReelsOf(posters),
  collages: signReelsOf(collages),
  tubes: signReelsOf(tubes),
} as const;

/** What a hand draws for reels besides a sign; none of it is on the reels of the product's own brands of that hand, and no emblem on those of any. */
export const reelMotifs: Readonly<Record<ArtHand, readonly string[]>> = {
  coast: coastMotifs,
  guilloche: guillocheMotifs,
  halftone: halftoneMotifs,
  ...emblemMotifs,
};

/** What is drawn in a symbol's field, as it comes from a brand's press. */
function printed({ name, art }: ReelSymbol, print: ArtPrint): ReelSymbol {
  const field = `<svg viewBox="0 0 ${reelSymbolSide} ${reelSymbolSide}">`;
  const whole = inPrint(`${field}${art}</svg>`, print, `print-${name}`);
  return { name, art: whole.slice(field.length, -'</svg>'.length) };
}

/** The symbols of a brand's reels (emblems have no print), from the one that is worth most: its sign first. */
export function drawSignReels(
  sign: Sign,
  hand: ArtHand,
  brandId: string,
  print: ArtPrint = 'plain',
): readonly ReelSymbol[] {
  const symbols = hands[hand](sign, brandId);
  return (emblemHands as readonly ArtHand[]).includes(hand)
    ? symbols
    : symbols.map((symbol) => printed(symbol, print));
}
