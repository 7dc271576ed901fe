import { type Suit, suitPath } from '../suit.ts';
import { box, disc, fade, polar, repeat, ring, shape, starPath, stroke, svg, wedge } from '../svg.ts';
import type { Scene } from './scene.ts';

/** Things that appear in several compositions; all are drawn around the origin unless they take a place. */

export function palm(scene: Scene, x: number, y: number, height: number, lean: number): string {
  const { paint, tone } = scene;
  const topX = x + lean;
  const topY = y - height;
  const w = height * 0.045 + 2;
  const trunk = svg`M${x - w} ${y}Q${x - w * 0.6} ${y - height * 0.55} ${topX - w * 0.4} ${topY}h${w * 0.9}Q${x + w} ${y - height * 0.5} ${x + w * 1.4} ${y}z`;
  const length = height * 0.56;
  const fronds = repeat(8, (index) => {
    const side = index < 4 ? -1 : 1;
    const turn = (index % 4) / 3;
    const dx = side * length * (1 - turn * 0.34);
    const dy = length * (0.62 - turn * 1.12);
    const arch = topY - length * (0.3 + turn * 0.3);
    return svg`M${topX} ${topY}Q${topX + dx * 0.55} ${arch} ${topX + dx} ${topY + dy}Q${topX + dx * 0.48} ${arch + length * 0.36} ${topX} ${topY}z`;
  });
  const rim = stroke(
    svg`M${topX} ${topY}q${length * 0.5} ${-length * 0.42} ${length * 0.9} ${length * 0.3}`,
    tone.light,
    1.6,
    fade(0.6),
  );
  const nuts =
    disc(topX - 3, topY + 4, w * 0.9, tone.warm[2]) + disc(topX + 5, topY + 3, w * 0.8, tone.warm[1]);
  return shape(trunk, paint.ink) + shape(fronds, paint.ink) + rim + nuts;
}

export function coin(scene: Scene, x: number, y: number, r: number): string {
  const { paint, tone } = scene;
  return (
    disc(x, y, r, paint.warm) +
    ring(x, y, r * 0.7, tone.warm[2], r * 0.13) +
    shape(starPath(x, y, r * 0.45, r * 0.2, 5), tone.warm[0])
  );
}

/** A cut stone with lit facets. */
export function gem(scene: Scene, x: number, y: number, r: number, isCool = true): string {
  const { tone } = scene;
  const ramp = isCool ? tone.cool : tone.warm;
  const outline = svg`M${x - r} ${y - r * 0.3}l${r * 0.45} ${-r * 0.5}h${r * 1.1}l${r * 0.45} ${r * 0.5}l${-r} ${r * 1.2}z`;
  const facet = svg`M${x - r} ${y - r * 0.3}h${r * 0.6}l${r * 0.4} ${r * 1.2}z`;
  const table = svg`M${x - r * 0.4} ${y - r * 0.3}l${r * 0.4} ${-r * 0.5}l${r * 0.4} ${r * 0.5}z`;
  const shade = svg`M${x + r} ${y - r * 0.3}h${-r * 0.6}l${-r * 0.4} ${r * 1.2}z`;
  return shape(outline, ramp[1]) + shape(facet + table, ramp[0]) + shape(shade, ramp[2], fade(0.6));
}

/** A scallop shell, hinge down. */
export function shell(scene: Scene, x: number, y: number, r: number, isCool = false): string {
  const { paint, tone } = scene;
  const ramp = isCool ? tone.cool : tone.warm;
  const rim = repeat(7, (index) => {
    const [px, py] = polar(x, y + r * 0.5, r * 1.22, -0.21 + index * 0.07);
    return svg`${index === 0 ? 'M' : `A${svg`${r * 0.3} ${r * 0.3}`} 0 0 1 `}${px} ${py}`;
  });
  const body = svg`${rim}L${x + r * 0.2} ${y + r * 0.8}h${-r * 0.4}z`;
  const ribs = repeat(5, (index) => {
    const [px, py] = polar(x, y + r * 0.5, r * 1.12, -0.14 + index * 0.07);
    return svg`M${x} ${y + r * 0.62}L${px} ${py}`;
  });
  return shape(body, isCool ? paint.cool : paint.warm) + stroke(ribs, ramp[2], r * 0.07, fade(0.7));
}

