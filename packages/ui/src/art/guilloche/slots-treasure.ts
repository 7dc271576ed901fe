import {
  disc,
  fade,
  leafPath,
  oval,
  place,
  polygon,
  repeat,
  ring,
  shape,
  starPath,
  stroke,
  svg,
} from '../svg.ts';
import { fill, paper, sparks } from './ground.ts';
import { beads, glory, hairFrame, milled, starburst } from './ornament.ts';
import { cross, cut, gilt, type Scene, type Sheet, shade, solid, twin } from './sheet.ts';

/** A coin seen flat, of radius `r`, with a star on it. */
const piece = ({ inks }: Sheet, x: number, y: number, r: number): string =>
  disc(x, y, r, inks.accent, ` stroke="${inks.ground}" stroke-width="3"`) +
  ring(x, y, r * 0.74, inks.ground, 2) +
  shape(starPath(x, y, r * 0.5, r * 0.2, 4), inks.ground);

/** An open chest, its gold alight. */
export const chest: Scene = (s) => {
  const { inks } = s;
  return (
    paper(s) +
    glory(160, 210, 420, inks.field, 40) +
    disc(160, 200, 96, inks.ground, fade(0.55)) +
    shape('M0 330H320V400H0z', inks.ground) +
    shape('M0 330H320V400H0z', `url(#${s.prefix}w)`) +
    stroke('M0 330H320', inks.body, 2.5) +
    // The lid, thrown back.
    shape(
      'M46 196C40 110 62 62 92 56H228C258 62 280 110 274 196z',
      inks.body,
      ` stroke="${inks.ground}" stroke-width="5"`,
    ) +
    shape('M62 190C58 120 74 82 98 76H222C246 82 262 120 258 190z', inks.cut) +
    cross(s, 'M62 190C58 120 74 82 98 76H222C246 82 262 120 258 190z') +
    gilt(
      s,
      'M92 56H112C96 90 92 140 94 196H74C70 130 76 76 92 56zM228 56H208C224 90 228 140 226 196H246C250 130 244 76 228 56z',
    ) +
    // Gold, heaped.
    [
      [88, 186, 20],
      [232, 186, 20],
      [124, 168, 23],
      [196, 166, 23],
      [160, 146, 26],
      [108, 196, 18],
      [212, 196, 18],
      [160, 190, 25],
    ]
      .map(([x = 0, y = 0, r = 0]) => piece(s, x, y, r))
      .join('') +
    shape('M132 190L144 176H164L174 190L152 214z', inks.body, ` stroke="${inks.ground}" stroke-width="3"`) +
    stroke('M132 190H174M144 176L152 190L164 176M152 190V212', inks.ground, 2) +
    // The body.
    shape('M36 200H284L272 348H48z', inks.body, ` stroke="${inks.ground}" stroke-width="5"`) +
    shade(s, 'M180 200H284L272 348H168z') +
    cut(s, 'M41 248H279M44 296H276', 3) +
    gilt(s, 'M28 194H292V214H28zM70 214H94L100 348H78zM250 214H226L220 348H242z') +
    shape('M132 206H188V262Q160 284 132 262z', inks.accent, ` stroke="${inks.cut}" stroke-width="4"`) +
    disc(160, 236, 9, inks.cut) +
    shape('M156 238H164L168 260H152z', inks.cut) +
    [76, 86, 234, 232]
      .map((x, index) =>
        disc(index < 2 ? x + index * 2 : x - (index - 2) * 6 + 4, index % 2 === 0 ? 230 : 330, 3.5, inks.cut),
      )
      .join('') +
    piece(s, 46, 362, 20) +
    piece(s, 286, 352, 16) +
    piece(s, 254, 374, 18) +
    sparks(inks.body, [40, 84, 18], [286, 60, 22], [160, 34, 14])
  );
};

