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

const devices: readonly [Device, ...Device[]] = [star, knot, lozenge, bars, crossed, rings];

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
