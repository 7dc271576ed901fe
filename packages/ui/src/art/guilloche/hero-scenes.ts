import type { HeroShape } from '../hero-shapes.ts';
import { box, disc, fade, shape as filled, place, repeat, ring, stroke, svg } from '../svg.ts';
import { windowed } from './ground.ts';
import { beads, flourish, glory, milled, rosette, starburst } from './ornament.ts';
import type { Sheet, Subject } from './sheet.ts';

/** Draws around the middle of the focus. The subject stays in it; what leaves it is a pale underprint. */
export type HeroScene = (sheet: Sheet, shape: HeroShape) => string;

/** A subject that fills a circle of radius `r`. */
const sized = (subject: Subject, sheet: Sheet, x: number, y: number, r: number): string =>
  place(subject(sheet), x, y, 0, r / 106);

/** A figure cut at the neck: it runs out of the round that it stands in, so that it does not hang in the air; moved by `x`. */
export const bust =
  (subject: Subject, x = 0): Subject =>
  (sheet) =>
    windowed(
      sheet,
      'bu',
      'M0-123A123 123 0 0 1 0 123A123 123 0 0 1 0-123z',
      place(subject(sheet), x, 24, 0, 1.1),
    );

/** A subject that ends above its circle's foot, moved down so that it stands. */
export const lowered =
  (subject: Subject, by: number): Subject =>
  (sheet) =>
    place(subject(sheet), 0, by);

/** Interlaced waves from the middle outwards, paler with each length of 220. */
export function braid(sheet: Sheet, shape: HeroShape): string {
  const id = `${sheet.prefix}-br`;
  const line = stroke('M0 0q22-70 44 0t44 0t44 0t44 0t44 0', sheet.inks.field, 1.2);
  const lengths = (count: number): string =>
    repeat(
      count,
      (index) => svg`<use href="#${id}" x="${-230 - index * 220}" opacity="${0.68 - index * 0.18}"/>`,
    );
  const both = `${lengths(2)}<g transform="scale(-1 1)">${lengths(2)}</g>`;
  return (
    `<defs><g id="${id}l">${line}</g><g id="${id}">${repeat(8, (index) => `<use href="#${id}l" x="${index * 11}"/>`)}</g></defs>` +
    (shape === 'wide'
      ? `${lengths(4)}<g transform="scale(-1 1)">${lengths(1)}</g>`
      : place(both, 0, 0, shape === 'tall' ? 90 : 0))
  );
}

/** A star of engine-turned loops about the subject, on a braid. */
export const star =
  (subject: Subject, points: number): HeroScene =>
  (sheet, shape) => {
    const { inks: ink } = sheet;
    const outer = shape === 'wide' ? 198 : 208;
    const heart = outer * 0.68;
    return (
      braid(sheet, shape) +
      disc(0, 0, outer - 24, ink.ground) +
      starburst(sheet, 'a', { outer, inner: heart - 14, points, lines: 13, colour: ink.body, width: 0.9 }) +
      disc(0, 0, heart, ink.ground) +
      rosette(sheet, 'b', { r: heart - 6, depth: 8, lobes: 22, lines: 4, colour: ink.accent, width: 1 }) +
      disc(0, 0, heart - 16, ink.ground) +
      ring(0, 0, heart - 16, ink.body, 2.5) +
      beads(0, 0, heart - 24, ink.accent, 3.5, 9) +
      sized(subject, sheet, 0, 0, heart - 34)
    );
  };

const archPath = (x: number, foot: number, w: number, height: number, out = 0): string =>
  svg`M${x - w - out} ${foot}V${foot - height + w}a${w + out} ${w + out} 0 0 1 ${(w + out) * 2} 0V${foot}`;

/** An arched niche that stands on `foot`, its subject on a pedestal; `w` is half its width. */
function niche(sheet: Sheet, subject: Subject, x: number, foot: number, w: number, height: number): string {
  const { inks: ink } = sheet;
  const r = w * 0.84;
  const pedestal = Math.max(16, height - r * 2 - w * 0.55);
  const top = foot - pedestal;
  return (
    filled(`${archPath(x, foot, w, height)}z`, ink.field, fade(0.38)) +
    stroke(archPath(x, foot, w, height, -7), ink.ground, 2) +
    stroke(archPath(x, foot, w, height), ink.body, 3) +
    stroke(archPath(x, foot, w, height, 8), ink.accent, 1.5) +
    filled(
      svg`M${x - r * 0.86} ${top}H${x + r * 0.86}V${top + 9}H${x + r * 0.58}V${foot}H${x - r * 0.58}V${top + 9}H${x - r * 0.86}z`,
      ink.body,
    ) +
    (pedestal > 30
      ? stroke(
          repeat(5, (index) => svg`M${x + (index - 2) * r * 0.2} ${top + 18}V${foot - 9}`),
          ink.cut,
          2,
          fade(0.7),
        )
      : '') +
    sized(subject, sheet, x, top - r * 0.98, r)
  );
}

