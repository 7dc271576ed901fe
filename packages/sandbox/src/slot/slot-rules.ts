import type { RandomInteger } from '../world/random.ts';

/** The reel slot that every slot of the catalogue opens: five reels, three rows, ten lines, left to right, the sun is wild. */
export const reelCount = 5;
export const rowCount = 3;

export const symbols = ['sun', 'lighthouse', 'boat', 'fish', 'shell', 'star', 'coconut', 'wave'] as const;
export type SlotSymbol = (typeof symbols)[number];

/** How often a symbol comes up, in parts of the sum. */
const weights: Readonly<Record<SlotSymbol, number>> = {
  sun: 2,
  lighthouse: 5,
  boat: 6,
  fish: 8,
  shell: 10,
  star: 12,
  coconut: 14,
  wave: 16,
};

/** What three, four and five alike pay, in stakes of one line. A line of suns alone pays as the lighthouse. */
export const paytable: Readonly<Record<Exclude<SlotSymbol, 'sun'>, readonly [number, number, number]>> = {
  lighthouse: [80, 320, 2000],
  boat: [50, 200, 1000],
  fish: [30, 100, 500],
  shell: [16, 60, 240],
  star: [12, 40, 160],
  coconut: [8, 24, 100],
  wave: [6, 18, 80],
};

/** Row of each reel, for each line. */
export const lines: ReadonlyArray<readonly number[]> = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
];

/** Stakes of a whole round in centavos; each divides by the number of lines. */
export const stakes: readonly number[] = [50, 100, 200, 500, 1000, 2000, 5000];

export interface LineWin {
  /** Index in `lines`. */
  readonly line: number;
  readonly symbol: SlotSymbol;
  readonly length: number;
  /** In stakes of one line. */
  readonly pays: number;
}

export interface SlotOutcome {
  /** Symbols by reel, top row first. */
  readonly reels: ReadonlyArray<readonly SlotSymbol[]>;
  readonly wins: readonly LineWin[];
}

const totalWeight = symbols.reduce((sum, symbol) => sum + weights[symbol], 0);

function drawSymbol(random: RandomInteger): SlotSymbol {
  let place = random(totalWeight);
  for (const symbol of symbols) {
    place -= weights[symbol];
    if (place < 0) return symbol;
  }
  return 'wave';
}

/** The alike symbols that a line begins with. */
function runOf(
  along: readonly SlotSymbol[],
): Pick<LineWin, 'length'> & { symbol: Exclude<SlotSymbol, 'sun'> } {
  const symbol = along.find((one) => one !== 'sun') ?? 'lighthouse';
  const broken = along.findIndex((one) => one !== symbol && one !== 'sun');
  return { symbol, length: broken === -1 ? along.length : broken };
}

/** What one line pays, if anything. */
export function lineWin(line: number, along: readonly SlotSymbol[]): LineWin | null {
  const { symbol, length } = runOf(along);
  const pays = paytable[symbol][length - 3];
  return pays === undefined ? null : { line, symbol, length, pays };
}

/** Draws one round. */
export function spinReels(random: RandomInteger): SlotOutcome {
  const reels = Array.from({ length: reelCount }, () =>
    Array.from({ length: rowCount }, () => drawSymbol(random)),
  );
  const wins = lines.flatMap((rows, line) => {
    const win = lineWin(
      line,
      rows.map((row, reel) => reels[reel]?.[row] ?? 'wave'),
    );
    return win === null ? [] : [win];
  });
  return { reels, wins };
}

/** Win of a round in centavos. */
export function winOf(outcome: SlotOutcome, stake: number): number {
  return outcome.wins.reduce((sum, win) => sum + win.pays, 0) * (stake / lines.length);
}

/**
 * Share of the stakes returned in the long run, counted exactly over all combinations of one line (all lines are alike).
 */
export function returnToPlayer(): number {
  let total = 0;
  function walk(along: readonly SlotSymbol[], chance: number): void {
    // What comes after a broken run changes nothing.
    if (along.length === reelCount || runOf(along).length < along.length) {
      total += chance * (lineWin(0, along)?.pays ?? 0);
      return;
    }
    for (const symbol of symbols) walk([...along, symbol], (chance * weights[symbol]) / totalWeight);
  }
  walk([], 1);
  return total;
}
