import type { RandomInteger } from './draws.ts';

/** European roulette: the numbers 1 to 36 and one zero. */
export const pocketCount = 37;

/** The numbers in the order in which they stand around the wheel, clockwise from the zero. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];

export const pocketColours = ['green', 'red', 'black'] as const;
export type PocketColour = (typeof pocketColours)[number];

/** Red and black take turns around the wheel. */
export function pocketColour(number: number): PocketColour {
  if (number === 0) return 'green';
  return wheelOrder.indexOf(number) % 2 === 1 ? 'red' : 'black';
}

/** Where the ball falls: each pocket equally often. */
export function drawPocket(random: RandomInteger): number {
  return random(pocketCount);
}

export const spotKinds = [
  'straight',
  'split',
  'street',
  'corner',
  'line',
  'dozen',
  'column',
  'colour',
  'parity',
  'half',
] as const;
export type SpotKind = (typeof spotKinds)[number];

/** A place of the cloth where chips can lie. */
export interface Spot {
  /** `straight-17`, `split-17-20`, `dozen-2`, `red`. */
  readonly id: string;
  readonly kind: SpotKind;
  /** What it wins on. */
  readonly numbers: readonly number[];
}

const numbers = Array.from({ length: pocketCount - 1 }, (_, index) => index + 1);
/** Of the cloth, three numbers each, from 1-2-3 to 34-35-36. */
const rows = Array.from({ length: 12 }, (_, row) => [3 * row + 1, 3 * row + 2, 3 * row + 3]);

function inside(kind: SpotKind, covered: readonly number[]): Spot {
  return { id: `${kind}-${covered.join('-')}`, kind, numbers: covered };
}

function isNeighbour(a: number, b: number): boolean {
  return b === a + 3 || (b === a + 1 && a % 3 !== 0);
}

const splits = numbers.flatMap((a) =>
  numbers.filter((b) => isNeighbour(a, b)).map((b) => inside('split', [a, b])),
);
const corners = numbers
  .filter((a) => a % 3 !== 0 && a <= 32)
  .map((a) => inside('corner', [a, a + 1, a + 3, a + 4]));

const outside: readonly Spot[] = [
  ...[1, 2, 3].map((dozen) => ({
    id: `dozen-${dozen}`,
    kind: 'dozen' as const,
    numbers: numbers.filter((number) => Math.ceil(number / 12) === dozen),
  })),
  ...[1, 2, 3].map((column) => ({
    id: `column-${column}`,
    kind: 'column' as const,
    numbers: numbers.filter((number) => (number - column) % 3 === 0),
  })),
  { id: 'low', kind: 'half', numbers: numbers.filter((number) => number <= 18) },
  { id: 'even', kind: 'parity', numbers: numbers.filter((number) => number % 2 === 0) },
  { id: 'red', kind: 'colour', numbers: numbers.filter((number) => pocketColour(number) === 'red') },
  { id: 'black', kind: 'colour', numbers: numbers.filter((number) => pocketColour(number) === 'black') },
  { id: 'odd', kind: 'parity', numbers: numbers.filter((number) => number % 2 === 1) },
  { id: 'high', kind: 'half', numbers: numbers.filter((number) => number > 18) },
];

/** Every place of the cloth by its id; the zero is covered by itself, and with the first row. */
export const spots: ReadonlyMap<string, Spot> = new Map(
  [
    ...[0, ...numbers].map((number) => inside('straight', [number])),
    ...splits,
    ...rows.map((row) => inside('street', row)),
    inside('corner', [0, 1, 2, 3]),
    ...corners,
    ...rows.slice(0, -1).map((row, index) => inside('line', [...row, ...(rows[index + 1] ?? [])])),
    ...outside,
  ].map((spot) => [spot.id, spot]),
);

/** What a chip wins besides itself, in chips: as much as if there were 36 pockets. */
export function oddsOf({ numbers: covered }: Pick<Spot, 'numbers'>): number {
  return 36 / covered.length - 1;
}

/** Chips on one place. */
export interface PlacedChips {
  /** Id of a place. */
  readonly spot: string;
  /** In centavos. */
  readonly amount: number;
}

/** What returns of bets when the ball has fallen, in centavos: the chips that have won, and what they win. */
export function returnOfBets(bets: readonly PlacedChips[], number: number): number {
  return bets.reduce((sum, { spot, amount }) => {
    const place = spots.get(spot);
    return place?.numbers.includes(number) ? sum + amount * (oddsOf(place) + 1) : sum;
  }, 0);
}

/** Share of the stakes that comes back in the long run, exact: the same for every place. */
export const rouletteReturn = 36 / pocketCount;
