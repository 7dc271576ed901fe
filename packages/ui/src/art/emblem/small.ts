import { type ChestPose, type ChestRung, chestFrame } from '../chest-kinds.ts';
import type { EmptyKind } from '../empty-kinds.ts';
import type { PrizeKind } from '../prize-kinds.ts';
import { seedOf, spread } from '../random.ts';
import { a, b, c } from '../spot-inks.ts';
import { box, disc, fade, place, polar, polygon, repeat, ring, shape, starPath, svg } from '../svg.ts';
import { inFrame, inksAt, smallInks } from './picture.ts';
import type { FigureName, Hand, Inks, Stage } from './stage.ts';

/** Pictures that are shown small, each of one figure. */

const stageOf = (width: number, height: number, r: number, inks: Inks, prefix: string): Stage => ({
  width,
  height,
  x: width / 2,
  y: height / 2,
  r,
  inks,
  prefix,
});

const faces = [
  'fox',
  'wolf',
  'lion',
  'eagle',
  'rabbit',
  'bull',
  'owl',
  'cat',
  'jaguar',
  'toucan',
  'horse',
  'octopus',
  'turtle',
  'dragon',
  'jester',
  'robot',
  'ghost',
  'swan',
  'crab',
] as const;

/** What stands there in a list that each hand begins at another place. */
const turned = <Item>(items: readonly [Item, ...Item[]], at: number, { turn }: Hand): Item =>
  items[(at + turn * 7) % items.length] ?? items[0];

/** 200 x 200. */
export const avatarOf =
  (hand: Hand) =>
  (seed: number): string => {
    const name = turned(faces, spread(seed, 0, faces.length), hand);
    const prefix = `ef${(seed >>> 0).toString(36)}`;
    const stage = stageOf(200, 200, 78, inksAt(hand, spread(seed, 1, hand.inks.length)), prefix);
    const setting = hand.scenes[spread(seed, 2, hand.scenes.length)] ?? hand.scenes[0];
    return inFrame(
      { width: 200, height: 200, prefix },
      hand,
      (figures) => box(0, 0, 200, 200, 0, stage.inks.ground) + setting(stage, figures.at(name, stage)),
    );
  };

type Ground = (x: number, y: number, r: number, fill: string) => string;

const star =
  (tips: number, depth: number): Ground =>
  (x, y, r, fill) =>
    shape(starPath(x, y, r * 1.12, r * 1.12 * depth, tips), fill);
const corners =
  (count: number, turn = 0): Ground =>
  (x, y, r, fill) =>
    shape(polygon(x, y, r * 1.16, count, turn), fill);

/** Each on a ground of its own. */
const empties: Readonly<Record<EmptyKind, readonly [figure: FigureName, inks: number, ground: Ground]>> = {
  noRecords: ['scroll', 0, (x, y, r, fill) => disc(x, y, r * 1.06, fill)],
  noGames: ['joystick', 2, corners(4, 0.125)],
  noCards: ['wallet', 4, (x, y, r, fill) => box(x - r * 1.5, y - r * 0.8, r * 3, r * 1.6, r * 0.3, fill)],
  offline: ['plug', 0, corners(4)],
  notFound: ['compass', 2, star(12, 0.86)],
  signedOut: [
    'padlock',
    4,
    (x, y, r, fill) => shape(svg`M${x - r} ${y + r}V${y}a${r} ${r} 0 0 1 ${r * 2} 0V${y + r}z`, fill),
  ],
  waiting: ['hourglass', 0, corners(6)],
  success: ['tick', 4, star(5, 0.6)],
};

/** 300 x 220, on a transparent ground. */
export const emptyOf =
  (hand: Hand) =>
  (kind: EmptyKind): string => {
    const [name, ink, ground] = empties[kind];
    const stage = stageOf(300, 220, 92, inksAt(hand, ink), `ee${kind}`);
    const { x, y, r, inks, prefix } = stage;
    return inFrame(
      { width: 300, height: 220, prefix },
      hand,
      (figures) =>
        ground(x, y, r, inks.ground) +
        disc(x - r * 1.4, y + r * 0.6, 9, inks.plate) +
        disc(x + r * 1.36, y - r * 0.66, 12, inks.back) +
        figures.at(name, stage)(0, 0, r * 1.16),
    );
  };

const prizes: Readonly<Record<PrizeKind, readonly [figure: FigureName, inks: number]>> = {
  cash: ['coin', 0],
  spins: ['wheel', 2],
  points: ['star', 4],
  nothing: ['openChest', 2],
  other: ['gift', 0],
};

/** A disc of 96 x 96. */
export const prizeOf =
  (hand: Hand) =>
  (kind: PrizeKind): string => {
    const [name, ink] = prizes[kind];
    const stage = stageOf(96, 96, 46, inksAt(hand, ink), `ep${kind}`);
    const { x, y, r, inks, prefix } = stage;
    return inFrame(
      { width: 96, height: 96, prefix },
      hand,
      (figures) =>
        disc(x, y, r, inks.ground) +
        ring(x, y, r * 0.88, inks.back, 3) +
        figures.at(name, stage)(0, 0, r * 1.14),
    );
  };

