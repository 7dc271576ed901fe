import { disc, place, polar, repeat, ring, shape, starPath, stroke, svg } from '../svg.ts';
import { cloud, fill, paper, sea, windowed } from './ground.ts';
import { beadFrame, glory, hairFrame, rosette, starburst } from './ornament.ts';
import { around, cross, cut, gilt, pen, type Scene, type Sheet, shade, solid } from './sheet.ts';

/** The sun of old almanacs: a face, straight rays and flames by turns. */
export const sun: Scene = (s) => {
  const straight = solid(s, 'M-19-74L0-148L19-74z') + shade(s, 'M0-148L19-74H0z');
  const flame = gilt(s, 'M-15-74C-30-96 6-106-8-136C24-118 28-92 15-74z');
  const points = s.random.pick([6, 8, 10]);
  return (
    paper(s) +
    glory(160, 190, 330, s.inks.field, s.random.pick([28, 48, 72])) +
    disc(160, 190, 156, s.inks.ground) +
    ring(160, 190, 156, s.inks.accent, 2) +
    place(
      around(s, 'ry', straight, points) +
        svg`<g transform="rotate(${180 / points})">${around(s, 'fl', flame, points)}</g>` +
        disc(0, 0, 84, s.inks.body, ` stroke="${s.inks.ground}" stroke-width="5"`) +
        ring(0, 0, 75, s.inks.cut, 2.5) +
        shade(s, 'M0-75A75 75 0 0 1 0 75Q-10 40 10 24Q-14 16-6-14Q2-40 0-75z') +
        cut(s, 'M-46-26Q-30-40-12-26M46-26Q30-40 12-26M-12-26Q-6 0-14 18Q-6 28 8 20', 4) +
        shape('M-44-12Q-29-28-14-12Q-29 0-44-12zM44-12Q29-28 14-12Q29 0 44-12z', s.inks.cut) +
        disc(-28, -13, 5, s.inks.accent) +
        disc(28, -13, 5, s.inks.accent) +
        cut(s, 'M-30 36Q0 58 30 36M-12 54Q0 60 12 54', 4) +
        ring(-48, 18, 10, s.inks.accent, 2.5) +
        ring(48, 18, 10, s.inks.accent, 2.5),
      160,
      190,
    )
  );
};

/** A paper moon with a sleeper's face over a bank of clouds, stars on threads. */
export const moon: Scene = (s) => {
  const { inks } = s;
  const thread = (x: number, y: number, r: number): string =>
    stroke(svg`M${x} 0V${y}`, inks.field, 1.5) + shape(starPath(x, y, r, r * 0.42, 5), inks.accent);
  const d =
    'M206 42C96 8 22 84 26 176C30 270 122 332 228 292C186 284 156 268 152 250Q170 252 172 238Q172 230 162 224Q174 220 170 211Q176 204 162 198Q158 190 168 188C186 186 186 178 178 166L162 140Q158 128 166 116C172 88 186 62 206 42z';
  return (
    paper(s) +
    place(rosette(s, 'mo', { r: 176, depth: 34, lobes: 16, lines: 6, width: 0.9 }), 150, 176) +
    thread(226, 132, 15) +
    thread(256, 76, 11) +
    thread(284, 176, 13) +
    solid(s, d) +
    shade(s, 'M150 28C70 32 24 96 26 176C30 270 122 332 228 292C120 306 66 250 62 178C60 116 92 56 150 28z') +
    cut(s, 'M118 148Q136 166 158 150M112 124Q132 108 156 122M166 212Q152 214 142 206', 4) +
    cut(s, 'M122 156l-6 9M134 160l-2 11M146 158l2 10', 2.5) +
    disc(118, 204, 15, inks.accent, ' opacity=".75"') +
    place(cloud(s, inks.ground, inks.body), 228, 330, 0, 1.2) +
    place(cloud(s, inks.ground, inks.body), 84, 326, 0, 1.5) +
    shape('M0 354H320V400H0z', inks.ground) +
    shape('M0 354H320V400H0z', `url(#${s.prefix}h)`) +
    stroke('M0 354H320', inks.body, 2.5)
  );
};

/** A star cut in facets, its outline echoed to the edges of the sheet. */
export const star: Scene = (s) => {
  const { inks } = s;
  const facets = (from: number): string =>
    repeat(5, (index) => {
      const [tipX, tipY] = polar(0, 0, 142, index / 5);
      const [inX, inY] = polar(0, 0, 58, index / 5 + from);
      return svg`M0 0L${tipX} ${tipY}L${inX} ${inY}z`;
    });
  return (
    paper(s) +
    place(
      repeat(7, (index) => {
        const r = 330 - index * 26;
        return stroke(starPath(0, 0, r, r * 0.41, 5), inks.field, index % 2 === 0 ? 2 : 7, ' opacity=".75"');
      }) +
        shape(
          starPath(0, 0, 164, 68, 5),
          inks.ground,
          ` stroke="${inks.accent}" stroke-width="4" stroke-linejoin="round"`,
        ) +
        solid(s, starPath(0, 0, 142, 58, 5)) +
        cross(s, facets(0.1)) +
        cut(s, `${facets(0.1)}${facets(-0.1)}`, 2.5) +
        gilt(s, starPath(0, 0, 46, 20, 5)) +
        ring(0, 0, 54, inks.accent, 2),
      160,
      198,
      -9,
      0.92,
    ) +
    hairFrame(s)
  );
};

