import { type ChestPose, type ChestRung, chestFrame } from '../chest-kinds.ts';
import { box, disc, place, repeat, ring, shape, stroke } from '../svg.ts';
import type { Inks } from './inks.ts';
import { milled } from './ornament.ts';
import { engrave, inksNamed } from './picture.ts';
import { cut, type Sheet, shade } from './sheet.ts';

interface Make {
  readonly inks: string;
  /** The chest's own ink upon the seal. */
  readonly inkOf: (inks: Inks) => string;
  readonly lid: string;
  readonly raised: string;
  readonly inside: string;
}

/** In the units of the engraver's other subjects, standing on y = 0 with the rim at -70. */
const makes: Readonly<Record<ChestRung, Make>> = {
  wood: {
    inks: 'brassOnPaper',
    inkOf: ({ body }) => body,
    lid: 'M-84-70V-104L-74-114H74L84-104V-70z',
    raised: 'M-84-70L-78-140H78L84-70z',
    inside: 'M-72-70L-67-128H67L72-70z',
  },
  silver: {
    inks: 'navyOnSky',
    inkOf: ({ body }) => body,
    lid: 'M-86-70C-86-134 86-134 86-70z',
    raised: 'M-86-70C-92-176 92-176 86-70z',
    inside: 'M-74-70C-78-158 78-158 74-70z',
  },
  gold: {
    inks: 'oxblood',
    inkOf: ({ accent }) => accent,
    lid: 'M-90-70C-96-104-60-106-56-124C-40-140 40-140 56-124C60-106 96-104 90-70z',
    raised: 'M-90-70C-104-122-64-128-58-156C-40-176 40-176 58-156C64-128 104-122 90-70z',
    inside: 'M-76-70C-88-116-54-122-48-146C-34-160 34-160 48-146C54-122 88-116 76-70z',
  },
};

const boards = 'M-84-46H84M-84-22H84';
const facing: Readonly<Record<ChestRung, (sheet: Sheet) => string>> = {
  wood: (s) => cut(s, boards, 4) + cut(s, 'M-52-70V0M52-70V0', 7),
  silver: (s) =>
    repeat(4, (row) => disc(-66, -58 + row * 16, 5, s.inks.cut) + disc(66, -58 + row * 16, 5, s.inks.cut)) +
    cut(s, 'M-44-58H44V-12H-44z', 3),
  gold: (s) =>
    stroke('M-66-56C-30-20-30-20-18-56M66-56C30-20 30-20 18-56', s.inks.cut, 4) +
    shape('M-84 0h34l-10 16h-20zM84 0h-34l10 16h20z', s.inks.accent),
};

const pearls = (inks: Inks, colour: string): string =>
  repeat(8, (index) =>
    disc(-60 + index * 17, -76 - (index % 2) * 13, 13, colour, ` stroke="${inks.cut}" stroke-width="3"`),
  );

const padlock = (inks: Inks, colour: string): string =>
  ring(0, -72, 17, colour, 8) +
  box(-26, -70, 52, 44, 6, colour) +
  disc(0, -52, 7, inks.cut) +
  box(-3, -52, 6, 16, 0, inks.cut);

function casket(sheet: Sheet, rung: ChestRung, pose: ChestPose): string {
  const { inks } = sheet;
  const { inkOf, lid, raised, inside } = makes[rung];
  const own = inkOf(inks);
  // What lies upon the chest is never of its own ink.
  const other = own === inks.accent ? inks.body : inks.accent;
  const top =
    pose === 'locked'
      ? shape(lid, own) + cut(sheet, 'M-60-86H60', 4)
      : shape(raised, own) +
        shape(inside, inks.cut) +
        (pose === 'full' ? pearls(inks, other) : stroke('M-56-84H56', own, 3));
  return (
    top +
    shape('M-86-70H86L80 0H-80z', own) +
    shade(sheet, 'M24-70H86L80 0H24z') +
    facing[rung](sheet) +
    box(-92, -78, 184, 13, 3, inks.field) +
    (pose === 'locked' ? padlock(inks, other) : disc(0, -48, 10, inks.cut))
  );
}

/** A casket on a seal with a milled rim. */
export function drawChest(rung: ChestRung, pose: ChestPose): string {
  const ink = inksNamed(makes[rung].inks);
  return engrave({ seed: 1, prefix: `gc${rung}${pose}`, ...chestFrame, ink }, (sheet) =>
    place(
      disc(0, 0, 50, ink.ground, ` stroke="${ink.accent}" stroke-width="2"`) +
        milled(0, 0, 45, 5, ink.field, 2) +
        place(casket(sheet, rung, pose), 0, 30, 0, 0.42),
      60,
      52,
    ),
  );
}
