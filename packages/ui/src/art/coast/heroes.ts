import { heroFocus } from '../hero-focus.ts';
import type { HeroShape } from '../hero-shapes.ts';
import { disc, fade, oval, place, repeat, shape, stroke, svg, swellPath } from '../svg.ts';
import { chestFigure } from './chest.ts';
import { leapFigure } from './fish.ts';
import { glitter, rays, sand, sky, splash, stars, sun, water } from './layers.ts';
import { lighthouseFigure } from './lighthouse.ts';
import { chip, chipStack, coin, gem, palm, sailBoat } from './props.ts';
import type { Scene } from './scene.ts';

/** A landscape for each shape; its subject stands whole within the focus (`heroFocus`). */
type Hero = (scene: Scene, shape: HeroShape) => string;

/** What differs from shape to shape: `[wide, square, tall]`. */
function by<T>(shape: HeroShape, wide: T, square: T, tall: T): T {
  return { wide, square, tall }[shape];
}

/** No star twinkles behind the words of a wide picture. */
const starsFrom = (shape: HeroShape): number => by(shape, heroFocus.wide.x, 4, 4);

/** Islands far away, all along the horizon. */
export function islands(scene: Scene, horizon: number): string {
  const { random, tone, width } = scene;
  return (
    shape(
      swellPath(horizon - 10, 84, 560, random.between(0, 400), horizon + 6, width),
      tone.land[0],
      fade(0.7),
    ) +
    shape(
      swellPath(horizon + 4, 70, 900, random.between(0, 700), horizon + 8, width),
      tone.land[1],
      fade(0.8),
    )
  );
}

const gulls = ({ tone }: Scene, x: number, y: number): string =>
  stroke(
    svg`M${x} ${y}q10 -10 18 0q8 -10 18 0M${x + 46} ${y - 26}q8 -8 14 0q6 -8 14 0M${x + 60} ${y + 12}q7 -7 12 0q5 -7 12 0`,
    tone.ink,
    4,
    fade(0.8),
  );

const sail: Hero = (scene, shapeName) => {
  const { random, width } = scene;
  const [x, y, size, horizon, light] = by(
    shapeName,
    [1548, 372, 190, 300, 190] as const,
    [350, 440, 196, 360, 180] as const,
    [290, 640, 236, 560, 220] as const,
  );
  const [far, mid, near, front] = water(scene, horizon, by(shapeName, 'ribbons', 'scales', 'curls'), 1.7);
  return (
    sky(scene, starsFrom(shapeName)) +
    rays(scene, x, horizon - 90, 26, width) +
    sun(scene, x, horizon - 90, light) +
    islands(scene, horizon) +
    gulls(scene, by(shapeName, 1700, 500, 420), by(shapeName, 96, 130, 220)) +
    far +
    glitter(scene, x, horizon + 12, scene.height - 20, light) +
    by(
      shapeName,
      sailBoat(scene, 1316, horizon + 24, 44, true) + sailBoat(scene, 1790, horizon + 16, 30, true),
      sailBoat(scene, 150, horizon + 20, 40, true),
      sailBoat(scene, 480, horizon + 14, 36, true) + sailBoat(scene, 130, horizon + 26, 50, true),
    ) +
    mid +
    place(sailBoat(scene, 0, 0, size, false), x, y, random.whole(-5, -2)) +
    near +
    front
  );
};