/** A fire in a bowl on three feet. */
export const flame: Scene = (s) => {
  const { inks } = s;
  return (
    paper(s) +
    windowed(
      s,
      'fw',
      'M26 380V150A134 134 0 0 1 294 150V380z',
      fill(s, 'n') + place(starburst(s, 'fb', { outer: 190, inner: 120, points: 18, lines: 8 }), 160, 180),
    ) +
    stroke('M26 380V150A134 134 0 0 1 294 150V380z', inks.body, 3) +
    shape(
      'M160 296C70 296 44 236 66 182C74 198 82 206 94 208C80 150 118 118 124 56C154 74 164 104 160 134C174 120 178 100 174 80C214 112 218 150 210 184C222 178 230 166 232 150C270 210 250 296 160 296z',
      inks.body,
      ` stroke="${inks.ground}" stroke-width="8"`,
    ) +
    shade(
      s,
      'M174 80C214 112 218 150 210 184C222 178 230 166 232 150C270 210 250 296 160 296C220 270 214 210 188 180Q196 130 174 80z',
    ) +
    gilt(
      s,
      'M160 290C112 290 98 246 118 206C124 220 134 224 142 220C132 184 152 162 158 140C186 166 180 196 176 216C188 214 194 206 196 196C218 240 204 290 160 290z',
    ) +
    shape('M160 288C138 284 134 258 150 236C154 246 160 248 166 242Q188 272 160 288z', inks.cut) +
    cut(s, 'M84 224Q76 262 110 284M110 182Q104 120 130 86M236 196Q244 240 226 268', 3) +
    solid(s, 'M48 288H272Q262 336 204 344H116Q58 336 48 288z') +
    shade(s, 'M170 288H272Q262 336 204 344H180z') +
    cut(s, 'M58 304H262', 3) +
    gilt(s, 'M40 280H280V292H40z') +
    pen(s, 'M112 342L92 378M208 342L228 378M160 344V376', 9) +
    gilt(s, 'M10 380H310V390H10z')
  );
};

const plume = (s: Sheet): string => {
  const puffs: readonly (readonly [number, number, number])[] = [
    [92, 84, 44],
    [228, 84, 44],
    [160, 58, 44],
    [124, 110, 34],
    [196, 112, 34],
    [160, 126, 32],
  ];
  return puffs
    .map(
      ([x, y, r]) =>
        disc(x, y, r, s.inks.body, ` stroke="${s.inks.cut}" stroke-width="3"`) +
        cut(
          s,
          svg`M${x - r * 0.5} ${y + r * 0.2}A${r * 0.5} ${r * 0.5} 0 1 1 ${x + r * 0.3} ${y + r * 0.36}`,
          2.5,
        ),
    )
    .join('');
};

/** A mountain that spits fire over the sea. */
export const volcano: Scene = (s) => {
  const { inks } = s;
  const bombs: readonly (readonly [x: number, y: number, r: number])[] = [
    [52, 140, 10],
    [268, 148, 9],
    [82, 156, 7],
    [242, 164, 8],
  ];
  return (
    paper(s) +
    windowed(
      s,
      'vo',
      'M29 29H291V371H29z',
      fill(s, 'h') +
        pen(
          s,
          'M114 176Q92 136 58 136M206 176Q230 140 264 144M128 166Q112 130 84 152M192 166Q212 134 238 160',
          3,
        ) +
        bombs.map(([x, y, r]) => disc(x, y, r, inks.accent)).join('') +
        place(plume(s), 0, 20) +
        gilt(s, 'M124 196Q132 150 142 174Q150 128 160 156Q172 124 178 172Q190 150 198 196z') +
        solid(s, 'M120 190Q160 204 200 190C214 250 262 310 330 350H-10C58 310 106 250 120 190z') +
        shade(s, 'M180 194Q192 194 200 190C214 250 262 310 330 350H206C230 300 184 250 180 194z') +
        gilt(
          s,
          'M126 189Q160 203 194 189C196 220 206 236 200 258C196 272 186 262 182 246C178 232 172 240 174 262C178 290 168 316 158 314C146 312 152 284 148 262C146 246 140 246 136 258C130 276 116 268 122 244C126 226 126 210 126 189z',
        ) +
        cut(s, 'M104 240Q84 290 44 326M92 290Q76 314 60 330M222 262Q240 296 272 322', 3) +
        sea(s, 334, { rows: 3, step: 16, swell: 10, length: 60 }),
    ) +
    beadFrame(s)
  );
};