/** Three niches, as of a gallery whose arches go on and on; upright, the first stands over the others. */
export const gallery =
  (middle: Subject, left: Subject, right: Subject): HeroScene =>
  (sheet, shape) => {
    const { inks: ink } = sheet;
    const ledge = (y: number, w: number): string =>
      box(-w, y, w * 2, 9, 0, ink.body) + stroke(svg`M${-w} ${y + 17}H${w}`, ink.accent, 2);
    const onward = (
      side: 1 | -1,
      from: number,
      foot: number,
      w: number,
      height: number,
      count: number,
    ): string =>
      repeat(count, (index) => {
        const x = side * (from + w + index * (w * 2 + 18));
        return `<g opacity="${(0.46 - index * 0.11).toFixed(2)}">${filled(`${archPath(x, foot, w, height)}z`, ink.field, fade(0.3))}${stroke(`${archPath(x, foot, w, height)}H${(x - w * 1.2).toFixed()}`, ink.field, 2.5)}</g>`;
      });
    if (shape === 'tall') {
      return (
        onward(-1, 214, 278, 82, 184, 1) +
        onward(1, 214, 278, 82, 184, 1) +
        onward(-1, 170, 58, 82, 210, 1) +
        onward(1, 170, 58, 82, 210, 1) +
        niche(sheet, middle, 0, 58, 150, 340) +
        ledge(58, 206) +
        niche(sheet, left, -98, 278, 82, 186) +
        niche(sheet, right, 98, 278, 82, 186) +
        ledge(278, 206)
      );
    }
    const [foot, wide, high, side, low, away] =
      shape === 'wide' ? [170, 116, 362, 84, 250, 214] : [176, 104, 372, 68, 224, 184];
    return (
      onward(-1, away + side + 18, foot, side, low, shape === 'wide' ? 4 : 1) +
      onward(1, away + side + 18, foot, side, low, 1) +
      niche(sheet, left, -away, foot, side, low) +
      niche(sheet, right, away, foot, side, low) +
      niche(sheet, middle, 0, foot, wide, high) +
      ledge(foot, away + side + 8)
    );
  };

/** The portrait on a banknote of its own. */
export const banknote =
  (subject: Subject): HeroScene =>
  (sheet, shape) => {
    const { inks: ink, prefix } = sheet;
    const [w, h, r, dx, dy] = (
      {
        wide: [300, 190, 152, 232, 0],
        square: [254, 212, 172, 192, 150],
        tall: [204, 292, 170, 0, 232],
      } as const
    )[shape];
    const edge = (inset: number, line: number): string =>
      box(
        inset - w,
        inset - h,
        (w - inset) * 2,
        (h - inset) * 2,
        0,
        'none',
        svg` stroke="${ink.body}" stroke-width="${line}"`,
      );
    const id = `${prefix}-kc`;
    const corner =
      disc(0, 0, 52, ink.ground) +
      rosette(sheet, 'k', { r: 30, depth: 19, lobes: 9, lines: 6, colour: ink.accent, width: 1 }) +
      disc(0, 0, 7, ink.accent);
    const corners = new Set([`${-dx} ${-dy}`, `${dx} ${-dy}`, `${-dx} ${dy}`, `${dx} ${dy}`]);
    return (
      braid(sheet, shape) +
      box(-w, -h, w * 2, h * 2, 0, ink.ground) +
      box(-w, -h, w * 2, h * 2, 0, `url(#${prefix}w)`) +
      edge(0, 3) +
      edge(9, 1.2) +
      `<defs><g id="${id}">${corner}</g></defs>` +
      [...corners].map((at) => `<use href="#${id}" transform="translate(${at})"/>`).join('') +
      disc(0, 0, r + 14, ink.ground) +
      rosette(sheet, 'c', { r: r - 2, depth: 10, lobes: 26, lines: 5 }) +
      disc(0, 0, r - 12, ink.ground) +
      milled(0, 0, r - 17, 11, ink.body) +
      sized(subject, sheet, 0, 0, (r - 26) * 0.862) +
      ring(0, 0, r - 26, ink.accent, 3)
    );
  };

/** A window full of light, the subject upon its sill; rings of light go on beyond it. */
export const sunrise =
  (subject: Subject): HeroScene =>
  (sheet, shape) => {
    const { inks: ink } = sheet;
    const [w, top, foot, r] = (
      { wide: [284, -184, 166, 146], square: [240, -204, 184, 160], tall: [192, -268, 228, 164] } as const
    )[shape];
    const rise = Math.min(w, (foot - top) * 0.8);
    const arch = (out: number): string =>
      svg`M${-w - out} ${foot}V${top + rise}A${w + out} ${rise + out} 0 0 1 ${w + out} ${top + rise}V${foot}z`;
    const light = repeat(shape === 'wide' ? 6 : 4, (index) => {
      const reach = w + 40 + index * (30 + index * 14);
      return stroke(
        svg`M${-reach} ${foot}A${reach} ${reach * 0.92} 0 0 1 ${reach} ${foot}`,
        ink.field,
        14,
        fade(0.27 - index * 0.036),
      );
    });
    return (
      light +
      filled(arch(10), ink.ground) +
      windowed(sheet, 'k', arch(0), glory(0, foot, 640, ink.field, 40)) +
      stroke(arch(0), ink.body, 3.5) +
      stroke(arch(10), ink.accent, 1.6) +
      disc(0, foot - 12 - r, r + 4, ink.ground) +
      ring(0, foot - 12 - r, r + 4, ink.accent, 4, ' stroke-dasharray="0 10"') +
      sized(subject, sheet, 0, foot - 12 - r, r - 8) +
      box(-w - 18, foot, w * 2 + 36, 9, 0, ink.body) +
      box(-w - 10, foot + 14, w * 2 + 20, 3, 0, ink.accent) +
      (shape === 'tall' ? flourish(sheet, 0, foot + 42, 60) : '')
    );
  };