const metals: Readonly<Record<ChestRung, Inks>> = {
  wood: { ground: a[0], back: b[1], figure: b[1], plate: b[3] },
  silver: { ground: a[0], back: a[2], figure: a[2], plate: a[0] },
  gold: { ground: b[0], back: b[2], figure: b[2], plate: b[0] },
};
const poses: Readonly<Record<ChestPose, FigureName>> = {
  locked: 'lockedChest',
  full: 'fullChest',
  empty: 'openChest',
};

/** `chestFrame`, on a transparent ground. */
export const chestOf =
  (hand: Hand) =>
  (rung: ChestRung, pose: ChestPose): string => {
    const { width, height } = chestFrame;
    const stage = stageOf(width, height, 48, metals[rung], `ec${rung}${pose}`);
    const { x, y, r, inks, prefix } = stage;
    return inFrame(
      { width, height, prefix },
      hand,
      (figures) =>
        disc(x, y, r * 1.04, inks.ground) +
        ring(x, y, r * 0.94, inks.back, 3) +
        (pose === 'full'
          ? repeat(6, (at) => {
              const [px, py] = polar(x, y, r * 0.78, at / 6 + 0.04);
              return shape(starPath(px, py, 7, 3, 4), inks.figure);
            })
          : '') +
        figures.at(poses[pose], stage)(0, 2, r * 1.3),
    );
  };

const [, , accentLight, accentPale] = a;
const [, , secondLight, secondPale] = b;

/** What each rank is cast in, so that neighbours are of different metals: what stands on it and its rim, and the plate of it. */
const casts: readonly (readonly [rim: string, figure: string, ground: string])[] = [
  [a[1], accentLight, a[0]],
  [secondLight, secondLight, b[0]],
  // A pale rim would be lost on a light page.
  [accentLight, accentPale, a[0]],
  [secondLight, secondLight, b[0]],
  [accentLight, accentPale, a[0]],
  [c[2], secondPale, b[0]],
  [a[1], accentPale, a[0]],
  [secondLight, secondPale, a[0]],
  [accentLight, secondLight, b[0]],
  [c[2], accentPale, a[0]],
  [secondLight, secondLight, b[0]],
];

/** A medal of 120 x 120 that has more of everything for each level; levels outside 0 to 10 get the nearest. */
export const vipBadgeOf =
  (hand: Hand) =>
  (level: number): string => {
    const rank = Math.min(10, Math.max(0, Math.round(level)));
    const [rim, figure, ground] = casts[rank] ?? [a[1], accentLight, a[0]];
    const inks = { ...hand.night, ground, figure };
    const stage = stageOf(120, 120, 58, inks, `ev${rank}`);
    const { x, y, r, prefix } = stage;
    const { dy, size, isBare } = hand.rankFigure;
    const printed = isBare ? { ...inks, plate: ground } : smallInks(hand, inks);
    return inFrame(
      { width: 120, height: 120, prefix },
      hand,
      (figures) =>
        hand.seal(x, y, r, rank, rim, ground) +
        figures.at(hand.ranks[rank] ?? 'crown', stage)(0, dy, size, { inks: printed }),
    );
  };

const signs = [
  'sun',
  'moon',
  'star',
  'fish',
  'turtle',
  'owl',
  'horse',
  'butterfly',
  'tree',
  'flame',
  'gem',
  'bell',
  'anchor',
  'rocket',
  'clover',
  'fox',
  'wolf',
  'eagle',
  'crab',
  'saucer',
  'comet',
  'knight',
  'ghost',
  'nautilus',
] as const;

/** A studio's sign, 96 x 96, from its key. */
export const providerMarkOf =
  (hand: Hand) =>
  (key: string): string => {
    const seed = seedOf(key);
    const name = turned(signs, seed % signs.length, hand);
    const inks = inksAt(hand, seed >>> 8);
    const stage = stageOf(96, 96, 44, inks, `em${seed.toString(36)}`);
    const { x, y, r, prefix } = stage;
    const grounds = [
      box(4, 4, 88, 88, 0, inks.ground),
      disc(x, y, r, inks.ground),
      box(4, 4, 88, 88, 22, inks.ground),
      shape(starPath(x, y, r * 1.1, r * 0.94, 8), inks.ground),
    ];
    return inFrame(
      { width: 96, height: 96, prefix },
      hand,
      (figures) =>
        `${grounds[(seed >>> 5) % grounds.length] ?? ''}${ring(x, y, r * (0.62 + ((seed >>> 16) % 5) * 0.06), inks.back, 2)}${figures.at(name, stage)(0, 0, r * 1.2)}`,
    );
  };

/** The quiet scenery of a brand whose drawings are not tinted, 1600 x 1000: figures in the corners of a sheet whose middle is bare. */
export const backgroundOf = (hand: Hand) => (): string => {
  const stage = stageOf(1600, 1000, 300, hand.night, 'eb');
  const places = [
    ['sun', 1420, 190, 460, 12],
    ['ship', 130, 860, 380, -8],
  ] as const;
  return inFrame(
    { width: 1600, height: 1000, prefix: 'eb' },
    hand,
    (figures) =>
      `<g${fade(0.14)}>${places
        .map(([name, x, y, size, turn]) =>
          place(figures.at(name, { ...stage, x: 0, y: 0 })(0, 0, size), x, y, turn),
        )
        .join('')}</g>`,
  );
};
