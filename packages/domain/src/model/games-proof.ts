import type { RoundSeeds } from '../fair-play/draws.ts';
import type { RoundFacts } from '../fair-play/round-facts.ts';
import type { Centavos } from '../money.ts';
import type { BetStatus } from './records.ts';

/** What a round was drawn from; the server's seed is null while it is secret. */
export interface ShownSeeds extends Omit<RoundSeeds, 'serverSeed'> {
  /** SHA-256 of the server's seed, shown before the bet; hexadecimal. */
  readonly commitment: string;
  readonly serverSeed: string | null;
}

/** A round of the member's with its proof. */
export interface RoundProof {
  readonly id: string;
  readonly gameName: string;
  readonly provider: string;
  /** ISO instant. */
  readonly placedAt: string;
  readonly status: BetStatus;
  readonly stake: Centavos;
  readonly win: Centavos;
  /** Null while it is open, for a round that has none, and for one of a kind that this site does not know. */
  readonly facts: RoundFacts | null;
  /** Null for a round from before there were any. */
  readonly seeds: ShownSeeds | null;
}