const treasure: Hero = (scene, shapeName) => {
  const { random, paint, tone, width, height } = scene;
  const [x, y, size, horizon] = by(
    shapeName,
    [1530, 404, 1.9, 270] as const,
    [320, 470, 1.9, 320] as const,
    [290, 700, 2.3, 480] as const,
  );
  const [far, mid, near] = water(scene, horizon, 'swell', 1.6);
  const dune = svg`M-10 ${y + 60}Q${x * 0.55} ${y - 30} ${x} ${y - 36}T${width + 20} ${y - 60}`;
  return (
    sky(scene, starsFrom(shapeName)) +
    sun(scene, by(shapeName, 1390, 190, 200), by(shapeName, 120, 160, 260), by(shapeName, 62, 74, 96)) +
    islands(scene, horizon) +
    far +
    glitter(scene, by(shapeName, 1390, 190, 200), horizon + 12, y - 40, 70) +
    mid +
    near +
    palm(
      scene,
      by(shapeName, 1764, 540, 460),
      y - 30,
      by(shapeName, 250, 300, 460),
      by(shapeName, -30, -60, -90),
    ) +
    shape(svg`${dune}V${height}H-10z`, paint.warm) +
    stroke(dune, tone.pale, 2.5, fade(0.7)) +
    shape(
      svg`M-10 ${height - 20}Q${width * 0.5} ${y + 10} ${width + 20} ${y + 30}V${height}H-10z`,
      tone.warm[2],
      fade(0.4),
    ) +
    oval(x, y + 10, 120 * size * 0.9, 16, tone.ink, fade(0.35)) +
    place(chestFigure(scene), x, y, random.whole(-6, -2), size) +
    coin(scene, x - 200, y + 12, 20) +
    coin(scene, x - 174, y + 28, 16) +
    coin(scene, x + 190, y + 18, 18) +
    gem(scene, x + 216, y + 4, 20)
  );
};

const leap: Hero = (scene, shapeName) => {
  const { random } = scene;
  const [x, y, size, horizon, light] = by(
    shapeName,
    [1566, 218, 1.22, 318, 156] as const,
    [366, 262, 1.3, 404, 186] as const,
    [318, 420, 1.42, 640, 204] as const,
  );
  const foot = y + 168 * size;
  const [far, mid, near, front] = water(scene, horizon, by(shapeName, 'swell', 'curls', 'scales'), 1.6);
  return (
    sky(scene, starsFrom(shapeName)) +
    stars(scene, by(shapeName, 30, 30, 50), horizon * 0.8, starsFrom(shapeName)) +
    sun(scene, x + 10, y - 10, light) +
    islands(scene, horizon) +
    far +
    glitter(scene, x + 10, horizon + 14, horizon + (scene.height - horizon) * 0.6, light * 0.8) +
    mid +
    splash(scene, x - 96 * size, foot - 4, 66 * size) +
    place(leapFigure(scene), x, y, random.whole(-4, 2), size) +
    place(leapFigure(scene), by(shapeName, 1772, 560, 458), by(shapeName, 302, 392, 626), 24, size * 0.34) +
    oval(x - 96 * size, foot + 2, 84 * size, 12, scene.tone.pale, fade(0.75)) +
    near +
    front
  );
};

const chips: Hero = (scene, shapeName) => {
  const { random } = scene;
  const [x, y, r, horizon] = by(
    shapeName,
    [1572, 404, 116, 280] as const,
    [330, 480, 122, 310] as const,
    [294, 716, 134, 470] as const,
  );
  const [far, mid, near, front] = water(scene, horizon, 'ribbons', 1.6);
  const count = by(shapeName, 4, 5, 7);
  const top = y - count * r * 0.3;
  return (
    sky(scene, starsFrom(shapeName)) +
    sun(scene, x + r * 1.3, by(shapeName, 130, 170, 250), by(shapeName, 62, 72, 90)) +
    islands(scene, horizon) +
    far +
    glitter(scene, x + r * 1.3, horizon + 12, y, 70) +
    mid +
    chipStack(scene, x - r * 1.52, y - r * 0.2, r * 0.5, by(shapeName, 4, 4, 6), true) +
    palm(scene, x, top + r * 0.04, by(shapeName, 190, 190, 250), by(shapeName, 40, -36, 50)) +
    chipStack(scene, x, y, r, count, false) +
    chipStack(scene, x + r * 1.4, y, r * 0.6, by(shapeName, 3, 4, 5), true) +
    place(chip(scene, 0, 0, r * 0.3, true), x - r * 1.3, top - r * 0.5, random.whole(10, 30)) +
    place(chip(scene, 0, 0, r * 0.2), x - r * 0.9, top - r * 1.2, random.whole(40, 60)) +
    near +
    front
  );
};

