import type { DrawActivity } from '../activity-frame.ts';
import { createRandom, seedOf } from '../random.ts';
import { box, disc, fade, oval, ROOT, ring, shape, stroke, svg } from '../svg.ts';
import { type Tone, tones } from './palette.ts';
import { type Composition, finish, paintOf, type Scene, sceneDefs } from './scene.ts';

/** Money is of gold, whatever the hour. */
const gold: Tone['warm'] = ['#ffe6a3', '#f7a90b', '#9d5200'];

/** A picture of the bay in a tone, drawn by `compose`. */
export const activity =
  (toneName: string, compose: Composition): DrawActivity =>
  (frame) => {
    const tone = { ...(tones.find(({ name }) => name === toneName) ?? tones[0]), warm: gold };
    const prefix = `a${toneName}`;
    const scene: Scene = {
      random: createRandom(seedOf(toneName)),
      tone,
      paint: paintOf(prefix),
      prefix,
      isMirrored: false,
      ...frame,
    };
    const body = compose(scene) + finish(scene);
    return `<svg ${ROOT} viewBox="0 0 ${frame.width} ${frame.height}">${sceneDefs(tone, prefix, body)}${body}</svg>`;
  };

/** A coin with an edge. */
export function thickCoin(scene: Scene, x: number, y: number, r: number, more = ''): string {
  const { paint, tone } = scene;
  return (
    disc(x + r * 0.07, y + r * 0.13, r, tone.warm[2]) +
    disc(x, y, r, paint.warm) +
    ring(x, y, r * 0.74, tone.warm[2], r * 0.09, fade(0.75)) +
    stroke(
      svg`M${x - r * 0.88} ${y - r * 0.2}A${r * 0.9} ${r * 0.9} 0 0 1 ${x - r * 0.1} ${y - r * 0.9}`,
      tone.warm[0],
      r * 0.1,
    ) +
    more
  );
}

/** Coins lying on each other; the lowest stands on `base`. */
export function coinStack(scene: Scene, x: number, base: number, r: number, count: number): string {
  const { tone } = scene;
  const thick = r * 0.42;
  const flat = r * 0.32;
  let stack = oval(x, base + flat * 0.5, r * 1.2, flat * 1.1, tone.ink, fade(0.35));
  for (let index = 0; index < count; index += 1) {
    const y = base - index * thick;
    const left = x - r + (index % 3 === 1 ? r * 0.07 : 0);
    stack +=
      shape(
        svg`M${left} ${y - thick}v${thick}a${r} ${flat} 0 0 0 ${r * 2} 0v${-thick}z`,
        index % 2 === 0 ? scene.paint.warm : tone.warm[1],
      ) + stroke(svg`M${left} ${y - thick}a${r} ${flat} 0 0 0 ${r * 2} 0`, tone.warm[2], 2.4, fade(0.75));
  }
  const top = base - count * thick;
  return (
    stack +
    oval(x, top, r, flat, tone.warm[0]) +
    oval(x, top, r * 0.66, flat * 0.66, 'none', ` stroke="${tone.warm[1]}" stroke-width="2.500"`)
  );
}

/** Somebody from the waist up; the origin is the middle of the waist. */
export function person(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  look: 'warm' | 'cool' | 'pale',
): string {
  const { paint, tone } = scene;
  const skin = { warm: '#8a4b2a', cool: '#e8b48a', pale: '#5d3220' }[look];
  const s = size;
  return (
    shape(
      svg`M${x - s * 0.5} ${y}Q${x - s * 0.54} ${y - s * 0.66} ${x} ${y - s * 0.7}Q${x + s * 0.54} ${y - s * 0.66} ${x + s * 0.5} ${y}z`,
      paint[look],
    ) +
    disc(x, y - s * 0.98, s * 0.34, skin) +
    shape(
      svg`M${x - s * 0.36} ${y - s * 0.98}a${s * 0.36} ${s * 0.36} 0 0 1 ${s * 0.72} 0q${-s * 0.3} ${-s * 0.2} ${-s * 0.72} 0z`,
      tone.ink,
    )
  );
}

/** An arrow along an arc around (x, y), clockwise; angles in turns. */
export function arcArrow(
  x: number,
  y: number,
  r: number,
  from: number,
  to: number,
  colour: string,
  width: number,
): string {
  const at = (turn: number, radius = r): readonly [number, number] => [
    x + Math.sin(turn * Math.PI * 2) * radius,
    y - Math.cos(turn * Math.PI * 2) * radius,
  ];
  const [ax, ay] = at(from);
  const [bx, by] = at(to);
  const tip = at(to + (width * 1.5) / (r * Math.PI * 2));
  const inner = at(to, r - width * 1.2);
  const outer = at(to, r + width * 1.2);
  return (
    stroke(svg`M${ax} ${ay}A${r} ${r} 0 ${to - from > 0.5 ? 1 : 0} 1 ${bx} ${by}`, colour, width) +
    shape(
      svg`M${inner[0]} ${inner[1]}L${outer[0]} ${outer[1]}L${tip[0]} ${tip[1]}z`,
      colour,
      ` stroke="${colour}" stroke-width="3" stroke-linejoin="round"`,
    )
  );
}

/** Planks of a jetty from `y` to the foot. */
export function jetty({ tone, paint, width, height }: Scene, y: number): string {
  const rows = [0, 14, 32, 54].map((lift) => svg`M0 ${y + lift}H${width}`).join('');
  return (
    box(0, y, width, height - y, 0, paint.ink) +
    stroke(rows, tone.light, 1.5, fade(0.35)) +
    stroke(svg`M0 ${y}H${width}`, tone.light, 3, fade(0.6))
  );
}
