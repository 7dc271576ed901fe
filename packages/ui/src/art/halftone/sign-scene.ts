import type { Sign } from '../sign.ts';
import { lifted, toned } from '../sign-colours.ts';
import { box, disc, fade, place, repeat, ring, shape, stroke, svg } from '../svg.ts';
import { type Flat, INK, WHITE } from './colours.ts';
import { blast, dots, joint, type Scene, type Stage, scenes, sparks } from './hero-stage.ts';
import { slab } from './layouts.ts';
import { drawSprite, rowsOf, type Sprite } from './sprite.ts';

/** A brand's two colours as the flat colours of a board. */
export function flatOfSign({ scheme, accent, second }: Sign): Flat {
  const isDark = scheme === 'dark';
  return {
    name: 'sign',
    ground: toned(second, isDark ? 0.22 : 0.93, isDark ? 0.1 : 0.04),
    dots: toned(second, isDark ? 0.42 : 0.78, 0.16),
    one: accent,
    two: second,
    three: lifted(accent, -0.2),
  };
}

/** Pixels at the foot of the accent's areas are in its shade, so that the sign is thick. */
export function thick(sign: Sprite): Sprite {
  const rows = rowsOf(sign);
  return rows
    .map((row, y) =>
      [...row].map((pixel, x) => (pixel === '1' && rows[y + 1]?.[x] !== '1' ? '3' : pixel)).join(''),
    )
    .join(' ');
}

/** The size of a pixel with which a sprite just fits a box. */
export function pixelIn(sprite: Sprite, width: number, height: number): number {
  const rows = rowsOf(sprite);
  return Math.min(width / (rows[0]?.length ?? 1), height / rows.length);
}

/** The sign as a sticker of pixels, whole in a box about a point. */
const sprite = (
  stage: Stage,
  sign: Sign,
  x: number,
  y: number,
  width: number,
  height: number,
  name = 's',
): string => {
  const pixels = thick(sign.pixels);
  // Outline, paper and shadow have their room in the box too.
  return drawSprite(stage, pixels, x, y, pixelIn(pixels, width - 44, height - 44), { isSticker: true, name });
};

/** Squares, bars and crosses that rain around a middle that is kept free. */
function confetti({ flat, random }: Stage, width: number, height: number, free: number): string {
  const colours = [flat.one, flat.two, WHITE];
  return repeat(26, (index) => {
    const angle = (index / 26) * Math.PI * 2 + random.between(-0.1, 0.1);
    const reach = free + (1 - free) * random.between(0.15, 1);
    const x = Math.sin(angle) * (width / 2 - 16) * reach;
    const y = Math.cos(angle) * (height / 2 - 16) * reach;
    const bit =
      ['M-7-7h14v14h-14z', 'M-13-4h26v8h-26z', 'M-9-3h6v-6h6v6h6v6h-6v6h-6v-6h-6z'][index % 3] ?? '';
    return place(
      shape(bit, colours[index % 3] ?? WHITE, ` stroke="${INK}" stroke-width="3"`),
      x,
      y,
      (index * 45) % 180,
    );
  });
}

/** Bars of light that rise from the foot towards both sides. */
const bars = ({ flat, random }: Stage, from: number, to: number, foot: number, high: number): string => {
  const count = Math.floor((to - from) / 44);
  return repeat(count, (index) => {
    const cells = Math.round((high / 26) * (0.4 + 0.6 * (index / count)) * random.between(0.75, 1.05));
    return repeat(cells, (cell) =>
      box(
        from + index * 44,
        foot - (cell + 1) * 26,
        36,
        20,
        0,
        cell > cells - 3 ? flat.one : flat.two,
        ` stroke="${INK}" stroke-width="3"`,
      ),
    );
  });
};

/** Rings of a printer's dots that shrink outwards. */
const rings = (colour: string, from: number, count: number): string =>
  repeat(count, (index) => {
    const r = from + index * 22;
    const around = Math.round((r * Math.PI * 2) / 24);
    return ring(
      0,
      0,
      r,
      colour,
      19 - index * (14 / count),
      svg` stroke-dasharray="0 ${(r * Math.PI * 2) / around}"`,
    );
  });

const show =
  (width: number, height: number, sun: number, sides: number): ((sign: Sign) => Scene) =>
  (sign) =>
  (stage) => {
    const { flat } = stage;
    const foot = height / 2 - 8;
    const wing = bars(stage, sun * 0.62, width / 2 - 4, foot, sides);
    return (
      dots(stage) +
      rings(flat.dots, sun, 3) +
      disc(0, -6, sun, flat.ground) +
      disc(0, -6, sun, flat.dots, joint) +
      disc(0, -6, sun * 0.84, flat.two, fade(0.55)) +
      confetti(stage, width, height, 0.66) +
      wing +
      `<g transform="scale(-1 1)">${wing}</g>` +
      slab(-sun * 0.8, foot - 34, sun * 1.6, 30, flat.one) +
      stroke(svg`M${-sun * 0.72} ${foot - 19}H${sun * 0.74}`, WHITE, 9, ' stroke-dasharray="0 25"') +
      sprite(stage, sign, -6, -16, Math.min(width - 40, sun * 2.24), Math.min(height - 76, sun * 2.5))
    );
  };

/** The sign on a stage: bars of light, confetti, a halo of dots. */
export const onStage = (sign: Sign): Scene =>
  scenes({
    wide: show(616, 396, 170, 200)(sign),
    square: show(516, 436, 180, 180)(sign),
    tall: show(416, 596, 186, 250)(sign),
  });

/** The sign as hard as a blow. */
export const asBlow = (sign: Sign): Scene => {
  const hit =
    (rx: number, ry: number): Scene =>
    (stage) =>
      dots(stage) +
      blast(rx, ry, 15, INK, ' transform="translate(12 13)"') +
      blast(rx, ry, 15, stage.flat.two, joint) +
      blast(rx * 0.8, ry * 0.8, 15, stage.flat.ground) +
      sprite(stage, sign, -4, -4, rx * 1.5, ry * 1.5) +
      sparks([-rx * 0.8, -ry * 0.78, 30], [rx * 0.82, ry * 0.74, 24]);
  return scenes({ wide: hit(290, 186), square: hit(244, 204), tall: hit(196, 280) });
};
