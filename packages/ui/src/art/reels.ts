import { seedOf } from './random.ts';

/** How many symbols the reels have, the sign included. */
export const reelSymbolCount = 8;

/** Sides of the field that a symbol is drawn in. */
export const reelSymbolSide = 64;

/** A symbol of a brand's reels. */
export interface ReelSymbol {
  /** What it is: `sign`, or a motif of the family's. */
  readonly name: string;
  /** Inside of a field of `reelSymbolSide` both ways. */
  readonly art: string;
}

/** The motifs that a brand has of those that there are, from the one that is worth most: always the same ones for a brand. */
export function motifsFor<Name extends string>(brandId: string, motifs: readonly Name[]): readonly Name[] {
  return [...motifs]
    .sort((a, b) => seedOf(`${brandId} ${a}`) - seedOf(`${brandId} ${b}`))
    .slice(0, reelSymbolCount - 1);
}
