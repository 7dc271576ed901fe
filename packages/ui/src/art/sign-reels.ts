import { inPrint } from './art-print.ts';
import { reelMotifs as coastMotifs, drawSignReels as coastReels } from './coast/sign-reels.ts';
import type { ArtFamily, ArtPrint } from './family.ts';
import { reelMotifs as guillocheMotifs, drawSignReels as guillocheReels } from './guilloche/sign-reels.ts';
import { reelMotifs as halftoneMotifs, drawSignReels as halftoneReels } from './halftone/sign-reels.ts';
import { type ReelSymbol, reelSymbolSide } from './reels.ts';
import type { Sign } from './sign.ts';

const families = { coast: coastReels, guilloche: guillocheReels, halftone: halftoneReels } as const;

/** What a family draws for reels besides a sign; none of it is on the reels of the product's own brands of that family. */
export const reelMotifs: Readonly<Record<ArtFamily, readonly string[]>> = {
  coast: coastMotifs,
  guilloche: guillocheMotifs,
  halftone: halftoneMotifs,
};

/** What is drawn in a symbol's field, as it comes from a brand's press. */
function printed({ name, art }: ReelSymbol, print: ArtPrint): ReelSymbol {
  const field = `<svg viewBox="0 0 ${reelSymbolSide} ${reelSymbolSide}">`;
  const whole = inPrint(`${field}${art}</svg>`, print, `print-${name}`);
  return { name, art: whole.slice(field.length, -'</svg>'.length) };
}

/** The symbols of a brand's reels, from the one that is worth most: its sign first. */
export function drawSignReels(
  sign: Sign,
  family: ArtFamily,
  brandId: string,
  print: ArtPrint = 'plain',
): readonly ReelSymbol[] {
  return families[family](sign, brandId).map((symbol) => printed(symbol, print));
}
