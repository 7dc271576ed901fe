import type { ActivityDrawings } from '../activity-art.ts';
import { isWide } from '../activity-frame.ts';
import {
  box,
  disc,
  fade,
  leafPath,
  place,
  polar,
  repeat,
  ring,
  shape,
  starPath,
  stroke,
  svg,
} from '../svg.ts';
import { activity, coin, pawn } from './activity-sheet.ts';
import { fill } from './ground.ts';
import { beads, glory, rosette } from './ornament.ts';
import { cut, gilt, hollow, type Scene, shade, solid, twin } from './sheet.ts';
import { knight } from './subjects-salon.ts';

/** A sealed letter, its card half drawn out. */
const letter: Scene = (s) => {
  const { inks } = s;
  return (
    rosette(s, 'l', { r: 104, depth: 34, lobes: 13, lines: 8, colour: inks.field, width: 1.1 }) +
    place(
      hollow(s, 'M-84-96H84V40H-84z', 3) +
        box(-74, -86, 148, 116, 0, 'none', ` stroke="${inks.accent}" stroke-width="1.600"`) +
        pawn(s, -24, -26, 50) +
        pawn(s, 24, -26, 50) +
        stroke('M-8-52H8M0-60V-44', inks.accent, 4),
      0,
      -4,
      0,
    ) +
    solid(s, 'M-120-22L0 52L120-22V98H-120z') +
    shape(
      'M-120-22L-14 46L-120 98zM120-22L14 46L120 98z',
      inks.body,
      ` stroke="${inks.cut}" stroke-width="2.500" stroke-linejoin="round"`,
    ) +
    shade(s, 'M120-22L14 46L120 98z') +
    shape(
      'M-120 98L0 22L120 98z',
      inks.body,
      ` stroke="${inks.cut}" stroke-width="2.500" stroke-linejoin="round"`,
    ) +
    shape(starPath(0, 44, 31, 27, 14), inks.accent) +
    ring(0, 44, 20, inks.cut, 2) +
    shape('M0 56C-22 40-10 26 0 36C10 26 22 40 0 56z', inks.cut)
  );
};

/** The knight who brought the others to the board, and who they brought. */
const board: Scene = (s) => {
  const { inks } = s;
  const lines =
    'M0-20V12M0 12H-104V30M0 12H-35V30M0 12H35V30M0 12H104V30' +
    (isWide(s) ? 'M-104 12H-190V30M104 12H190V30' : '');
  const places = [-104, -35, 35, 104, ...(isWide(s) ? [-190, 190] : [])];
  return (
    disc(0, -54, 58, inks.ground) +
    ring(0, -54, 56, inks.accent, 2.5) +
    beads(0, -54, 49, inks.field, 2.5, 7) +
    place(knight(s), 0, -54, 0, 0.42) +
    stroke(lines, inks.accent, 4, ' stroke-linejoin="round"') +
    places
      .map((x) => disc(x, 66, 33, inks.ground) + ring(x, 66, 33, inks.body, 2.5) + pawn(s, x, 94, 54))
      .join('') +
    coin(s, -70, 12, 11) +
    coin(s, 70, 12, 11) +
    coin(s, 0, 12, 12)
  );
};

/** A magnet, its field, and who follows it. */
const field: Scene = (s) => {
  const { inks } = s;
  const below = repeat(7, (index) => {
    const w = 14 + index * 20;
    const h = 30 + index * 13;
    return svg`M-44-8C${-44 - w} ${h} ${-w} ${h + 46} 0 ${h + 38}C${w} ${h + 46} ${44 + w} ${h} 44-8`;
  });
  const around = repeat(5, (index) => {
    const w = 96 + index * 30;
    return svg`M${-50 - index * 3}-6C${-w} ${46 + index * 14} ${-w * 1.2} ${-120 - index * 26} 0 ${-122 - index * 14}C${w * 1.2} ${-120 - index * 26} ${w} ${46 + index * 14} ${50 + index * 3}-6`;
  });
  const horn =
    stroke('M-44-10V-50A44 44 0 0 1 44-50V-10', inks.body, 44, ' stroke-linecap="butt"') +
    stroke('M-44-10V-50A44 44 0 0 1 44-50V-10', inks.accent, 37, ' stroke-linecap="butt"') +
    shape('M-66-28H-22V-4H-66zM22-28H66V-4H22z', inks.body) +
    stroke('M-54-34V-52A54 54 0 0 1-22-99', inks.cut, 2.5) +
    stroke('M-34-34V-50A34 34 0 0 1 20-78', inks.cut, 1.6);
  return (
    stroke(around, inks.field, 1.6, fade(0.7)) +
    stroke(below, inks.field, 2.2) +
    horn +
    shade(s, 'M52-28H66V-4H52z') +
    pawn(s, -92, 104, 62) +
    pawn(s, 92, 104, 62) +
    place(pawn(s, 0, 0, 66), -34, 88, 10) +
    place(pawn(s, 0, 0, 66), 36, 88, -10) +
    (isWide(s) ? pawn(s, -164, 108, 54) + pawn(s, 164, 108, 54) : '')
  );
};

/** A pyramid of steps with the crown on it, between laurels. */
const podium: Scene = (s) => {
  const { inks } = s;
  const half =
    stroke('M40 102Q132 92 138-44', inks.body, 3) +
    shape(
      repeat(8, (index) => {
        const [x, y] = polar(24, -14, 116, 0.44 - index * 0.045);
        const along = 0.2 - index * 0.035;
        return leafPath(x, y, 34, 11, along - 0.12) + leafPath(x, y, 30, 10, along + 0.2 - 0.5 + 0.1);
      }),
      inks.body,
    );
  const circlet =
    solid(s, 'M-60 34L-76-34L-38 2L0-52L38 2L76-34L60 34z') +
    shade(s, 'M8-40L38 2L76-34L60 34H8z') +
    gilt(s, 'M-60 38H60V52H-60z') +
    cut(s, 'M-62 30H62', 2.5) +
    disc(0, -56, 9, inks.accent) +
    disc(-78, -38, 8, inks.accent) +
    disc(78, -38, 8, inks.accent) +
    repeat(5, (index) => disc(-44 + index * 22, 45, 4, inks.cut));
  return (
    place(circlet, 0, -46, 0, 0.92) +
    repeat(5, (index) => {
      const w = 40 + index * 18;
      const y = 12 + index * 18;
      return (
        box(-w, y, w * 2, 19, 0, inks.body) +
        shade(s, svg`M${w * 0.5} ${y + 4}H${w}V${y + 19}H${w * 0.5}z`) +
        stroke(svg`M${-w} ${y + 3}H${w}`, inks.cut, 2) +
        box(-13, y + 4, 26, 15, 0, inks.accent)
      );
    }) +
    twin(s, 'lr', half)
  );
};

export const ladders = {
  'invitation-activity': activity('aubergineOnRose', letter),
  agent: activity('navy', board, (s) => fill(s, 'n')),
  magnet: activity('bottleOnIvory', field),
  level: activity('ochre', podium, (s) => glory(s.width / 2, 74, 620, s.inks.field, 44)),
} satisfies Partial<ActivityDrawings>;
