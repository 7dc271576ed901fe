import type { Pictured } from '../cover-art.ts';
import { box, disc, fade, oval, place, polar, repeat, ring, shape, stroke, svg, wedge } from '../svg.ts';
import { cardShip, kingFish, palmFan } from './card.ts';
import { glitter, hills, rays, sand, sky, sun, water } from './layers.ts';
import { chip, chipStack, palm } from './props.ts';
import type { Composition, Scene } from './scene.ts';

/** A wheel from above, around the origin. */
function wheelFigure(scene: Scene, r: number): string {
  const { random, paint, tone } = scene;
  const pockets = (from: number): string =>
    repeat(12, (index) => wedge(0, 0, r * 0.86, (index * 2 + from) / 24, (index * 2 + from + 1) / 24));
  const [ballX, ballY] = polar(0, 0, r * 0.72, random.between(-0.12, 0.12));
  const arms = Array.from({ length: 4 }, (_, index) => polar(0, 0, r * 0.4, index / 4 + 0.06));
  return (
    disc(0, 0, r, paint.warm) +
    disc(0, 0, r * 0.88, tone.warm[2]) +
    shape(pockets(0), tone.ink) +
    shape(pockets(1), tone.cool[1]) +
    ring(0, 0, r * 0.86, tone.warm[0], 2.5) +
    disc(0, 0, r * 0.57, paint.warm) +
    ring(0, 0, r * 0.57, tone.warm[0], 2) +
    stroke(arms.map(([x, y]) => svg`M0 0L${x} ${y}`).join(''), tone.warm[2], 9) +
    arms.map(([x, y]) => disc(x, y, 8, tone.pale)).join('') +
    disc(0, 0, r * 0.16, tone.pale) +
    disc(0, 0, r * 0.09, tone.warm[2]) +
    disc(ballX, ballY, 9, tone.pale)
  );
}

export const rouletteSun: Composition = (scene) => {
  const { random, paint } = scene;
  const horizon = random.whole(218, 250);
  const [far, mid, near, front] = water(scene, horizon, random.pick(['scales', 'ribbons']));
  const x = random.whole(116, 184);
  const y = horizon - random.whole(34, 62);
  const r = random.whole(112, 126);
  return (
    sky(scene) +
    rays(scene, x, y, 16) +
    disc(x, y, r * 1.7, paint.glow) +
    place(wheelFigure(scene, r), x, y, random.whole(0, 24)) +
    far +
    glitter(scene, x, horizon + 8, horizon + 90, r * 0.8) +
    mid +
    near +
    front
  );
};

/** The wheel lies on a table by the sea, chips beside it. */
export const rouletteTable: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const horizon = random.whole(112, 136);
  const [far, mid] = water(scene, horizon, random.pick(['swell', 'curls']));
  return (
    sky(scene) +
    sun(scene, random.whole(60, 240), horizon - random.whole(4, 40), random.whole(30, 46)) +
    hills(scene, horizon) +
    far +
    mid +
    oval(150, 262, 196, 110, tone.ink) +
    oval(150, 254, 190, 104, paint.cool) +
    oval(150, 250, 136, 76, tone.ink, fade(0.5)) +
    svg`<g transform="matrix(1 0 0 .54 150 232)">${disc(0, 16, 124, tone.ink)}${place(wheelFigure(scene, 122), 0, 0, random.whole(0, 90))}</g>` +
    chipStack(scene, 42, 300, 26, random.whole(2, 4), true) +
    chipStack(scene, 262, 306, 30, random.whole(1, 3), false)
  );
};

/** So near that the window has only half of it. */
export const rouletteNear: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const [, , near, front] = water(scene, 250, random.pick(['curls', 'ribbons']));
  const isLeft = random.whole(0, 1) === 0;
  return (
    sky(scene) +
    rays(scene, isLeft ? 60 : 240, 210, 14) +
    disc(isLeft ? 60 : 240, 210, 260, paint.glow) +
    place(wheelFigure(scene, 196), isLeft ? 64 : 236, 204, random.whole(0, 90)) +
    chip(scene, isLeft ? 258 : 42, 60, 26, true) +
    chip(scene, isLeft ? 232 : 68, 100, 18) +
    near +
    stroke('M0 292q38-14 75 0t75 0t75 0t75 0', tone.pale, 3, fade(0.4)) +
    front
  );
};

/** Where the pips are of one to six. */
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

function die(scene: Scene, top: number, left: number, right: number): string {
  const { paint, tone } = scene;
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

export const dice: Composition = (scene) => {
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

const domino: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const horizon = random.whole(130, 168);
  const [far, mid] = water(scene, horizon, random.pick(['swell', 'curls']));
  const dots = (count: number, y: number): string =>
    (layouts[count - 1] ?? []).map(([px, py]) => disc(px * 20, y + py * 20, 8, tone.cool[2])).join('');
  const tile = (upper: number, lower: number): string =>
    box(-38, -80, 84, 172, 14, tone.ink, fade(0.45)) +
    box(-44, -86, 88, 172, 14, paint.warm) +
    box(-44, -90, 88, 170, 14, tone.pale) +
    stroke('M-32-5H32', tone.warm[2], 4) +
    dots(upper, -47) +
    dots(lower, 37);
  return (
    sky(scene) +
    sun(scene, random.whole(70, 230), horizon - random.whole(6, 40), random.whole(34, 52)) +
    hills(scene, horizon) +
    far +
    mid +
    sand(scene, random.whole(246, 262)) +
    place(tile(random.whole(1, 3), random.whole(4, 6)), 206, 196, random.whole(14, 26), 0.92) +
    place(tile(random.whole(3, 6), random.whole(1, 5)), 112, 208, -random.whole(8, 20), 1.12)
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

export const table: ReadonlyArray<Pictured<Composition>> = [
  [rouletteSun, 'wheel'],
  [dice, 'dice'],
  [chipIslands, 'chips', 'any'],
  [chipRain, 'chips', 'any'],
  [rouletteTable, 'wheel'],
  [domino, 'domino'],
  [kingFish, 'cards'],
  [cardShip, 'cards'],
  [palmFan, 'cards'],
];
