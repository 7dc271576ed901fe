import { disc, fade, leafPath, oval, place, ring, shape, stroke } from '../svg.ts';
import { fill, paper } from './ground.ts';
import { beads, glory, hairFrame, rosette, ticketFrame } from './ornament.ts';
import { around, cut, gilt, pen, type Scene, type Sheet, shade, solid, twin } from './sheet.ts';
import { owl as perched } from './subjects-fauna.ts';

/** A leaf with its rib, from a point along an angle in turns. */
const leaf = (s: Sheet, x: number, y: number, length: number, width: number, turn: number): string =>
  shape(leafPath(x, y, length, width, turn), s.inks.field, ` stroke="${s.inks.ground}" stroke-width="4"`) +
  stroke(leafPath(x, y, length * 0.9, 1, turn), s.inks.ground, 2);

const rosettes: readonly (readonly [x: number, y: number, size: number])[] = [
  [20, -98, 0.9],
  [48, -92, 0.9],
  [74, -80, 0.9],
  [34, -70, 0.8],
  [96, -54, 0.9],
  [64, -62, 0.7],
  [100, -22, 1],
  [106, 14, 1],
  [84, 6, 0.8],
  [92, 46, 0.9],
  [68, 30, 0.6],
];

/** A jaguar's face among leaves, from ear to ear. */
export const jaguar: Scene = (s) => {
  const { inks } = s;
  const spot = (x: number, y: number, size: number): string =>
    ring(x, y, 9 * size, inks.cut, 6 * size, ' stroke-dasharray="11 6" stroke-linecap="butt"') +
    disc(x, y, 3 * size, inks.accent);
  return (
    paper(s) +
    fill(s, 'n') +
    [0.04, 0.11, 0.18, 0.25, 0.32, -0.04, -0.11, -0.18, -0.25, -0.32]
      .map((turn) => leaf(s, 160, 190, 214, 40, turn))
      .join('') +
    place(
      disc(0, 10, 116, inks.ground) +
        twin(
          s,
          'ja',
          solid(
            s,
            'M-.500-116C24-116 48-112 66-100C70-134 108-142 122-114C130-92 120-70 104-58C124-30 126 8 116 40C108 72 88 88 74 100C60 132 34 142-.500 142z',
          ) +
            shade(s, 'M82-92C82-118 106-122 112-104C116-90 108-76 98-70z') +
            shade(s, 'M104-58C124-30 126 8 116 40C108 72 88 88 74 100C84 60 96 20 104-58z') +
            rosettes.map(([x, y, size]) => spot(x, y, size)).join('') +
            shape('M22-22C36-46 62-50 82-34C72-14 44-6 22-22z', inks.cut) +
            shape('M30-24C42-40 60-42 74-32C64-18 46-14 30-24z', inks.accent) +
            disc(53, -29, 9, inks.cut) +
            cut(s, 'M18-28Q8 0 14 34M40-56Q62-64 86-46', 4) +
            cut(s, 'M0 102C30 118 64 100 60 66C58 50 42 42 30 42', 3) +
            disc(30, 68, 3.5, inks.cut) +
            disc(42, 78, 3.5, inks.cut) +
            disc(26, 84, 3.5, inks.cut) +
            stroke('M40 66L132 54M40 76L134 80M36 86L124 108', inks.cut, 3),
        ) +
        shape(
          'M-32 34Q0 22 32 34Q28 58 0 70Q-28 58-32 34z',
          inks.accent,
          ` stroke="${inks.cut}" stroke-width="4"`,
        ) +
        cut(s, 'M0 70V92M-30 104Q-10 108 0 92Q10 108 30 104M-18 124Q0 132 18 124', 4) +
        cut(s, 'M0-112V-84M-8-72V-54M8-72V-54', 5),
      160,
      176,
      0,
      1.06,
    ) +
    leaf(s, 44, 416, 120, 34, -0.04) +
    leaf(s, 276, 416, 120, 34, 0.04) +
    leaf(s, 60, 416, 130, 34, 0.12) +
    leaf(s, 260, 416, 130, 34, -0.12)
  );
};