/** A casino chip seen from the front. */
export function chip(scene: Scene, x: number, y: number, r: number, isCool = false): string {
  const { paint, tone } = scene;
  const marks = repeat(6, (index) => wedge(x, y, r, index / 6, index / 6 + 0.07));
  return (
    disc(x, y, r, isCool ? paint.cool : paint.warm) +
    shape(marks, tone.pale) +
    disc(x, y, r * 0.68, isCool ? tone.cool[2] : tone.warm[2]) +
    shape(starPath(x, y, r * 0.44, r * 0.2, 4), tone.pale)
  );
}

/** A chip lying in a stack: its top is an oval, its edge is striped. */
export function chipStack(
  scene: Scene,
  x: number,
  base: number,
  r: number,
  count: number,
  isCool: boolean,
): string {
  const { tone } = scene;
  const thick = r * 0.3;
  const ramp = isCool ? tone.cool : tone.warm;
  return (
    repeat(count, (index) => {
      const y = base - index * thick;
      const shift = index % 2 === 0 ? 0 : r * 0.05;
      const side = svg`M${x - r + shift} ${y - thick}v${thick}a${r} ${r * 0.34} 0 0 0 ${r * 2} 0v${-thick}z`;
      const mark = svg`M${x - r * 0.3 + shift} ${y + r * 0.32}v${-thick}h${r * 0.5}v${thick}zM${x + r * 0.72} ${y + r * 0.22}v${-thick}l${r * 0.2} ${-r * 0.1}v${thick}zM${x - r * 0.9} ${y + r * 0.12}v${-thick}l${r * 0.2} ${r * 0.1}v${thick}z`;
      return shape(side, index % 2 === 0 ? ramp[1] : ramp[2]) + shape(mark, tone.pale);
    }) +
    svg`<g transform="translate(${x} ${base - count * thick}) scale(1 .34)">${chip(scene, 0, 0, r, isCool)}</g>`
  );
}

/** A playing card around the origin, upright. */
export function card(scene: Scene, suit: Suit, width = 84): string {
  const { tone } = scene;
  const h = width * 1.42;
  const isRed = suit === 'heart' || suit === 'diamond';
  const ink = isRed ? tone.cool[1] : tone.ink;
  return (
    box(-width / 2 + 3, -h / 2 + 4, width, h, width * 0.09, tone.ink, fade(0.35)) +
    box(
      -width / 2,
      -h / 2,
      width,
      h,
      width * 0.09,
      tone.pale,
      svg` stroke="${tone.ink}" stroke-opacity=".4"`,
    ) +
    shape(
      suitPath(suit, 0, 0, width * 0.26) +
        suitPath(suit, -width * 0.35, -h * 0.38, width * 0.09) +
        suitPath(suit, width * 0.35, h * 0.38, width * 0.09),
      ink,
    )
  );
}

type FishLook = 'warm' | 'cool' | 'dark';