/** A closed crown on a tasselled cushion. */
export const crown: Scene = (s) => {
  const { inks } = s;
  const tassel = (x: number, y: number): string =>
    disc(x, y, 8, inks.accent) +
    shape(svg`M${x - 7} ${y + 6}H${x + 7}L${x + 11} ${y + 34}H${x - 11}z`, inks.accent) +
    stroke(svg`M${x - 9} ${y + 10}H${x + 9}`, inks.ground, 2);
  const tassels = tassel(22, 276) + tassel(298, 276) + tassel(24, 350) + tassel(296, 350);
  return (
    paper(s) +
    fill(s, 'n') +
    place(starburst(s, 'cr', { outer: 168, inner: 128, points: 28, lines: 7 }), 160, 160) +
    disc(160, 160, 134, inks.ground) +
    ring(160, 160, 134, inks.accent, 2) +
    shape(
      'M50 280Q160 252 270 280Q286 276 300 268Q300 286 290 312Q302 338 300 358Q286 350 268 346Q160 372 52 346Q34 350 20 358Q18 338 30 312Q20 286 20 268Q34 276 50 280z',
      inks.field,
      ` stroke="${inks.ground}" stroke-width="5"`,
    ) +
    stroke('M30 312Q160 338 290 312M52 282Q84 306 58 344M268 282Q236 306 262 344', inks.ground, 3) +
    tassels +
    place(
      shape('M-96 54C-118-10-92-62-40-58Q-14-56 0-42Q14-56 40-58C92-62 118-10 96 54z', inks.field) +
        twin(
          s,
          'ca',
          solid(s, 'M-90 60C-124-14-100-84-46-80Q-14-78 0-56V-34Q-18-58-44-60C-82-62-96-10-70 60z') +
            cut(s, 'M-82 50C-108-12-88-72-44-70Q-16-68-4-48', 2) +
            repeat(5, (index) =>
              disc(
                [-88, -95, -90, -74, -50][index] ?? 0,
                [24, -6, -36, -60, -70][index] ?? 0,
                6,
                inks.accent,
              ),
            ) +
            [
              [-42, 6],
              [-60, 28],
              [-24, 28],
            ]
              .map(([x = 0, y = 0]) => disc(x, y, 15, inks.body))
              .join('') +
            solid(s, 'M-46 14H-38L-30 60H-54z'),
        ) +
        solid(s, 'M-12-52H12V56H-12z') +
        repeat(4, (index) => disc(0, -34 + index * 24, 6, inks.accent)) +
        disc(0, -70, 18, inks.body, ` stroke="${inks.cut}" stroke-width="3"`) +
        cut(s, 'M-18-70H18M0-70V-52', 2.5) +
        gilt(s, 'M0-124L13-104L0-86L-13-104z') +
        shape(
          'M-104 50Q0 82 104 50L98 98Q0 128-98 98z',
          inks.body,
          ` stroke="${inks.ground}" stroke-width="4"`,
        ) +
        shade(s, 'M20 70Q70 66 104 50L98 98Q60 112 20 112z') +
        cut(s, 'M-100 60Q0 90 100 60M-96 90Q0 118 96 90', 2.5) +
        [-72, -36, 0, 36, 72]
          .map((x, index) => {
            const y = 88 - (x * x) / 420;
            return index % 2 === 0
              ? shape(polygon(x, y, 13, 4), inks.accent, ` stroke="${inks.cut}" stroke-width="2.500"`)
              : disc(x, y, 8, inks.accent, ` stroke="${inks.cut}" stroke-width="2.500"`);
          })
          .join(''),
      160,
      176,
      0,
      1.12,
    )
  );
};

