import { box, disc, fade, oval, place, polygon, repeat, shape, starPath, stroke, svg } from '../svg.ts';
import { fill, paper } from './ground.ts';
import { beadFrame, glory, hairFrame, rosette } from './ornament.ts';
import { cross, cut, gilt, type Scene, shade, solid } from './sheet.ts';

/** A bell in full swing, a bow at its head. */
export const bell: Scene = (s) => {
  const { inks } = s;
  return (
    paper(s) +
    fill(s, 'h') +
    place(rosette(s, 'be', { r: 132, depth: 18, lobes: 20, lines: 6 }), 160, 180) +
    stroke(
      'M66 92Q48 118 46 150M46 78Q24 112 22 150M300 124Q318 172 304 220M280 140Q294 172 284 206',
      inks.accent,
      5,
    ) +
    place(
      disc(10, 150, 25, inks.accent, ` stroke="${inks.ground}" stroke-width="4"`) +
        shape(
          'M-22-84C-68-72-72-20-76 26C-80 70-98 96-122 116Q0 160 122 116C98 96 80 70 76 26C72-20 68-72 22-84z',
          inks.body,
          ` stroke="${inks.ground}" stroke-width="6"`,
        ) +
        shade(s, 'M22-84C68-72 72-20 76 26C80 70 98 96 122 116Q84 130 44 134C60 90 50-40 22-84z') +
        gilt(s, 'M-124 112Q0 158 124 112L120 130Q0 174-120 130z') +
        cut(s, 'M-70-28Q0-10 70-28M-74 2Q0 22 74 2M-96 86Q0 120 96 86', 3.5) +
        repeat(7, (index) => {
          const x = -60 + index * 20;
          return gilt(s, polygon(x, 10 - (x * x) / 520 - 8, 8, 4));
        }) +
        cut(s, 'M-52-20Q-56 40-84 84', 3),
      164,
      172,
      17,
      0.92,
    ) +
    place(
      solid(s, 'M0 0C-30-34-86-40-92-8C-88 26-36 24 0 0C30-34 86-40 92-8C88 26 36 24 0 0z') +
        cut(s, 'M-14-6Q-50-26-76-8M14-6Q50-26 76-8M-18 2Q-46 10-64 4M18 2Q46 10 64 4', 3) +
        gilt(s, 'M-18-16H18V16H-18z') +
        cut(s, 'M-8-14V14M8-14V14', 2.5),
      188,
      78,
      14,
      0.9,
    ) +
    hairFrame(s)
  );
};

/** The lucky number, large, on a banner's fold. */
export const seven: Scene = (s) => {
  const { inks } = s;
  const d =
    'M-92-128Q-56-108-14-122Q56-146 98-124V-78C44-16 18 52 12 134H-74C-66 56-18-18 32-62H-36Q-60-62-64-28H-92z';
  return (
    paper(s) +
    glory(160, 200, 340, inks.field, 28) +
    shape('M-10 250L330 140V236L-10 346z', inks.ground, ` stroke="${inks.body}" stroke-width="3"`) +
    shape('M-10 260L330 150V226L-10 336z', inks.accent, fade(0.85)) +
    place(
      `<g transform="translate(12 12)">${shape(d, inks.ground, ` stroke="${inks.ground}" stroke-width="14" stroke-linejoin="round"`)}${cross(s, d)}</g>` +
        shape(d, inks.body, ` stroke="${inks.ground}" stroke-width="12" stroke-linejoin="round"`) +
        solid(s, d) +
        shade(s, 'M98-78C44-16 18 52 12 134H-26C-20 56 20-26 66-80V-128L98-124z') +
        cut(
          s,
          'M-80-114V-42M-70-96Q-20-96 10-106Q50-120 82-112V-84C30-22 4 46-2 120H-58C-48 58-6-12 56-76H-38',
          3,
        ),
      160,
      192,
      0,
      1.08,
    ) +
    shape(
      starPath(52, 92, 30, 12, 5) + starPath(270, 316, 26, 10, 5) + starPath(276, 56, 16, 6, 5),
      inks.accent,
      ` stroke="${inks.ground}" stroke-width="5" paint-order="stroke"`,
    ) +
    hairFrame(s)
  );
};

