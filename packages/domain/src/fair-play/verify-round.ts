import type { Centavos } from '../money.ts';
import { blockText, drawsFrom, mostBlocks, type RoundSeeds } from './draws.ts';
import { drawnAgain, isSameOutcome, type RoundFacts, winOf } from './round-facts.ts';

/** A round with everything that it takes to recompute it. */
export interface VerifiableRound {
  readonly stake: Centavos;
  readonly win: Centavos;
  readonly facts: RoundFacts;
  /** SHA-256 of the server's seed, as it was shown before the bet; hexadecimal. */
  readonly commitment: string;
  readonly seeds: RoundSeeds;
}

/** What recomputing a round has led to, step by step. */
export interface RoundCheck {
  /** SHA-256 of the seed that was revealed. */
  readonly fingerprint: string;
  readonly isFingerprintRight: boolean;
  /** The first block of the stream, in hexadecimal, and the text that it is the HMAC of. */
  readonly blockText: string;
  readonly block: string;
  /** What the seeds decide. */
  readonly facts: RoundFacts;
  readonly isOutcomeRight: boolean;
  /** What that pays. */
  readonly win: Centavos;
  readonly isWinRight: boolean;
}

export function isRight({ isFingerprintRight, isOutcomeRight, isWinRight }: RoundCheck): boolean {
  return isFingerprintRight && isOutcomeRight && isWinRight;
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Recomputes a round from its seeds, with the cryptography of the platform. */
export async function verifyRound(round: VerifiableRound, subtle: SubtleCrypto): Promise<RoundCheck> {
  const { seeds, facts, stake, commitment } = round;
  const utf8 = new TextEncoder();
  const seed = utf8.encode(seeds.serverSeed);
  const fingerprint = hex(new Uint8Array(await subtle.digest('SHA-256', seed)));
  const key = await subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const blocks = await Promise.all(
    Array.from({ length: mostBlocks }, async (_, block) => {
      const text = utf8.encode(blockText(seeds, block));
      return new Uint8Array(await subtle.sign('HMAC', key, text));
    }),
  );
  const drawn = drawnAgain(
    facts,
    drawsFrom((block) => blocks[block] ?? new Uint8Array(32)),
  );
  const win = winOf(drawn, stake);
  return {
    fingerprint,
    isFingerprintRight: fingerprint === commitment,
    blockText: blockText(seeds, 0),
    block: hex(blocks[0] ?? new Uint8Array()),
    facts: drawn,
    isOutcomeRight: isSameOutcome(facts, drawn),
    win,
    isWinRight: win === round.win,
  };
}
