import type { RoundCheck } from '@fortuna/domain/fair-play/verify-round.ts';
import type { RoundProof, ShownSeeds } from '@fortuna/domain/model/games-proof.ts';

/** What there is to see of a round's proof. */
export type FairPlayContent =
  /** No round is asked for: how it works. */
  | { readonly kind: 'explained' }
  /** The seed is a secret yet. */
  | { readonly kind: 'secret'; readonly round: RoundProof; readonly seeds: ShownSeeds }
  /** There is no proof of it, or none that this site can read. */
  | { readonly kind: 'unproven'; readonly round: RoundProof }
  /** This browser gives the page no cryptography: over an insecure connection none does. */
  | { readonly kind: 'unsupported'; readonly round: RoundProof }
  | {
      readonly kind: 'checked';
      readonly round: RoundProof;
      readonly seeds: ShownSeeds;
      readonly check: RoundCheck;
    };