/** A half mask on its stick, plumes to one side. */
export const mask: Scene = (s) => {
  const { inks } = s;
  const feather = (turn: number, length: number, colour: string): string =>
    place(
      shape(
        svg`M0 0C-34 ${-length * 0.4}-24 ${-length * 0.9} 6 ${-length}C28 ${-length * 0.8} 24 ${-length * 0.3} 0 0z`,
        colour,
        ` stroke="${inks.ground}" stroke-width="4"`,
      ) +
        stroke(
          svg`M0-10Q-4 ${-length * 0.5} 5 ${-length * 0.88}M-3 ${-length * 0.34}l-12-14M-3 ${-length * 0.5}l-13-15M-1 ${-length * 0.66}l-12-14M-2 ${-length * 0.34}l14-12M-2 ${-length * 0.5}l15-12M0 ${-length * 0.66}l13-10`,
          inks.ground,
          2,
        ),
      86,
      -26,
      turn,
    );
  return (
    paper(s) +
    fill(s, 'n') +
    shape('M0 0H320L0 400z', inks.ground, fade(0.6)) +
    place(
      stroke('M-88 18L-126 214', inks.ground, 15) +
        stroke('M-88 18L-126 214', inks.accent, 8) +
        feather(-58, 140, inks.body) +
        feather(-36, 168, inks.accent) +
        feather(-12, 176, inks.body) +
        feather(12, 156, inks.accent) +
        feather(34, 124, inks.body) +
        shape(
          'M0-34C44-62 96-58 140-92C150-20 124 66 56 62C26 60 18 36 0 36C-18 36-26 60-56 62C-124 66-150-20-140-92C-96-58-44-62 0-34z',
          inks.body,
          ` stroke="${inks.ground}" stroke-width="6"`,
        ) +
        shade(
          s,
          'M100-66Q124-78 140-92C150-20 124 66 56 62C110 40 120-10 100-66zM0-34V36C-18 36-26 60-56 62Q-20 40-10-30z',
        ) +
        shape(
          'M24-2C42-30 82-30 104-12C88 18 44 24 24-2zM-24-2C-42-30-82-30-104-12C-88 18-44 24-24-2z',
          inks.ground,
          ` stroke="${inks.accent}" stroke-width="4"`,
        ) +
        cut(s, 'M12-24Q60-48 112-46M-12-24Q-60-48-112-46M-126-66Q-128-10-92 30M126-66Q128-10 92 30', 2.5) +
        repeat(5, (index) =>
          disc(-60 + index * 30, [44, 32, -2, 32, 44][index] ?? 0, index === 2 ? 0.1 : 4, inks.accent),
        ) +
        shape(polygon(0, -18, 15, 4), inks.accent, ` stroke="${inks.cut}" stroke-width="3"`) +
        stroke('M-96 36L-122 206', inks.ground, 15) +
        stroke('M-96 36L-122 206', inks.accent, 8) +
        disc(-96, 34, 9, inks.accent, ` stroke="${inks.cut}" stroke-width="3"`) +
        disc(86, -30, 14, inks.accent, ` stroke="${inks.ground}" stroke-width="4"`),
      160,
      214,
      -8,
      0.98,
    ) +
    [
      [36, 60, 30],
      [64, 30, 0],
      [30, 110, 60],
      [286, 300, 20],
      [254, 344, 50],
      [206, 320, 75],
      [290, 364, 10],
      [150, 356, 35],
    ]
      .map(([x = 0, y = 0, turn = 0], index) =>
        place(box(-6, -4, 12, 8, 0, index % 2 === 0 ? inks.accent : inks.body), x, y, turn),
      )
      .join('') +
    stroke('M300 250q-44 6-40 36t-42 34t-38 44M244 400q-4-34 26-36t28-30', inks.accent, 5, fade(0.8)) +
    beadFrame(s)
  );
};

/** A roped drum and its sticks in the air. */
export const drum: Scene = (s) => {
  const { inks } = s;
  const stick = (x1: number, y1: number, x2: number, y2: number): string =>
    stroke(svg`M${x1} ${y1}L${x2} ${y2}`, inks.ground, 18) +
    stroke(svg`M${x1} ${y1}L${x2} ${y2}`, inks.body, 9) +
    disc(x2, y2, 12, inks.body, ` stroke="${inks.ground}" stroke-width="4"`);
  return (
    paper(s) +
    hairFrame(s) +
    place(rosette(s, 'dr', { r: 190, depth: 18, lobes: 30, lines: 5 }), 160, 210) +
    place(rosette(s, 'ds', { r: 130, depth: 14, lobes: 24, lines: 4, colour: inks.accent }), 160, 210) +
    shape('M38 176V308A122 40 0 0 0 282 308V176z', inks.body, ` stroke="${inks.ground}" stroke-width="6"`) +
    shade(s, 'M190 214Q250 206 282 176V308A122 40 0 0 1 190 346z') +
    stroke('M38 204L66 330L98 220L130 344L160 226L190 344L222 220L254 330L282 204', inks.cut, 9) +
    stroke('M38 204L66 330L98 220L130 344L160 226L190 344L222 220L254 330L282 204', inks.accent, 5) +
    [
      [82, 276],
      [114, 284],
      [145, 288],
      [175, 288],
      [206, 284],
      [238, 276],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 6, 9, inks.cut))
      .join('') +
    shape(
      'M34 296V318A126 42 0 0 0 286 318V296A126 42 0 0 1 34 296z',
      inks.accent,
      ` stroke="${inks.ground}" stroke-width="4"`,
    ) +
    shape('M34 170V196A126 42 0 0 0 286 196V170z', inks.accent, ` stroke="${inks.ground}" stroke-width="4"`) +
    oval(160, 170, 126, 42, inks.accent, ` stroke="${inks.ground}" stroke-width="4"`) +
    oval(160, 168, 112, 34, inks.cut, ` stroke="${inks.body}" stroke-width="3"`) +
    [18, 44, 74]
      .map((r) => oval(160, 168, r, r * 0.3, 'none', ` stroke="${inks.field}" stroke-width="2"`))
      .join('') +
    stick(40, 44, 132, 160) +
    stick(278, 34, 196, 150)
  );
};
