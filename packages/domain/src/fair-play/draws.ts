/** An integer from 0 to `below` - 1, evenly distributed. */
export type RandomInteger = (below: number) => number;

/** What everything that chance decides in a round is drawn from. */
export interface RoundSeeds {
  /** Of the house, in hexadecimal; its SHA-256 is shown before the bet, and it itself after the round. */
  readonly serverSeed: string;
  /** Of the player, who may choose it, or of the table, where several share a round. */
  readonly clientSeed: string;
  /** Number of the round under these seeds. */
  readonly nonce: number;
}

/** What a player may take for a seed. */
export const clientSeedPattern = /^[0-9A-Za-z_-]{1,64}$/;

/** Blocks of 32 bytes that one round may use: four times what any of them needs. */
export const mostBlocks = 8;

/** The text whose HMAC-SHA-256, under the server's seed, is a block of the round's stream. */
export function blockText({ clientSeed, nonce }: Omit<RoundSeeds, 'serverSeed'>, block: number): string {
  return `${clientSeed}:${nonce}:${block}`;
}

const range = 2 ** 32;

/**
 * The integers of a stream: four bytes each, the high one first. The tail of the range is passed over, so that no value is favoured.
 * @param blockOf gives the bytes of a block, from 0
 */
export function drawsFrom(blockOf: (block: number) => Uint8Array): RandomInteger {
  let words: number[] = [];
  let block = 0;
  function nextWord(): number {
    if (words.length === 0) {
      if (block === mostBlocks) throw new RangeError('The round asks for more than its stream has');
      const bytes = blockOf(block);
      block += 1;
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      words = Array.from({ length: bytes.byteLength / 4 }, (_, index) => view.getUint32(index * 4));
    }
    return words.shift() ?? 0;
  }
  return (below) => {
    const limit = range - (range % below);
    for (;;) {
      const word = nextWord();
      if (word < limit) return word % below;
    }
  };
}
