/** A repeatable random source: the same seed always gives the same sequence. */
export interface Random {
  /** Uniform in [from, to). */
  between(from: number, to: number): number;
  /** Whole number in [from, to], both included. */
  whole(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<const Items extends readonly [unknown, ...unknown[]]>(items: Items): Items[number];
}

/** Mulberry32 over a scrambled seed, so that neighbouring seeds do not give neighbouring pictures. */
export function createRandom(seed: number): Random {
  let state = Math.imul((seed >>> 0) ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    between: (from, to) => from + (to - from) * next(),
    whole: (from, to) => from + Math.floor((to - from + 1) * next()),
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}

/** FNV-1a: a seed from a name. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Fractions of the golden ratio, and of the roots of 2, 3, 7 and 11. */
const STEPS = [0.618_033_988_7, 0.414_213_562_4, 0.732_050_807_6, 0.645_751_311_1, 0.316_624_790_4] as const;

/**
 * Spreads ids evenly over `count` choices: neighbours, and ids at any fixed distance from each other, get different
 * ones (irrational rotation; a hash would let twins happen by the birthday paradox). Different axes are independent.
 */
export function spread(id: number, axis: 0 | 1 | 2 | 3 | 4, count: number): number {
  const turn = (id * STEPS[axis]) % 1;
  return Math.floor((turn < 0 ? turn + 1 : turn) * count);
}
