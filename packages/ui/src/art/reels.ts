import { seedOf } from './random.ts';

/** How many symbols the reels have, the sign included. */
export const reelSymbolCount = 8;

/** A symbol of a brand's reels. */
export interface ReelSymbol {
  /** What it is: `sign`, or a motif of the family's. */
  readonly name: string;
  /** Inside of a field of 64 by 64. */
  readonly art: string;
}

/** The motifs that a brand has of those that there are, from the one that is worth most: always the same ones for a brand. */
export function motifsFor<Name extends string>(brandId: string, motifs: readonly Name[]): readonly Name[] {
  return [...motifs]
    .sort((a, b) => seedOf(`${brandId} ${a}`) - seedOf(`${brandId} ${b}`))
    .slice(0, reelSymbolCount - 1);
}
