import type { BrandTokens } from '../../../packages/ui/src/theme/contract.ts';
import { amountOf, partsOf } from '../tokens/css-math.ts';
import { ems, milliseconds, percents, pixels, pixelsAt, plainNumbers, remsAt } from '../tokens/css-units.ts';
import { easingProblems } from './check-easing.ts';
import { keywordProblems } from './check-keywords.ts';
import { outlineProblems } from './check-outlines.ts';

/** Least and most of what a size may be. */
type Range = readonly [least: number, most: number];

/** What a number may be told in, by the width of the window; the name is what its ranges are given in. */
const units = {
  rem: remsAt,
  px: pixelsAt,
  ms: () => milliseconds,
  em: () => ems,
  plain: () => plainNumbers,
  /** In px, or as a share of the side. */
  corner: () => ({ ...pixels, ...percents }),
} as const;
type Unit = keyof typeof units;

/** As narrow and as wide as none is, so that both ends of a fluid size count, and between them a phone's and a desk's. */
const windowWidths = [0, 360, 1_600, 100_000];

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

function rangeProblem(role: string, css: string, unit: Unit, [least, most]: Range): string[] {
  const found = windowWidths.map((width) => amountOf(css, units[unit](width)));
  if (found.every((amount) => amount !== undefined && amount >= least && amount <= most)) return [];
  const name = unit === 'plain' || unit === 'corner' ? '' : unit;
  const range = `from ${least}${name} to ${most}${name}`;
  const told = Object.keys(units[unit](0)).join(', ') || 'no unit';
  if (found.includes(undefined))
    return [
      `"${role}" is ${css}, which is not one number that can be worked out in ${told}. Give one ${range} in tokens/sem.json.`,
    ];
  const isFluid = new Set(found).size > 1;
  return [
    `"${role}" is ${css} and has to be ${range}${isFluid ? ' at every width of the window: give both ends with clamp()' : ''}. Change it in tokens/sem.json.`,
  ];
}

function ratioProblem(css: string): readonly string[] {
  const sides = partsOf(css, '/').map((side) => amountOf(side, plainNumbers) ?? Number.NaN);
  const [width = Number.NaN, height = 1] = sides;
  const found = width / height;
  return sides.length <= 2 && found >= tileRatio[0] && found <= tileRatio[1]
    ? []
    : [
        `"tile.ratio" is ${css}. A tile is from half as wide as it is high ("1 / 2") to half as wide again ("3 / 2"). Change it in tokens/sem.json.`,
      ];
}

/** Sizes, corners, outlines, durations and words that no site could be used with, or that no browser understands. */
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
    ...keywordProblems(tokens),
    ...outlineProblems(tokens),
  ];
}
