import { disc, fade, leafPath, oval, place, polar, repeat, ring, shape, stroke, svg, wedge } from '../svg.ts';
import { fill, paper, windowed } from './ground.ts';
import { hairFrame, lobed, rosette, starburst } from './ornament.ts';
import { cut, pen, type Scene, type Sheet, shade, solid } from './sheet.ts';

/** A great tree in blossom on a hill. */
export const tree: Scene = (s) => {
  const { inks } = s;
  const crowns: readonly (readonly [x: number, y: number, r: number])[] = [
    [62, 178, 40],
    [258, 178, 40],
    [86, 122, 54],
    [234, 122, 54],
    [160, 84, 56],
    [122, 168, 48],
    [200, 168, 48],
  ];
  const blossoms = repeat(28, (index) => {
    const [x, y, r] = crowns[index % crowns.length] ?? [160, 120, 40];
    const [bx, by] = polar(x, y, r * 0.62, Math.floor(index / 7) / 4 + s.random.between(0, 0.2));
    return svg`<use href="#${s.prefix}-bl" x="${bx}" y="${by}"/>`;
  });
  const blossom =
    shape(lobed(8.5, 2.5, 5), inks.accent, ` stroke="${inks.cut}" stroke-width="2"`) +
    disc(0, 0, 2, inks.cut);
  const petals = repeat(8, (index) =>
    oval(52 + index * 31, 350 + s.random.between(-8, 22), 5, 3, inks.accent),
  );
  return (
    paper(s) +
    place(rosette(s, 'tr', { r: 158, depth: 30, lobes: 18, lines: 7 }), 160, 150) +
    shape('M-10 340Q60 286 160 306Q260 322 330 290V400H-10z', inks.ground) +
    shape('M-10 340Q60 286 160 306Q260 322 330 290V400H-10z', inks.field, fade(0.6)) +
    stroke('M-10 340Q60 286 160 306Q260 322 330 290', inks.body, 3) +
    solid(
      s,
      'M138 190L92 168L100 158L144 172L140 120H176L174 176L226 150L232 160L182 204C182 250 190 286 232 334C204 328 196 330 184 350C174 330 160 330 150 352C142 332 126 326 92 338C130 296 140 250 138 190z',
    ) +
    shade(
      s,
      'M164 190C172 240 176 290 232 334C204 328 196 330 184 350C178 336 172 332 166 334C170 290 160 240 164 190z',
    ) +
    cut(s, 'M150 210Q152 270 130 314M160 220Q162 280 164 320', 2.5) +
    crowns
      .map(([x, y, r]) =>
        place(
          shape(lobed(r, 4.5, 8), inks.body, ` stroke="${inks.cut}" stroke-width="3"`) +
            shade(s, svg`M${r * 0.2} ${-r}A${r} ${r} 0 0 1 ${r * 0.2} ${r}Q${r * 0.75} 0 ${r * 0.2} ${-r}z`),
          x,
          y,
        ),
      )
      .join('') +
    `<defs><g id="${s.prefix}-bl">${blossom}</g></defs>` +
    blossoms +
    petals +
    hairFrame(s)
  );
};

const tulip = (s: Sheet): string =>
  solid(s, 'M-44-40C-52-10-44 34 0 40C44 34 52-10 44-40Q34-34 26-16Q18-50 0-66Q-18-50-26-16Q-34-34-44-40z') +
  shade(s, 'M26-16Q34-34 44-40C52-10 44 34 0 40Q24 20 26-16z') +
  cut(s, 'M-26-16Q-24 20 0 40Q24 20 26-16M0-52V16M-10-34Q-12-6-8 10M10-34Q12-6 8 10', 2.5);

