import { createRandom, type Random, seedOf } from '../random.ts';
import { box, disc, place, polygon, repeat, ring, shape, starPath, stroke, svg } from '../svg.ts';
import { type Inks, inks } from './inks.ts';
import { beads, lobed, milled } from './ornament.ts';
import { engrave } from './picture.ts';

type Device = (ink: Inks, random: Random) => string;

const star: Device = ({ body, cut }, random) => {
  const points = random.whole(4, 9);
  return shape(starPath(0, 0, 23, random.whole(8, 14), points), body) + disc(0, 0, 4, cut);
};
const knot: Device = ({ body }, random) => {
  const lobes = random.whole(3, 7);
  const depth = random.whole(4, 7);
  return repeat(3, (index) => stroke(lobed(15, depth, lobes, index / lobes / 3), body, 2.2));
};
const lozenge: Device = ({ body, cut, accent }, random) => {
  const corners = random.whole(3, 6);
  return (
    shape(polygon(0, 0, 24, corners), body) +
    shape(polygon(0, 0, 14, corners), cut) +
    shape(polygon(0, 0, 8, corners), accent)
  );
};
const bars: Device = ({ body, accent }, random) => {
  const count = random.whole(3, 5);
  const step = 36 / count;
  return repeat(count, (index) => {
    const height = random.whole(16, 38);
    return box(-18 + index * step, -height / 2, step - 2.5, height, 0, index === 1 ? accent : body);
  });
};
const crossed: Device = ({ body, accent }, random) => {
  const arms = random.whole(2, 4);
  const leaf = 'M0-25C7-15 7-7 0 0C-7-7-7-15 0-25z';
  return repeat(arms * 2, (index) =>
    place(shape(leaf, index % 2 === 0 ? body : accent), 0, 0, (index * 180) / arms),
  );
};
const rings: Device = ({ body, accent }, random) => {
  const by = random.whole(7, 10);
  return ring(-by, 3, 12, body, 4.5) + ring(by, 3, 12, body, 4.5) + ring(0, -by, 12, accent, 4.5);
};

const crown: Device = ({ body, accent, cut }, random) => {
  const height = random.whole(16, 22);
  return (
    shape(svg`M-24 14V${-height + 6}L-11 0L0 ${-height - 4}L11 0L24 ${-height + 6}V14z`, body) +
    box(-24, 10, 48, 6, 0, accent) +
    disc(0, 4, 3, cut)
  );
};
const key: Device = ({ body, accent }, random) => {
  const bits = random.whole(2, 3);
  return (
    ring(0, -14, 9, body, 5) +
    box(-2.5, -6, 5, 30, 0, body) +
    repeat(bits, (index) => box(2, 20 - index * 7, 9, 4, 0, accent))
  );
};
const shield: Device = ({ body, cut, accent }, random) => {
  const bands = random.whole(1, 3);
  return (
    shape('M-21-22H21V-2Q21 16 0 26Q-21 16-21-2z', body) +
    repeat(bands, (index) => box(-21, -14 + index * 10, 42, 4, 0, index % 2 === 0 ? cut : accent))
  );
};
const tower: Device = ({ body, cut }, random) => {
  const merlons = random.whole(3, 4);
  const step = 36 / (merlons * 2 - 1);
  return (
    repeat(merlons, (index) => box(-18 + index * step * 2, -24, step, 9, 0, body)) +
    box(-18, -17, 36, 7, 0, body) +
    shape('M-13-10H13L17 18H-17z', body) +
    box(-22, 18, 44, 6, 0, body) +
    shape('M-4 18V8a4 4 0 0 1 8 0V18z', cut)
  );
};
const wheel: Device = ({ body, accent }, random) => {
  const spokes = random.whole(3, 5);
  return (
    ring(0, 0, 20, body, 6) +
    repeat(spokes, (index) => place(box(-1.5, -20, 3, 40, 0, body), 0, 0, (index * 180) / spokes)) +
    disc(0, 0, 6, accent)
  );
};
const urn: Device = ({ body, accent }, random) => {
  const swell = random.whole(14, 20);
  return (
    box(-12, -24, 24, 5, 0, body) +
    shape(svg`M-9-19H9Q${swell + 6}-2 6 14H-6Q${-swell - 6}-2-9-19z`, body) +
    box(-12, 14, 24, 6, 0, body) +
    box(-swell / 2, -6, swell, 4, 0, accent)
  );
};

const devices: readonly [Device, ...Device[]] = [
  star,
  knot,
  lozenge,
  bars,
  crossed,
  rings,
  crown,
  key,
  shield,
  tower,
  wheel,
  urn,
];

/** A studio's seal, 96 x 96: a device in a milled edge, always the same for the same key. */
export function drawProviderMark(key: string): string {
  const seed = seedOf(key);
  const random = createRandom(seed);
  const ink = random.pick(inks);
  const device = random.pick(devices);
  const lobes = random.whole(6, 16);
  const hasBeads = random.chance(0.5);
  return engrave({ seed, prefix: `gm${seed.toString(36)}`, width: 96, height: 96, ink }, () => {
    const edge = hasBeads
      ? beads(0, 0, 39, ink.accent, 3.4, random.whole(6, 9))
      : milled(0, 0, 39, 6, ink.accent);
    const lathe = repeat(3, (index) => stroke(lobed(31, 2.4, lobes, index / lobes / 3), ink.field, 0.9));
    const whole = edge + ring(0, 0, 44, ink.body, 1.2) + lathe + device(ink, random);
    return svg`${box(0, 0, 96, 96, 0, ink.ground)}${place(whole, 48, 48)}`;
  });
}
