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
export function motifsFor<Motif extends string | readonly [name: string, ...of: unknown[]]>(
  brandId: string,
  motifs: readonly Motif[],
): readonly Motif[] {
  const rankOf = (motif: Motif) => seedOf(`${brandId} ${typeof motif === 'string' ? motif : motif[0]}`);
  return [...motifs].sort((a, b) => rankOf(a) - rankOf(b)).slice(0, reelSymbolCount - 1);
}