/** Three tulips whose stems and leaves swing as the century turned. */
export const flower: Scene = (s) => {
  const { inks } = s;
  const stem = (d: string): string => stroke(d, inks.ground, 13) + stroke(d, inks.accent, 7);
  return (
    paper(s) +
    windowed(
      s,
      'fo',
      'M28 372V144A132 118 0 0 1 292 144V372z',
      fill(s, 'h') + place(starburst(s, 'fs', { outer: 180, inner: 104, points: 20, lines: 8 }), 160, 130),
    ) +
    stroke('M28 372V144A132 118 0 0 1 292 144V372z', inks.body, 3) +
    stroke('M18 382V144A142 128 0 0 1 302 144V382z', inks.accent, 1.6) +
    stem('M160 372C150 320 176 250 160 150') +
    stem('M156 366C140 300 62 300 76 214') +
    stem('M164 366C180 300 256 300 246 238') +
    shape(
      'M156 372C100 360 48 336 44 262C40 240 56 236 62 252C74 300 130 300 156 372zM164 372C220 366 270 346 286 280C284 260 268 264 262 276C240 316 190 310 164 372z',
      inks.accent,
      ` stroke="${inks.ground}" stroke-width="5"`,
    ) +
    stroke('M148 362C110 346 62 318 54 262M172 364C214 350 262 326 274 280', inks.ground, 2.5) +
    place(tulip(s), 160, 128, 0, 1.5) +
    place(tulip(s), 86, 196, -22, 0.96) +
    place(tulip(s), 240, 214, 20, 0.9)
  );
};

/** Fruit upon a ledge, as in a still life. */
export const fruit: Scene = (s) => {
  const { inks } = s;
  const cherry = (x: number, y: number): string =>
    disc(x, y, 34, inks.accent, ` stroke="${inks.ground}" stroke-width="5"`) +
    stroke(svg`M${x - 20} ${y - 6}A22 22 0 0 1 ${x - 4} ${y - 21}`, inks.ground, 4) +
    stroke(svg`M${x + 20} ${y + 10}A24 24 0 0 1 ${x - 8} ${y + 23}`, inks.ground, 2.5);
  const orange =
    disc(0, 0, 70, inks.body, ` stroke="${inks.ground}" stroke-width="5"`) +
    disc(0, 0, 60, inks.cut) +
    shape(
      repeat(9, (index) => wedge(0, 0, 55, index / 9 + 0.012, (index + 1) / 9 - 0.012)),
      inks.accent,
    ) +
    disc(0, 0, 6, inks.cut) +
    ring(0, 0, 36, inks.cut, 1.5, ' stroke-dasharray="0 9"');
  return (
    paper(s) +
    fill(s, 'w') +
    shape('M0 318H320V400H0z', inks.ground) +
    shape('M0 318H320V400H0z', `url(#${s.prefix}h)`) +
    stroke('M0 318H320', inks.body, 3) +
    stroke('M0 328H320', inks.accent, 2) +
    // A pear.
    pen(s, 'M122 66Q120 40 140 22', 6) +
    shape(
      'M124 62C154 62 154 96 160 130C168 170 204 190 204 244C204 294 166 324 118 324C70 324 32 294 32 244C32 190 76 170 86 130C92 96 94 62 124 62z',
      inks.body,
      ` stroke="${inks.ground}" stroke-width="5"`,
    ) +
    shade(
      s,
      'M138 68C152 80 154 100 160 130C168 170 204 190 204 244C204 294 166 324 118 324C190 280 130 180 138 68z',
    ) +
    cut(s, 'M58 232Q58 204 84 184M52 250v2M98 112Q94 140 84 156', 4) +
    shape(leafPath(126, 46, 88, 24, 0.21), inks.accent, ` stroke="${inks.ground}" stroke-width="4"`) +
    stroke('M142 45L206 36', inks.ground, 2.5) +
    place(orange, 226, 236, -14) +
    // Cherries hang over the orange's edge.
    stroke('M254 128Q236 210 196 268M254 128Q266 210 262 288', inks.ground, 9) +
    stroke('M254 128Q236 210 196 268M254 128Q266 210 262 288', inks.body, 4) +
    shape(leafPath(254, 130, 66, 22, 0.09), inks.body, ` stroke="${inks.ground}" stroke-width="4"`) +
    stroke('M258 122L284 82', inks.ground, 2.5) +
    cherry(190, 292) +
    cherry(264, 304) +
    hairFrame(s)
  );
};
