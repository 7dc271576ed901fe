import { onSign, roundPlace, type Sign, type SignPlace, signAt, signDefs, signEcho } from '../sign.ts';
import { darkened, lifted, toned } from '../sign-colours.ts';
import { disc, fade, place, repeat, ring, shape, stroke, svg } from '../svg.ts';
import { windowed } from './ground.ts';
import { banknote, braid, type HeroScene } from './hero-scenes.ts';
import type { Inks } from './inks.ts';
import { beads, flourish, milled, rosette, starburst } from './ornament.ts';
import type { Sheet, Subject } from './sheet.ts';

/** A brand's two colours as inks on its paper. */
export function inksOfSign({ scheme, accent, second }: Sign): Inks {
  return scheme === 'light'
    ? {
        name: 'sign',
        ground: toned(accent, 0.955, 0.02),
        field: toned(accent, 0.72, 0.09),
        body: darkened(accent, 0.55),
        cut: toned(accent, 0.975, 0.012),
        accent: darkened(second, 0.74),
      }
    : {
        name: 'sign',
        ground: toned(accent, 0.19, 0.04),
        field: toned(accent, 0.42, 0.08),
        body: accent,
        cut: toned(accent, 0.14, 0.03),
        accent: second,
      };
}

/** The same upon paper, whatever the ground of the brand is. */
export const inksOnPaper = (sign: Sign): Inks =>
  inksOfSign({
    ...sign,
    scheme: 'light',
    accent: darkened(sign.accent, 0.5),
    second: darkened(sign.second, 0.66),
  });

/** In the circle of a subject. */
const placeOf = (sign: Sign): SignPlace => roundPlace(sign, 0, 0, 104);

/** Struck: it stands out of the metal, and its shaded side is cut in slanting lines, the more of them the further from the light. */
export const struck =
  (sign: Sign): Subject =>
  ({ inks, prefix }) => {
    const at = placeOf(sign);
    const side = { accent: lifted(inks.body, -0.12), second: lifted(inks.accent, -0.12) };
    return (
      signDefs(sign, prefix) +
      signEcho(sign, prefix, at, 2.4, [inks.cut]) +
      repeat(5, (index) => signAt(sign, prefix, { ...at, x: 3.5 - index * 0.7, y: 5 - index }, side)) +
      signAt(sign, prefix, at, { accent: inks.body, second: inks.accent }) +
      onSign(
        sign,
        prefix,
        at,
        shape('M-120 150L150-120V150z', svg`url(#${prefix}s)`, fade(0.42)) +
          shape('M-40 150L150-40V150z', svg`url(#${prefix}x)`, fade(0.32)),
      )
    );
  };

/** A coin of the sign: milled edge, beads, and a field whose lines run around what is struck on it. */
export function coin(sheet: Sheet, sign: Sign, r: number): string {
  const { inks, prefix } = sheet;
  const scale = (r - 34) / 106;
  const at = placeOf(sign);
  const rings = Array.from({ length: 26 }, (_none, index) => (index % 2 === 0 ? inks.field : inks.ground));
  return (
    disc(0, 0, r, inks.ground) +
    milled(0, 0, r - 7, 12, inks.body) +
    ring(0, 0, r, inks.body, 3) +
    ring(0, 0, r - 14, inks.body, 1.6) +
    beads(0, 0, r - 23, inks.accent, 4.5, 10) +
    ring(0, 0, r - 32, inks.body, 1.4) +
    place(
      windowed(
        sheet,
        'cf',
        'M0-106A106 106 0 0 1 0 106A106 106 0 0 1 0-106z',
        signEcho(sign, prefix, at, 3.1, rings),
      ) + struck(sign)(sheet),
      0,
      0,
      0,
      scale,
    )
  );
}

/** A small round of line work, as on the shares of a company. */
const medallion = (sheet: Sheet, name: string, x: number, y: number, r: number, lobes: number): string =>
  place(
    disc(0, 0, r, sheet.inks.ground) +
      rosette(sheet, name, {
        r: r * 0.56,
        depth: r * 0.3,
        lobes,
        lines: 7,
        colour: sheet.inks.accent,
        width: 1,
      }) +
      ring(0, 0, r - 3, sheet.inks.body, 2.4) +
      ring(0, 0, r - 9, sheet.inks.field, 1.4) +
      disc(0, 0, r * 0.16, sheet.inks.body),
    x,
    y,
  );

/** Two ribbons that hold a medal, drawn in lines. */
const ribbons = ({ inks }: Sheet, top: number, foot: number, half: number): string => {
  const band = svg`M${-half} ${top}H${-half * 0.3}L${half * 0.42} ${foot}H${-half * 0.24}z`;
  const lines = repeat(
    5,
    (index) => svg`M${-half * (0.9 - index * 0.13)} ${top}L${half * (index * 0.13 - 0.16)} ${foot}`,
  );
  const one = shape(band, inks.accent) + stroke(lines, inks.ground, 1.6, fade(0.75));
  return `${one}<g transform="scale(-1 1)">${one}</g>`;
};

/** The sign as a medal that a company had struck, between rounds of its own line work. */
export const medal =
  (sign: Sign): HeroScene =>
  (sheet, kind) => {
    const lobes = sheet.random.whole(7, 13);
    const points = sheet.random.whole(13, 21);
    const r = kind === 'wide' ? 158 : kind === 'square' ? 170 : 168;
    const y = kind === 'wide' ? 20 : kind === 'square' ? 34 : -10;
    const top = kind === 'wide' ? -198 : kind === 'square' ? -216 : -294;
    const sides: readonly (readonly [number, number, number])[] =
      kind === 'tall'
        ? [
            [-132, 226, 62],
            [132, 226, 62],
          ]
        : kind === 'square'
          ? [
              [-204, 162, 48],
              [204, 162, 48],
            ]
          : [
              [-244, 20, 58],
              [244, 20, 58],
            ];
    return (
      braid(sheet, kind) +
      place(
        disc(0, 0, r + 26, sheet.inks.ground) +
          starburst(sheet, 'a', {
            outer: r + 24,
            inner: r - 16,
            points,
            lines: 11,
            colour: sheet.inks.field,
            width: 1,
          }),
        0,
        y,
      ) +
      ribbons(sheet, top, y - r + 18, 96) +
      place(coin(sheet, sign, r), 0, y) +
      sides
        .map(([x, down, size], index) => medallion(sheet, `m${index}`, x, down, size, lobes + index))
        .join('') +
      (kind === 'tall' ? flourish(sheet, 0, 262, 54) : '')
    );
  };

/** The sign in the place of the portrait on a banknote. */
export const note = (sign: Sign): HeroScene => banknote(struck(sign));
