import { disc, fade, oval, place, polar, repeat, ring, shape, stroke, svg, wedge } from '../svg.ts';
import { glitter, hills, rays, sand, sky, sun, water } from './layers.ts';
import { chip, chipStack, palm } from './props.ts';
import type { Composition, Scene } from './scene.ts';

const rouletteSun: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const horizon = random.whole(218, 250);
  const [far, mid, near, front] = water(scene, horizon, random.pick(['scales', 'ribbons']));
  const x = random.whole(116, 184);
  const y = horizon - random.whole(34, 62);
  const r = random.whole(112, 126);
  const pockets = (from: number): string =>
    repeat(12, (index) => wedge(0, 0, r * 0.86, (index * 2 + from) / 24, (index * 2 + from + 1) / 24));
  const [ballX, ballY] = polar(0, 0, r * 0.72, random.between(-0.12, 0.12));
  const wheel =
    disc(0, 0, r, paint.warm) +
    disc(0, 0, r * 0.88, tone.warm[2]) +
    shape(pockets(0), tone.ink) +
    shape(pockets(1), tone.cool[1]) +
    ring(0, 0, r * 0.86, tone.warm[0], 2.5) +
    disc(0, 0, r * 0.57, paint.warm) +
    ring(0, 0, r * 0.57, tone.warm[0], 2) +
    stroke(
      repeat(4, (index) => {
        const [ax, ay] = polar(0, 0, r * 0.4, index / 4 + 0.06);
        return svg`M0 0L${ax} ${ay}`;
      }),
      tone.warm[2],
      9,
    ) +
    repeat(4, (index) => {
      const [ax, ay] = polar(0, 0, r * 0.4, index / 4 + 0.06);
      return disc(ax, ay, 8, tone.pale);
    }) +
    disc(0, 0, r * 0.16, tone.pale) +
    disc(0, 0, r * 0.09, tone.warm[2]) +
    disc(ballX, ballY, 9, tone.pale);
  return (
    sky(scene) +
    rays(scene, x, y, 16) +
    disc(x, y, r * 1.7, paint.glow) +
    place(wheel, x, y, random.whole(0, 24)) +
    far +
    glitter(scene, x, horizon + 8, horizon + 90, r * 0.8) +
    mid +
    near +
    front
  );
};

function die(scene: Scene, top: number, left: number, right: number): string {
  const { paint, tone } = scene;
  const layouts: readonly (readonly (readonly [number, number])[])[] = [
    [[0, 0]],
    [
      [-1, -1],
      [1, 1],
    ],
    [
      [-1, -1],
      [0, 0],
      [1, 1],
    ],
    [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ],
    [
      [-1, -1],
      [1, -1],
      [0, 0],
      [-1, 1],
      [1, 1],
    ],
    [
      [-1, -1],
      [1, -1],
      [-1, 0],
      [1, 0],
      [-1, 1],
      [1, 1],
    ],
  ];
  const pips = (count: number, matrix: string, fill: string): string =>
    `<g transform="matrix(${matrix})" fill="${fill}">${(layouts[count - 1] ?? []).map(([x, y]) => svg`<circle cx="${x * 25}" cy="${y * 25}" r="9.5"/>`).join('')}</g>`;
  return (
    shape(
      'M0-92Q4-92 8-90L76-52Q80-50 80-46V38Q80 42 76 44L6 84Q0 87-6 84L-76 44Q-80 42-80 38V-46Q-80-50-76-52L-8-90Q-4-92 0-92z',
      tone.warm[2],
    ) +
    shape('M0-92Q4-92 8-90L76-52Q80-49 76-46L6-8Q0-5-6-8L-76-46Q-80-49-76-52L-8-90Q-4-92 0-92z', tone.pale) +
    shape('M-80-46L-4-6Q0-4 0 2V86Q-3 86-6 84L-76 44Q-80 42-80 38z', paint.warm) +
    pips(top, '.82 -.45 .82 .45 0 -49', tone.cool[2]) +
    pips(left, '.8 .46 0 .9 -40 20', tone.pale) +
    pips(right, '.8 -.46 0 .9 40 20', tone.pale)
  );
}

const dice: Composition = (scene) => {
  const { random } = scene;
  const horizon = random.whole(136, 176);
  const [far, mid] = water(scene, horizon, random.pick(['swell', 'curls']));
  return (
    sky(scene) +
    sun(scene, random.whole(70, 220), horizon - random.whole(6, 46), random.whole(34, 52)) +
    hills(scene, horizon) +
    far +
    mid +
    sand(scene, random.whole(252, 268)) +
    oval(130, 296, 110, 20, scene.tone.ink, fade(0.4)) +
    place(die(scene, random.whole(4, 6), random.whole(2, 3), 1), 116, 214, -9, 1.12) +
    oval(232, 300, 62, 13, scene.tone.ink, fade(0.4)) +
    place(die(scene, random.whole(1, 3), 5, random.whole(4, 6)), 228, 254, 14, 0.66)
  );
};

const chipIslands: Composition = (scene) => {
  const { random } = scene;
  const horizon = random.whole(180, 212);
  const [far, mid, near, front] = water(scene, horizon, random.pick(['ribbons', 'swell']));
  const tall = random.whole(4, 5);
  const sunX = random.whole(196, 240);
  return (
    sky(scene) +
    sun(scene, sunX, random.whole(70, 112), random.whole(30, 44)) +
    hills(scene, horizon, 160) +
    far +
    chipStack(scene, 238, horizon + 34, 34, random.whole(2, 4), true) +
    glitter(scene, sunX, horizon + 8, horizon + 70, 30) +
    mid +
    palm(scene, 96, horizon + 84 - tall * 22.8, random.whole(112, 128), random.whole(14, 40)) +
    chipStack(scene, 100, horizon + 82, 76, tall, false) +
    chipStack(scene, 206, horizon + 88, 46, random.whole(2, 4), true) +
    near +
    front
  );
};

const chipRain: Composition = (scene) => {
  const { random, paint } = scene;
  const [, mid, near, front] = water(scene, 210, 'curls');
  const spots = [
    [70, 66, 34],
    [212, 52, 46],
    [136, 150, 60],
    [246, 164, 30],
    [40, 172, 28],
  ] as const;
  return (
    sky(scene) +
    disc(150, 130, 200, paint.glow) +
    rays(scene, 150, 120, 11) +
    mid +
    spots
      .map(([x, y, r], index) =>
        place(
          chip(scene, 0, 0, r, index % 2 === 0),
          x + random.whole(-8, 8),
          y + random.whole(-8, 8),
          random.whole(0, 60),
        ),
      )
      .join('') +
    near +
    front
  );
};

export const table: readonly Composition[] = [rouletteSun, dice, chipIslands, chipRain];