/** A toucan on a slanting bough. */
export const toucan: Scene = (s) => {
  const { inks } = s;
  return (
    paper(s) +
    place(rosette(s, 'to', { r: 150, depth: 26, lobes: 20, lines: 7 }), 190, 170) +
    disc(190, 170, 118, inks.field, fade(0.45)) +
    leaf(s, 52, 346, 130, 30, 0.02) +
    leaf(s, 268, 296, 110, 26, 0.06) +
    solid(s, 'M222 216L300 336L268 346L244 354L178 244z') +
    shade(s, 'M222 216L300 336L268 346z') +
    cut(s, 'M206 240L256 346M214 230L280 340', 2.5) +
    solid(s, 'M-6 338C80 316 200 306 330 262V284C220 326 100 340-6 362z') +
    shade(s, 'M-6 352C100 332 220 316 330 274V284C220 326 100 340-6 362z') +
    cut(s, 'M20 344Q70 330 110 328M200 310Q260 296 290 282', 2.5) +
    shape(
      'M132 104C140 54 220 40 246 92C272 146 268 230 222 282C190 300 152 288 140 252C128 216 148 176 134 148z',
      inks.body,
      ` stroke="${inks.ground}" stroke-width="5"`,
    ) +
    shade(s, 'M236 76C276 146 268 230 222 282C200 294 176 292 162 282C210 250 246 160 236 76z') +
    cut(s, 'M196 176Q236 214 214 270M214 168Q250 206 232 258M180 190Q216 226 196 276', 3) +
    shape(
      'M140 116C152 104 178 112 184 136C188 164 176 186 158 194C146 188 150 164 138 146z',
      inks.cut,
      ` stroke="${inks.body}" stroke-width="3"`,
    ) +
    shape(
      'M146 84C104 56 46 76 20 152C18 162 26 168 34 164C62 144 108 142 146 136C154 116 154 98 146 84z',
      inks.accent,
      ` stroke="${inks.ground}" stroke-width="5"`,
    ) +
    shape('M20 152C28 128 38 112 50 100Q60 124 48 154Q40 158 34 164C26 168 18 162 20 152z', inks.body) +
    stroke('M50 128Q96 112 148 116', inks.ground, 3.5) +
    stroke('M84 82Q90 92 86 104M104 76Q110 88 106 102M124 78Q128 90 126 104', inks.ground, 3) +
    shape('M146 84Q162 108 146 138Q136 110 146 84z', inks.cut) +
    disc(176, 88, 17, inks.cut) +
    disc(176, 88, 9, inks.body) +
    disc(173, 85, 3, inks.cut) +
    gilt(s, 'M150 278h14v34h-14zM176 280h14v28h-14z') +
    stroke('M146 316q4-14 12-12M160 314q4-14 10-10M172 312q4-14 12-12M188 308q4-12 10-8', inks.accent, 6) +
    ticketFrame(s)
  );
};

