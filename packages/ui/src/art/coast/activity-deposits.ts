import type { ActivityDrawings } from '../activity-art.ts';
import { box, disc, fade, oval, place, repeat, ring, shape, starPath, stroke, svg, wedge } from '../svg.ts';
import { activity, arcArrow, coinStack, thickCoin } from './activity-scene.ts';
import { clouds, glitter, hills, rays, sand, sky, sun, water } from './layers.ts';
import { coin, palm, sailBoat, shell } from './props.ts';
import { type Composition, mirrored, type Scene } from './scene.ts';

/** Five stacks that rise to the sun, and the next coin over the last. */
const tiers: Composition = (scene) => {
  const { tone, width } = scene;
  const middle = width / 2;
  const counts = [2, 4, 6, 9, 12];
  return (
    sky(scene) +
    rays(scene, middle + 106, 96, 16, width) +
    sun(scene, middle + 106, 92, 54) +
    hills(scene, 152, middle - 190) +
    water(scene, 152, 'ribbons', 0.8)[0] +
    sand(scene, 196) +
    palm(scene, middle - 196, 206, 150, 30) +
    counts
      .map((count, index) => coinStack(scene, middle - 118 + index * 57, 214 - index * 2, 25, count))
      .join('') +
    thickCoin(scene, middle + 110, 36, 19) +
    stroke(svg`M${middle + 96} 12v-14M${middle + 110} 8v-16M${middle + 124} 12v-14`, tone.pale, 3, fade(0.8))
  );
};

/** Per cent, as two rings and a stroke. */
const percent = (colour: string, width: number): string =>
  ring(-17, -17, 11, colour, width) +
  ring(17, 17, 11, colour, width) +
  stroke('M20-30L-20 30', colour, width);

/** A fifth of a great coin flies back. */
const slice: Composition = (scene) => {
  const { tone, paint, width } = scene;
  const middle = width / 2;
  const part = (from: number, to: number): string =>
    shape(wedge(4, 8, 78, from, to), tone.warm[2]) +
    shape(wedge(0, 0, 78, from, to), paint.warm) +
    shape(wedge(0, 0, 66, from, to), tone.warm[2], fade(0.55)) +
    shape(wedge(0, 0, 60, from, to), paint.warm);
  const [far, mid, near] = water(scene, 168, 'curls', 0.9);
  return (
    sky(scene) +
    disc(middle - 24, 110, 170, paint.glow) +
    hills(scene, 172, middle + 90) +
    far +
    sailBoat(scene, middle - 186, 176, 22, true) +
    mid +
    place(part(0.22, 1.02) + place(percent(tone.warm[2], 10), -16, 4), middle - 34, 112) +
    near +
    arcArrow(middle - 24, 112, 124, 0.3, 0.42, tone.pale, 13) +
    place(part(0.02, 0.22) + coin(scene, 30, -34, 15), middle + 22, 84)
  );
};

/** A present on the beach: what was put in comes out twice. */
const doubled: Composition = (scene) => {
  const { tone, paint, width } = scene;
  const middle = width / 2;
  const [far] = water(scene, 150, 'scales', 0.8);
  const gift =
    box(-70, -4, 140, 86, 6, paint.cool) +
    box(-14, -4, 28, 86, 0, paint.warm) +
    box(22, -4, 48, 86, 6, tone.ink, fade(0.16)) +
    place(
      box(-80, -26, 160, 28, 6, tone.cool[1]) +
        box(-80, -26, 160, 9, 4, tone.cool[0], fade(0.7)) +
        box(-14, -26, 28, 28, 0, tone.warm[1]),
      0,
      -2,
    );
  const big = (x: number): string =>
    thickCoin(scene, x, 70, 47, shape(starPath(x, 70, 25, 11, 5), tone.warm[0]));
  return (
    sky(scene) +
    rays(scene, middle, 130, 18, width) +
    far +
    sand(scene, 186) +
    disc(middle, 96, 140, paint.glow) +
    palm(scene, middle - 184, 204, 168, 40) +
    palm(scene, middle + 186, 210, 140, -36) +
    oval(middle, 224, 104, 12, tone.ink, fade(0.35)) +
    big(middle - 50) +
    big(middle + 50) +
    place(gift, middle, 144) +
    place(
      mirrored(shape('M4 0C40-44 76-38 66-12C60 4 30 6 4 0z', paint.warm)) + disc(0, 0, 11, tone.warm[1]),
      middle,
      118,
    ) +
    shape(
      starPath(middle - 112, 60, 13, 4, 4) +
        starPath(middle + 116, 96, 10, 3, 4) +
        starPath(middle, 26, 12, 4, 4),
      tone.pale,
    ) +
    shell(scene, middle - 116, 216, 15)
  );
};

/** Four boards in the sand, one for each gift of a newcomer. */
const boards: Composition = (scene) => {
  const { tone, paint, width } = scene;
  const middle = width / 2;
  const emblems: readonly ((scene: Scene) => string)[] = [
    () => coin(scene, 0, 0, 22),
    () => coin(scene, -8, 6, 16) + coin(scene, 8, -7, 16),
    () => place(percent(tone.cool[2], 6), 0, 0, 0, 0.62),
    () =>
      repeat(8, (index) =>
        shape(wedge(0, 0, 23, index / 8, (index + 1) / 8), index % 2 === 0 ? tone.cool[1] : tone.warm[1]),
      ) + disc(0, 0, 6, tone.pale),
  ];
  const board = (index: number): string => {
    const fill = [paint.warm, paint.cool, paint.pale, tone.sea[0]][index] ?? paint.warm;
    const band = [tone.cool[1], tone.pale, tone.warm[1], tone.warm[1]][index] ?? tone.pale;
    return (
      shape('M0-108C34-70 38 20 24 84H-24C-38 20-34-70 0-108z', fill) +
      shape('M0-108C34-70 38 20 24 84H10C22 20 20-60 0-108z', tone.ink, fade(0.18)) +
      stroke('M0-96V84', band, 4) +
      shape('M-30 40H30L28 60H-28z', band) +
      disc(0, -12, 29, tone.pale) +
      ring(0, -12, 29, band, 3) +
      place(emblems[index]?.(scene) ?? '', 0, -12)
    );
  };
  const [far, mid] = water(scene, 128, 'swell', 0.7);
  return (
    sky(scene) +
    clouds(scene) +
    sun(scene, middle + 30, 118, 46) +
    hills(scene, 130, middle - 200) +
    far +
    glitter(scene, middle + 30, 134, 190, 40) +
    mid +
    sand(scene, 192) +
    palm(scene, middle + 206, 214, 170, -30) +
    repeat(4, (index) => oval(middle - 108 + index * 72, 214, 38, 7, tone.ink, fade(0.32))) +
    repeat(4, (index) =>
      place(board(index), middle - 108 + index * 72, 132 + (index % 2) * 6, -7 + index * 4.6),
    ) +
    repeat(4, (index) => oval(middle - 108 + index * 72, 220, 34, 8, tone.warm[1]))
  );
};

export const deposits = {
  recharge: activity('ember', tiers),
  'recharge-rebate': activity('ocean', slice),
  super: activity('mint', doubled),
  offers: activity('day', boards),
} satisfies Partial<ActivityDrawings>;
