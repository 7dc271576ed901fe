import {
  blockText,
  drawsFrom,
  type RandomInteger,
  type RoundSeeds,
} from '@fortuna/domain/fair-play/draws.ts';
import { digest, keyedDigestBytes } from './hashing.ts';
import type { World } from './world.ts';

/** Under which a round was drawn, as it is kept with the bet; without the server's seed as long as that is secret. */
export interface RoundProof extends Omit<RoundSeeds, 'serverSeed'> {
  /** SHA-256 of the server's seed, which the player has seen before the bet. */
  readonly commitment: string;
  readonly serverSeed: string | null;
}

/** A seed of the house that nobody has seen: 32 bytes in hexadecimal. */
export function newServerSeed({ random }: Pick<World, 'random'>): string {
  return Array.from({ length: 32 }, () => random(256).toString(16).padStart(2, '0')).join('');
}

/** What is shown of a seed while it is secret: nobody can find another seed that has the same. */
export function commitmentTo(serverSeed: string): string {
  return digest(serverSeed);
}

/** Seeds and what was shown of them, once they are no secret any more. */
export function proofOf(seeds: RoundSeeds): RoundProof {
  return { ...seeds, commitment: commitmentTo(seeds.serverSeed) };
}

/** Everything that chance decides in a round, always in the same order for the same seeds. */
export function drawsOf(seeds: RoundSeeds): RandomInteger {
  return drawsFrom((block) => keyedDigestBytes(seeds.serverSeed, blockText(seeds, block)));
}
