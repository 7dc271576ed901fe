import type { RandomInteger } from './draws.ts';

/** Every machine has five reels of which three rows are seen; lines pay from the left. */
export const reelCount = 5;
export const rowCount = 3;

/** What three, four and five alike pay, in stakes of one line. */
export type Pays = readonly [three: number, four: number, five: number];

/** A slot as data: what is on its reels, and what its lines pay. */
export interface SlotMachine {
  /** Stands for any symbol; a line of wilds alone pays as the first symbol of the paytable. */
  readonly wild: string;
  /** All symbols but the wild, the dearest one first. */
  readonly paytable: Readonly<Record<string, Pays>>;
  /** What stands on each reel, downwards; behind the last one the first one comes again. */
  readonly reels: ReadonlyArray<readonly string[]>;
  /** Row of each reel, for each line. */
  readonly lines: ReadonlyArray<readonly number[]>;
}

export interface LineWin {
  /** Index in `lines`. */
  readonly line: number;
  readonly symbol: string;
  readonly length: number;
  /** In stakes of one line. */
  readonly pays: number;
}

export interface SlotOutcome {
  /** What is seen, by reel, top row first. */
  readonly reels: ReadonlyArray<readonly string[]>;
  readonly wins: readonly LineWin[];
}

/** Where each reel stops: the place of its strip that is seen in the top row. */
export function drawStops(machine: SlotMachine, random: RandomInteger): number[] {
  return machine.reels.map((strip) => random(strip.length));
}

/** All symbols of a machine, the wild first. */
export function symbolsOf({ wild, paytable }: SlotMachine): string[] {
  return [wild, ...Object.keys(paytable)];
}

/** The alike symbols that a line begins with. */
function runOf(
  { wild, paytable }: SlotMachine,
  along: readonly string[],
): { symbol: string; length: number } {
  const symbol = along.find((one) => one !== wild) ?? Object.keys(paytable)[0] ?? wild;
  const broken = along.findIndex((one) => one !== symbol && one !== wild);
  return { symbol, length: broken === -1 ? along.length : broken };
}

/** What one line pays, if anything. */
export function lineWin(machine: SlotMachine, line: number, along: readonly string[]): LineWin | null {
  const { symbol, length } = runOf(machine, along);
  const pays = machine.paytable[symbol]?.[length - 3];
  return pays === undefined ? null : { line, symbol, length, pays };
}

/** What reels that have stopped show and pay. */
export function outcomeAt(machine: SlotMachine, stops: readonly number[]): SlotOutcome {
  const reels = machine.reels.map((strip, reel) =>
    Array.from({ length: rowCount }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? ''),
  );
  const wins = machine.lines.flatMap((rows, line) => {
    const along = rows.map((row, reel) => reels[reel]?.[row] ?? '');
    const win = lineWin(machine, line, along);
    return win === null ? [] : [win];
  });
  return { reels, wins };
}

/** Win of a round; as much in centavos as the stake is. */
export function slotWin({ lines }: SlotMachine, { wins }: SlotOutcome, stake: number): number {
  return wins.reduce((sum, win) => sum + win.pays, 0) * (stake / lines.length);
}

/**
 * Share of the stakes that comes back in the long run, counted over every combination of symbols that a line can show: whole numbers
 * until the last division. Each row of a reel shows each place of its strip equally often, so that all lines are alike.
 */
export function slotReturn(machine: SlotMachine): number {
  const counts = machine.reels.map((strip) =>
    symbolsOf(machine).map((symbol) => [symbol, strip.filter((one) => one === symbol).length] as const),
  );
  const ways = machine.reels.map((strip) => strip.length);
  const waysFrom = (reel: number) => ways.slice(reel).reduce((product, length) => product * length, 1);
  function paid(along: readonly string[], count: number): number {
    // What comes behind a broken run changes nothing.
    if (along.length === reelCount || runOf(machine, along).length < along.length)
      return count * waysFrom(along.length) * (lineWin(machine, 0, along)?.pays ?? 0);
    const next = counts[along.length] ?? [];
    return next.reduce((sum, [symbol, times]) => sum + paid([...along, symbol], count * times), 0);
  }
  return paid([], 1) / waysFrom(0);
}