/** A brilliant seen from the side, its light in the air about it. */
export const gem: Scene = (s) => {
  const { inks } = s;
  const chip =
    shape('M-26-26H26L44-8L0 44L-44-8z', inks.accent, ` stroke="${inks.ground}" stroke-width="7"`) +
    stroke('M-44-8H44M-26-26L-14-8L0-26L14-8L26-26M-14-8L0 42L14-8', inks.ground, 2);
  return (
    paper(s) +
    repeat(9, (index) =>
      stroke(polygon(160, 210, 60 + index * 34, 4), inks.field, index % 3 === 0 ? 8 : 1.5, fade(0.8)),
    ) +
    place(
      shape(
        'M-86-86H86L142-26L0 138L-142-26z',
        inks.body,
        ` stroke="${inks.ground}" stroke-width="12" stroke-linejoin="round"`,
      ) +
        shade(s, 'M-86-86L-50-26H-142zM86-86L50-26H142zM-50-26H50L0 138z') +
        cross(s, 'M50-26H142L0 138z') +
        gilt(s, 'M-40-86L0-26L40-86zM-142-26L-96-26L-74 52z') +
        cut(
          s,
          'M-142-26H142M-86-86L-50-26L-40-86M40-86L50-26L86-86M-40-86L0-26L40-86M-50-26L0 138L50-26M-96-26L0 138L96-26M-86-86L-96-26M86-86L96-26',
          3,
        ),
      160,
      184,
      -11,
      1.02,
    ) +
    place(chip, 254, 330, 16, 1.05) +
    place(chip, 70, 344, -14, 0.8) +
    sparks(inks.body, [52, 66, 26], [284, 96, 16], [272, 250, 10], [30, 250, 14]) +
    hairFrame(s)
  );
};

/** One great coin before stacks of its kind. */
export const coin: Scene = (s) => {
  const { inks } = s;
  const edge = ` stroke="${inks.ground}" stroke-width="2.500"`;
  const id = `${s.prefix}-st`;
  const flat =
    shape('M-46-12V0a46 13 0 0 0 92 0V-12z', inks.accent, edge) +
    stroke('M-42 0a44 13 0 0 0 84 0', inks.ground, 7, ' stroke-dasharray="1.500 9" stroke-linecap="butt"') +
    oval(0, -12, 46, 13, inks.accent, edge) +
    oval(0, -12, 32, 8, 'none', edge);
  const stack = (x: number, foot: number, count: number): string =>
    repeat(count, (index) => svg`<use href="#${id}" x="${x}" y="${foot - index * 17}"/>`);
  return (
    paper(s) +
    fill(s, 'w') +
    shape('M0 342H320V400H0z', inks.ground) +
    stroke('M0 342H320M0 352H320', inks.body, 2.5) +
    `<defs><g id="${id}">${flat}</g></defs>` +
    stack(256, 340, 15) +
    stack(62, 340, 9) +
    stack(162, 340, 6) +
    place(
      disc(0, 0, 112, inks.body, ` stroke="${inks.ground}" stroke-width="8"`) +
        milled(0, 0, 104, 13, inks.cut, 3.4) +
        ring(0, 0, 95, inks.cut, 2.5) +
        shade(s, 'M30-90A95 95 0 0 1-40 86Q60 40 30-90z') +
        beads(0, 0, 86, inks.cut, 4, 9) +
        twin(
          s,
          'cl',
          stroke('M0 66C44 58 66 20 54-40', inks.cut, 3) +
            shape(
              [
                [20, 60, 0.16],
                [38, 46, 0.1],
                [50, 26, 0.05],
                [56, 2, 0.01],
                [57, -22, -0.03],
              ]
                .map(
                  ([x = 0, y = 0, turn = 0]) =>
                    leafPath(x, y, 26, 9, turn) + leafPath(x, y, 24, 8, turn - 0.2),
                )
                .join(''),
              inks.cut,
            ),
        ) +
        gilt(s, starPath(0, -6, 40, 17, 5)) +
        stroke(starPath(0, -6, 40, 17, 5), inks.cut, 3),
      138,
      162,
      -8,
    ) +
    sparks(inks.accent, [38, 52, 20], [282, 40, 13]) +
    hairFrame(s)
  );
};
