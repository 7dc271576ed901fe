import { disc, oval, place, repeat, shape, stroke, svg } from '../svg.ts';
import { chestFigure } from './chest.ts';
import { leapFigure } from './fish.ts';
import { glitter, hills, rays, sand, sky, splash, sun, water } from './layers.ts';
import { lighthouseFigure } from './lighthouse.ts';
import { chip, chipStack, coin, gem, palm, sailBoat } from './props.ts';
import type { Composition } from './scene.ts';

/** Landscapes of 800 x 480 with the subject on the right third; the left two thirds stay open sea and sky. */

const sail: Composition = (scene) => {
  const { random } = scene;
  const horizon = random.whole(250, 280);
  const [far, mid, near, front] = water(scene, horizon, 'scales');
  const x = random.whole(590, 640);
  return (
    sky(scene) +
    rays(scene, x, 200, 26, 900) +
    sun(scene, x, random.whole(170, 200), 132) +
    hills(scene, horizon, 380) +
    far +
    glitter(scene, x, horizon + 10, 400, 130) +
    sailBoat(scene, 470, horizon + 26, 40, true) +
    mid +
    place(sailBoat(scene, 0, 0, 160, false), x - 20, horizon + 78, -5) +
    near +
    front
  );
};

const treasure: Composition = (scene) => {
  const { random } = scene;
  const horizon = random.whole(230, 260);
  const [far, mid, near, front] = water(scene, horizon, 'swell');
  return (
    sky(scene) +
    sun(scene, random.whole(470, 520), random.whole(130, 170), 74) +
    hills(scene, horizon, 330) +
    far +
    mid +
    near +
    palm(scene, 716, 400, 330, -36) +
    palm(scene, 770, 420, 250, 10) +
    shape('M430 480Q520 372 640 372T830 352V480z', scene.paint.warm) +
    stroke('M430 480Q520 372 640 372T830 352', scene.tone.pale, 2.5) +
    place(chestFigure(scene), 604, 392, -5, 1.42) +
    coin(scene, 494, 420, 15) +
    coin(scene, 470, 440, 13) +
    gem(scene, 722, 396, 18) +
    front
  );
};

const leap: Composition = (scene) => {
  const { random } = scene;
  const horizon = random.whole(270, 300);
  const [far, mid, near, front] = water(scene, horizon, 'curls');
  return (
    sky(scene) +
    sun(scene, 620, 190, random.whole(136, 156)) +
    hills(scene, horizon, 340) +
    far +
    mid +
    splash(scene, 500, horizon + 60, 92) +
    place(leapFigure(scene), 590, 220, random.whole(-8, 4), 1.62) +
    near +
    front
  );
};

const chips: Composition = (scene) => {
  const { random } = scene;
  const horizon = random.whole(230, 256);
  const [far, mid, near, front] = water(scene, horizon, 'ribbons');
  return (
    sky(scene) +
    sun(scene, 700, random.whole(96, 130), 62) +
    hills(scene, horizon, 420) +
    far +
    chipStack(scene, 474, horizon + 56, 44, 3, true) +
    glitter(scene, 700, horizon + 10, 380, 60) +
    mid +
    palm(scene, 606, horizon - 20, 156, 34) +
    chipStack(scene, 612, horizon + 118, 104, 5, false) +
    chipStack(scene, 744, horizon + 140, 64, 3, true) +
    place(chip(scene, 0, 0, 34, true), 520, 110, 20) +
    place(chip(scene, 0, 0, 24), 448, 176, 50) +
    near +
    front
  );
};

const lighthouse: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const horizon = random.whole(290, 315);
  const [far, mid, near, front] = water(scene, horizon, 'curls');
  return (
    sky(scene) +
    disc(642, 96, 190, paint.glow) +
    shape(
      svg`M640 90L-60 ${random.whole(-40, 20)}V${random.whole(190, 240)}zM640 90L860 30V170z`,
      tone.light,
      ' opacity=".26"',
    ) +
    hills(scene, horizon, 300) +
    far +
    glitter(scene, 420, horizon + 8, 400, 90) +
    shape(svg`M470 480V${horizon + 40}q60-70 120-66h110q80 10 120 60V480z`, paint.ink) +
    mid +
    place(lighthouseFigure(scene), 640, 178, 0, 1.4) +
    repeat(3, (index) => gem(scene, 500 + index * 26, 200 - index * 54, 24 - index * 4, index !== 1)) +
    near +
    front
  );
};

const shore: Composition = (scene) => {
  const { random } = scene;
  const horizon = random.whole(220, 250);
  const [far, mid] = water(scene, horizon, 'swell');
  const x = random.whole(560, 620);
  return (
    sky(scene) +
    sun(scene, x, horizon - 60, 150) +
    hills(scene, horizon, 300) +
    far +
    glitter(scene, x, horizon + 10, 370, 150) +
    mid +
    sand(scene, 410, -30) +
    palm(scene, 690, 430, 340, -70) +
    palm(scene, 756, 440, 270, -6) +
    oval(610, 430, 130, 12, scene.tone.ink, ' opacity=".4"') +
    chipStack(scene, 590, 404, 62, 4, false) +
    chipStack(scene, 684, 416, 46, 3, true)
  );
};

export const coastHeroes: readonly [Composition, ...Composition[]] = [
  sail,
  treasure,
  leap,
  chips,
  lighthouse,
  shore,
];
