import { type RoundCheck, verifyRound } from '@fortuna/domain/fair-play/verify-round.ts';
import type { RoundProof } from '@fortuna/domain/model/games-proof.ts';
import { useEffect, useState } from 'react';

/** `impossible`: something of the proof is not there, so that there is nothing to recompute. */
export type CheckOutcome = RoundCheck | 'unsupported' | 'impossible' | 'pending';

/**
 * Recomputes a round in this browser. Over an insecure connection a browser gives no cryptography away, and there is no other here: a
 * check by code of the house's own would be worth less.
 */
async function checkRound({ facts, seeds, stake, win, status }: RoundProof): Promise<CheckOutcome> {
  if (facts === null || seeds === null || seeds.serverSeed === null || status !== 'settled')
    return 'impossible';
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (subtle === undefined) return 'unsupported';
  const { commitment, serverSeed, clientSeed, nonce } = seeds;
  return verifyRound({ stake, win, facts, commitment, seeds: { serverSeed, clientSeed, nonce } }, subtle);
}

/** The check of a round that has been read, once it is there; a round is never shown beside the check of another. */
export function useRoundCheck(proof: RoundProof | null): CheckOutcome {
  const [checked, setChecked] = useState<{ readonly proof: RoundProof; readonly outcome: CheckOutcome }>();
  useEffect(() => {
    if (proof === null) return undefined;
    let isWanted = true;
    checkRound(proof).then((outcome) => {
      if (isWanted) setChecked({ proof, outcome });
    });
    return () => {
      isWanted = false;
    };
  }, [proof]);
  return checked !== undefined && checked.proof === proof ? checked.outcome : 'pending';
}
