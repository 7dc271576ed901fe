import type { DrawActivity } from '../activity-frame.ts';
import { box, disc, oval, place, repeat, ring, shape, starPath, stroke, svg } from '../svg.ts';
import { paper } from './ground.ts';
import { milled } from './ornament.ts';
import { engrave, inksNamed } from './picture.ts';
import { cut, type Scene, type Sheet, shade, solid } from './sheet.ts';

/** Where the plate ends: some papers are nearly those of the page. */
const plateMark = ({ inks, width, height }: Sheet): string =>
  box(1, 1, width - 2, height - 2, 0, 'none', ` stroke="${inks.field}" stroke-width="2"`);

/** A plate in the inks of a name: what `back` lays under everything, then `draw` around the middle. */
export const activity =
  (name: string, draw: Scene, back: Scene = () => ''): DrawActivity =>
  (frame) =>
    engrave({ seed: 7, prefix: 'ga', ...frame, ink: inksNamed(name) }, (sheet) =>
      [
        paper(sheet),
        back(sheet),
        place(draw(sheet), frame.width / 2, frame.height / 2),
        plateMark(sheet),
      ].join(''),
    );

/** A coin seen from the front. */
export function coin({ inks }: Sheet, x: number, y: number, r: number): string {
  return (
    disc(x, y, r, inks.accent, ` stroke="${inks.body}" stroke-width="2"`) +
    milled(x, y, r * 0.88, r * 0.16, inks.cut, 2.4) +
    ring(x, y, r * 0.7, inks.cut, 1.6) +
    shape(starPath(x, y, r * 0.5, r * 0.22, 5), inks.cut)
  );
}

/** Coins lying on each other, the lowest on `foot`. */
export function coinPile(
  sheet: Sheet,
  x: number,
  foot: number,
  r: number,
  count: number,
  isGilt: boolean,
): string {
  const { inks } = sheet;
  const fill = isGilt ? inks.accent : inks.body;
  const thick = r * 0.36;
  const flat = r * 0.26;
  return (
    repeat(count, (index) => {
      const y = foot - flat - index * thick;
      const left = x - r + (index % 3 === 1 ? 2 : 0);
      const edge = svg`M${left} ${y - thick}v${thick}a${r} ${flat} 0 0 0 ${r * 2} 0v${-thick}z`;
      return (
        shape(edge, fill, ` stroke="${inks.cut}" stroke-width="1.800"`) +
        stroke(
          svg`M${left + r * 0.5} ${y + flat * 0.6}v${-thick * 0.6}M${left + r} ${y + flat * 0.8}v${-thick * 0.6}M${left + r * 1.5} ${y + flat * 0.6}v${-thick * 0.6}`,
          inks.cut,
          1.8,
        )
      );
    }) +
    shade(
      sheet,
      svg`M${x + r * 0.3} ${foot - flat - count * thick}H${x + r}V${foot - flat}Q${x + r * 0.7} ${foot - flat * 0.3} ${x + r * 0.3} ${foot}z`,
    ) +
    oval(x, foot - flat - count * thick, r, flat, fill, ` stroke="${inks.cut}" stroke-width="1.800"`) +
    oval(
      x,
      foot - flat - count * thick,
      r * 0.66,
      flat * 0.62,
      'none',
      ` stroke="${inks.cut}" stroke-width="1.600"`,
    )
  );
}

/** A pawn: everybody is one in the salon. */
export function pawn(sheet: Sheet, x: number, foot: number, height: number): string {
  return place(
    solid(sheet, 'M-26 0V-8Q-26-16-17-18Q-8-36-8-58H-14V-66H14V-58H8Q8-36 17-18Q26-16 26-8V0z') +
      disc(0, -80, 17, sheet.inks.body) +
      shade(sheet, 'M2-58H8Q8-36 17-18Q26-16 26-8V0H6zM4-96A17 17 0 0 1 4-64z') +
      cut(sheet, 'M-24-10H24M-12-62H12', 2),
    x,
    foot,
    0,
    height / 97,
  );
}

/** A ledge for what stands on `y`, half as wide as `w` says. */
export const ledge = ({ inks }: Sheet, y: number, w: number): string =>
  box(-w, y, w * 2, 6, 0, inks.body) + box(-w + 8, y + 9, w * 2 - 16, 2, 0, inks.accent);

/** A bow with two ends. */
export function bow(sheet: Sheet, x: number, y: number, size: number): string {
  const { inks } = sheet;
  const edge = ` stroke="${inks.cut}" stroke-width="2"`;
  const half =
    shape('M-4 4L-34 62L-20 58L-14 70L10 8z', inks.accent, edge) +
    shape('M0 0C-30-36-66-34-62-6C-60 18-26 18 0 0z', inks.accent, edge) +
    stroke('M-8-3Q-32-20-48-14M-10 2Q-30 8-44 2', inks.cut, 2);
  return place(
    `${half}<g transform="scale(-1 1)">${half}</g>${disc(0, 0, 11, inks.accent, edge)}`,
    x,
    y,
    0,
    size / 60,
  );
}