/** An owl in front of the full moon. */
export const owl: Scene = (s) => {
  const { inks } = s;
  return (
    paper(s) +
    fill(s, 'w') +
    disc(160, 170, 138, inks.ground) +
    disc(160, 170, 138, inks.accent, fade(0.9)) +
    [146, 156, 170].map((r) => ring(160, 170, r, inks.accent, 1.5, fade(0.7))).join('') +
    solid(s, 'M-8 310C70 300 150 326 328 296V322C200 346 90 322-8 334z') +
    pen(s, 'M64 314Q40 348 46 384M250 318Q284 340 288 376M60 330Q78 348 74 372', 6) +
    [
      [46, 372, 0.58],
      [74, 366, 0.44],
      [288, 364, 0.42],
      [270, 338, 0.62],
    ]
      .map(([x = 0, y = 0, turn = 0]) => solid(s, leafPath(x, y, 40, 12, turn)))
      .join('') +
    place(
      shape(
        'M0 96C-60 96-76 40-66-20C-70-50-74-74-70-96C-52-86-30-78 0-78C30-78 52-86 70-96C74-74 70-50 66-20C76 40 60 96 0 96z',
        inks.ground,
        ` stroke="${inks.ground}" stroke-width="7" stroke-linejoin="round"`,
      ) + perched(s),
      160,
      180,
      0,
      1.36,
    ) +
    stroke('M112 318V298M126 320V300M140 320V302M180 320V302M194 320V300M208 318V298', inks.ground, 14) +
    stroke('M112 318V298M126 320V300M140 320V302M180 320V302M194 320V300M208 318V298', inks.accent, 9)
  );
};

/** A butterfly at a spray of blossom. */
export const butterfly: Scene = (s) => {
  const { inks } = s;
  const blossom = (x: number, y: number, size: number): string =>
    place(
      around(
        s,
        `bl${x}`,
        shape(
          'M0 0C-12-8-14-26 0-30C14-26 12-8 0 0z',
          inks.field,
          ` stroke="${inks.ground}" stroke-width="2.500"`,
        ),
        6,
      ) + disc(0, 0, 7, inks.accent),
      x,
      y,
      0,
      size,
    );
  return (
    paper(s) +
    glory(60, 400, 620, inks.field, 60) +
    disc(170, 180, 146, inks.ground) +
    ring(170, 180, 146, inks.field, 2) +
    beads(170, 180, 138, inks.field, 3, 8) +
    pen(s, 'M-6 400Q70 360 92 306M20 386Q30 340 22 306M60 368Q110 366 134 340', 4) +
    solid(s, leafPath(70, 356, 60, 16, 0.3) + leafPath(30, 376, 56, 15, -0.06)) +
    blossom(92, 300, 1.1) +
    blossom(24, 300, 0.9) +
    blossom(142, 342, 0.85) +
    place(
      twin(
        s,
        'bu',
        pen(s, 'M4-50Q10-88 42-104', 3.5) +
          disc(43, -105, 5, inks.accent) +
          shape(
            'M4-26C34-84 92-124 142-106C156-74 128-20 78 0C112 10 122 44 104 66C96 76 98 92 110 112C88 112 74 100 70 82C36 84 12 52 4 20z',
            inks.body,
            ` stroke="${inks.ground}" stroke-width="5"`,
          ) +
          shade(
            s,
            'M4-4Q40 0 78 0C112 10 122 44 104 66C96 76 98 92 110 112C88 112 74 100 70 82C36 84 12 52 4 20z',
          ) +
          gilt(
            s,
            'M22-30C46-66 78-88 110-92C84-68 62-44 50-22zM58-18C76-44 98-70 126-86C130-62 108-32 78-14zM20 8C44 8 58 14 66 26C56 40 44 50 40 60C26 46 20 28 20 8zM72 28C88 18 98 28 96 44C90 58 76 66 56 66C58 52 62 40 72 28z',
          ) +
          cut(s, 'M10-20Q60-66 132-100M10-10Q60-16 80-4M8 4Q60 10 100 34M8 12Q40 40 66 76', 3) +
          disc(126, -66, 4, inks.cut) +
          disc(116, -44, 4, inks.cut) +
          disc(102, -26, 4, inks.cut) +
          disc(136, -88, 4, inks.cut),
      ) +
        oval(0, 6, 10, 58, inks.body, ` stroke="${inks.cut}" stroke-width="3.500"`) +
        cut(s, 'M-9 0H9M-9 16H9M-8 32H8M-6 46H6', 2.5) +
        disc(0, -56, 11, inks.body, ` stroke="${inks.cut}" stroke-width="3"`),
      160,
      172,
      20,
      0.92,
    ) +
    hairFrame(s)
  );
};
