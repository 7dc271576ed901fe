import type { RandomInteger } from '@fortuna/domain/fair-play/draws.ts';

const range = 2 ** 32;

/** From the platform's cryptographic source; the tail of the range is discarded, so that no value is favoured. */
export const cryptoRandom: RandomInteger = (below) => {
  const limit = range - (range % below);
  const draw = new Uint32Array(1);
  for (;;) {
    globalThis.crypto.getRandomValues(draw);
    const value = draw[0] ?? 0;
    if (value < limit) return value % below;
  }
};

/** `bytes` random bytes in hexadecimal. */
export function randomHex(bytes: number): string {
  const values = globalThis.crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (value) => value.toString(16).padStart(2, '0')).join('');
}

/** A repeatable source for things that must look the same each time (catalogue, seeds); mulberry32. */
export function seededRandom(seed: number): RandomInteger {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / range) * below);
  };
}

/** One of a non-empty list. */
export function pick<Item>(random: RandomInteger, items: readonly Item[]): Item {
  const item = items[random(items.length)];
  if (item === undefined) throw new RangeError('Nothing to pick from');
  return item;
}