const lighthouse: Hero = (scene, shapeName) => {
  const { paint, tone, width, height } = scene;
  const [x, y, size, horizon] = by(
    shapeName,
    [1610, 180, 1.1, 350] as const,
    [390, 250, 1.36, 450] as const,
    [330, 380, 1.8, 650] as const,
  );
  const [far, mid, near, front] = water(scene, horizon, 'curls', 1.6);
  const lamp = y - 62 * size;
  const foot = y + 190 * size;
  return (
    sky(scene, starsFrom(shapeName)) +
    stars(scene, by(shapeName, 26, 24, 40), horizon * 0.7, starsFrom(shapeName)) +
    disc(x, lamp, 130 * size, paint.glow) +
    shape(
      svg`M${x} ${lamp - 8}L-60 ${lamp - height * 0.3}V${lamp + height * 0.12}L${x} ${lamp + 10}zM${x} ${lamp - 8}L${width + 60} ${lamp - 60}V${lamp + 110}L${x} ${lamp + 10}z`,
      tone.light,
      fade(0.26),
    ) +
    islands(scene, horizon) +
    far +
    glitter(scene, x - 190, horizon + 12, height - 40, 80) +
    sailBoat(scene, x - by(shapeName, 250, 220, 170), horizon + 18, by(shapeName, 40, 40, 46), true) +
    mid +
    shape(
      svg`M${x - 190} ${foot + 70}q20 -60 60 -62q20 -40 60 -34q30 -26 70 -22t70 24q40 -6 60 30q40 10 56 64z`,
      paint.ink,
    ) +
    place(lighthouseFigure(scene), x, y, 0, size) +
    shape(svg`M${x - 100} ${foot + 80}q10 -74 50 -68q20 -18 50 -12t60 12q40 0 56 68z`, tone.ink) +
    near +
    front
  );
};

const hammock: Hero = (scene, shapeName) => {
  const { tone, height } = scene;
  const [left, right, y, tallness, horizon] = by(
    shapeName,
    [1400, 1736, 424, 268, 300] as const,
    [206, 520, 490, 310, 370] as const,
    [160, 446, 716, 440, 520] as const,
  );
  const middle = (left + right) / 2;
  const from = left + 26;
  const to = right - 28;
  const hook = y - tallness * 0.5;
  const bed = svg`M${from + 30} ${hook + 22}Q${middle} ${hook + 150} ${to - 30} ${hook + 22}Q${middle} ${hook + 76} ${from + 30} ${hook + 22}z`;
  const [far, mid] = water(scene, horizon, by(shapeName, 'ribbons', 'swell', 'scales'), 1.6);
  return (
    sky(scene, starsFrom(shapeName)) +
    sun(scene, middle, horizon - 30, by(shapeName, 130, 130, 150)) +
    islands(scene, horizon) +
    gulls(scene, middle - 60, horizon - by(shapeName, 200, 210, 300)) +
    far +
    glitter(scene, middle, horizon + 12, y - 30, 120) +
    mid +
    sand(scene, y - 14, -20) +
    palm(scene, left, y + 4, tallness, 34) +
    palm(scene, right, y + 4, tallness * 0.94, -36) +
    oval(middle, y + 2, (to - from) * 0.4, 10, tone.ink, fade(0.35)) +
    stroke(
      svg`M${from - 14} ${hook}L${from + 30} ${hook + 22}M${to + 14} ${hook}L${to - 30} ${hook + 22}`,
      tone.pale,
      4,
    ) +
    shape(bed, scene.paint.cool) +
    stroke(svg`M${from + 30} ${hook + 22}Q${middle} ${hook + 76} ${to - 30} ${hook + 22}`, tone.cool[0], 5) +
    repeat(7, (index) => {
      const step = (index + 1) / 8;
      const at = from + 30 + (to - from - 60) * step;
      const lowest = hook + 22 + 256 * step * (1 - step);
      return stroke(svg`M${at} ${lowest - 2}v14`, tone.pale, 4);
    }) +
    shape(
      svg`M-10 ${height - 16}Q${middle * 0.6} ${height - 44} ${scene.width + 10} ${height - 26}V${height}H-10z`,
      tone.ink,
      fade(0.4),
    )
  );
};

export const coastHeroes: readonly [Hero, ...Hero[]] = [sail, treasure, leap, chips, lighthouse, hammock];