/** A fish that swims to the right, about `length` long. */
export function fish(scene: Scene, x: number, y: number, length: number, look: FishLook, turn = 0): string {
  const { paint, tone } = scene;
  const l = length / 2;
  const ramp = look === 'cool' ? tone.cool : tone.warm;
  const fill = look === 'warm' ? paint.warm : look === 'cool' ? paint.cool : tone.ink;
  const body = svg`M${l} 0C${l * 0.6} ${-l * 0.52} ${-l * 0.2} ${-l * 0.56} ${-l * 0.62} ${-l * 0.08}L${-l} ${-l * 0.44}Q${-l * 0.84} 0 ${-l} ${l * 0.44}L${-l * 0.62} ${l * 0.08}C${-l * 0.2} ${l * 0.56} ${l * 0.6} ${l * 0.52} ${l} 0z`;
  const fin = svg`M${l * 0.2} ${-l * 0.36}Q${-l * 0.06} ${-l * 0.78} ${-l * 0.4} ${-l * 0.62}Q${-l * 0.2} ${-l * 0.44} ${-l * 0.3} ${-l * 0.3}z`;
  const detail =
    look === 'dark'
      ? disc(l * 0.62, -l * 0.1, l * 0.07, tone.pale)
      : stroke(svg`M${l * 0.4} ${-l * 0.26}q${-l * 0.2} ${l * 0.26} 0 ${l * 0.52}`, ramp[2], l * 0.06) +
        stroke(
          svg`M${l * 0.05} ${-l * 0.3}q${-l * 0.16} ${l * 0.3} 0 ${l * 0.6}M${-l * 0.25} ${-l * 0.24}q${-l * 0.12} ${l * 0.24} 0 ${l * 0.48}`,
          ramp[0],
          l * 0.07,
          fade(0.8),
        ) +
        disc(l * 0.66, -l * 0.1, l * 0.1, tone.pale) +
        disc(l * 0.68, -l * 0.1, l * 0.055, tone.ink);
  const rotate = turn === 0 ? '' : svg` rotate(${turn})`;
  return svg`<g transform="translate(${x} ${y})${rotate}">${shape(fin, look === 'dark' ? tone.ink : ramp[2])}${shape(body, fill)}${detail}</g>`;
}

/** Branching coral that grows up from (x, y). */
export function coral(x: number, y: number, height: number, colour: string): string {
  const h = height;
  return stroke(
    svg`M${x} ${y}q-4 ${-h * 0.5} 3 ${-h}M${x} ${y - h * 0.3}q${-h * 0.34} ${-h * 0.1} ${-h * 0.32} ${-h * 0.48}M${x - h * 0.26} ${y - h * 0.5}q${-h * 0.16} 0 ${-h * 0.2} ${-h * 0.2}M${x} ${y - h * 0.46}q${h * 0.34} ${-h * 0.04} ${h * 0.32} ${-h * 0.42}M${x + h * 0.28} ${y - h * 0.6}q${h * 0.16} 0 ${h * 0.2} ${-h * 0.16}`,
    colour,
    h * 0.11,
  );
}

/** A triangular sail boat; the origin is the middle of the waterline. */
export function sailBoat(scene: Scene, x: number, y: number, size: number, isCool: boolean): string {
  const { paint, tone } = scene;
  const s = size;
  const ramp = isCool ? tone.cool : tone.warm;
  const main = svg`M${x} ${y - s * 1.6}Q${x + s * 0.72} ${y - s * 0.8} ${x + s * 0.78} ${y - s * 0.2}H${x}z`;
  const jib = svg`M${x - s * 0.06} ${y - s * 1.5}Q${x - s * 0.34} ${y - s * 0.6} ${x - s * 0.66} ${y - s * 0.22}H${x - s * 0.06}z`;
  const band = svg`M${x} ${y - s * 0.72}H${x + s * 0.6}q${s * 0.1} ${s * 0.18} ${s * 0.13} ${s * 0.24}H${x}z`;
  const hull = svg`M${x - s * 0.74} ${y - s * 0.12}H${x + s * 0.86}q${-s * 0.1} ${s * 0.3} ${-s * 0.36} ${s * 0.34}H${x - s * 0.4}q${-s * 0.26} ${-s * 0.06} ${-s * 0.34} ${-s * 0.34}z`;
  return (
    shape(main, isCool ? paint.cool : paint.warm) +
    shape(band, ramp[2], fade(0.7)) +
    shape(jib, tone.pale) +
    stroke(svg`M${x - s * 0.02} ${y - s * 1.66}V${y - s * 0.1}`, tone.ink, s * 0.04) +
    shape(hull, tone.ink) +
    stroke(svg`M${x - s * 0.7} ${y - s * 0.1}H${x + s * 0.84}`, ramp[0], s * 0.05)
  );
}
