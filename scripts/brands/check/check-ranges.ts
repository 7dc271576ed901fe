import type { BrandTokens } from '../../../packages/ui/src/theme/contract.ts';
import { easingProblems } from './check-easing.ts';

/** Least and most of what a size may be. */
type Range = readonly [least: number, most: number];

/** What a number may be told in; the first is what its ranges are given in. */
const units = {
  rem: { rem: 1, px: 1 / 16 },
  px: { px: 1, rem: 16 },
  ms: { ms: 1, s: 1_000 },
  em: { em: 1 },
  plain: { '': 1 },
  /** In px, or as a share of the side. */
  corner: { px: 1, rem: 16, '%': 1 },
} as const;
type Unit = keyof typeof units;

type Ranges<Group extends keyof BrandTokens> = Readonly<Partial<Record<keyof BrandTokens[Group], Range>>>;

interface GroupRanges<Group extends keyof BrandTokens = keyof BrandTokens> {
  readonly group: Group;
  readonly unit: Unit;
  readonly ranges: Ranges<Group>;
}

const within = <Group extends keyof BrandTokens>(
  group: Group,
  unit: Unit,
  ranges: Ranges<Group>,
): GroupRanges => ({ group, unit, ranges });

/** What no site could be used with lies outside (docs/reskin.md): not read, not hit, out of a phone, or waited for. */
const groups: readonly GroupRanges[] = [
  within('text', 'rem', {
    xs: [0.6875, 1],
    sm: [0.75, 1.125],
    md: [0.875, 1.25],
    lg: [1, 1.5],
    xl: [1.125, 2],
    xxl: [1.25, 3],
    hero: [1.5, 6],
  }),
  within('weight', 'plain', {
    regular: [100, 1_000],
    medium: [100, 1_000],
    strong: [100, 1_000],
    display: [100, 1_000],
  }),
  within('space', 'rem', {
    s1: [0.125, 0.5],
    s2: [0.25, 0.75],
    s3: [0.5, 1],
    s4: [0.75, 1.5],
    s5: [1, 2],
    s6: [1, 2.5],
    s8: [1.5, 3],
    s10: [2, 4],
    s12: [2, 5],
  }),
  within('radius', 'px', { sm: [0, 32], md: [0, 32], lg: [0, 48], pill: [0, 9_999] }),
  within('radius', 'corner', { round: [0, 9_999] }),
  within('motion', 'ms', { fast: [0, 300], base: [0, 500], slow: [0, 800] }),
  within('press', 'plain', { scale: [0.8, 1.1], zoom: [1, 1.3] }),
  within('lettering', 'em', { display: [-0.08, 0.2], label: [-0.05, 0.3] }),
  within('size', 'px', {
    edge: [0, 6],
    control: [44, 72],
    topBar: [48, 120],
    bottomNav: [48, 104],
    sideNav: [64, 320],
    content: [720, 2_560],
    tabLine: [0, 12],
    tabPoint: [0, 24],
  }),
];

/** Width by height of a tile. */
const tileRatio: Range = [0.5, 1.5];

/** The numbers of a CSS value in one unit, of a fluid one its least and most; empty where it is told otherwise. */
function numbersIn(css: string, unit: Unit): readonly number[] {
  const factors: Readonly<Record<string, number>> = units[unit];
  return [...css.matchAll(/(-?[\d.]+)([a-z%]*)/g)].flatMap(([, number, told = '']) =>
    Object.hasOwn(factors, told) ? [Number(number) * (factors[told] ?? 1)] : [],
  );
}

function rangeProblem(role: string, css: string, unit: Unit, [least, most]: Range): string[] {
  const found = numbersIn(css, unit);
  const isWithin = Math.min(...found) >= least && Math.max(...found) <= most;
  // What a fluid size is worked out of may be any number.
  const isFluid = css.startsWith('clamp(');
  if (found.length > 0 && (isWithin || (isFluid && isClampWithin(found, least, most)))) return [];
  const name = unit === 'plain' || unit === 'corner' ? '' : unit;
  return [
    `"${role}" is ${css} and has to be from ${least}${name} to ${most}${name}. Change it in tokens/sem.json.`,
  ];
}

/** First and last of a `clamp()` are its least and most. */
function isClampWithin(numbers: readonly number[], least: number, most: number): boolean {
  return (numbers[0] ?? 0) >= least && (numbers.at(-1) ?? 0) <= most;
}

function ratioProblem(css: string): readonly string[] {
  const [width = 0, height = 1] = numbersIn(css, 'plain');
  const found = width / height;
  return found >= tileRatio[0] && found <= tileRatio[1]
    ? []
    : [
        `"tile.ratio" is ${css}. A tile is from half as wide as it is high ("1 / 2") to half as wide again ("3 / 2"). Change it in tokens/sem.json.`,
      ];
}

/** Sizes, corners and durations that no site could be used with. */
export function rangeProblems(tokens: BrandTokens): readonly string[] {
  return [
    ...groups.flatMap(({ group, unit, ranges }) =>
      Object.entries<Range>(ranges).flatMap(([name, range]) => {
        const values: Readonly<Record<string, string>> = tokens[group];
        return rangeProblem(`${group}.${name}`, values[name] ?? '', unit, range);
      }),
    ),
    ...ratioProblem(tokens.tile.ratio),
    ...easingProblems(tokens),
  ];
}
