import type { Pictured } from '../cover-art.ts';
import {
  box,
  disc,
  fade,
  leafPath,
  oval,
  place,
  repeat,
  ring,
  shape,
  starPath,
  stroke,
  svg,
} from '../svg.ts';
import { hills, rays, sand, sky, sun, water } from './layers.ts';
import { coin, gem, shell } from './props.ts';
import type { Composition, Scene } from './scene.ts';

export function crabFigure(scene: Scene): string {
  const { paint, tone } = scene;
  const legs =
    'M70 26Q116 20 124 66M62 40Q104 44 104 88M50 52Q82 64 78 104M-70 26Q-116 20-124 66M-62 40Q-104 44-104 88M-50 52Q-82 64-78 104';
  const claw =
    'M74-2Q118-10 112-58Q84-62 78-98Q92-138 128-128Q118-108 122-92Q138-104 148-116Q164-72 132-46Q140 12 82 22z';
  return (
    stroke(legs, tone.cool[2], 12) +
    shape(claw, paint.cool) +
    svg`<g transform="scale(-1 1)">${shape(claw, paint.cool)}</g>` +
    stroke('M-30-36L-34-72M30-36L34-72', tone.cool[2], 7) +
    shape('M-96 6C-92-52-40-62 0-62S92-52 96 6C80 58 40 70 0 70S-80 58-96 6z', paint.cool) +
    stroke('M-84-8C-74-44-36-52 0-52S74-44 84-8', tone.cool[0], 4) +
    stroke('M-34 44Q0 62 34 44', tone.cool[2], 5) +
    disc(-34, -78, 15, tone.pale) +
    disc(34, -78, 15, tone.pale) +
    disc(-31, -79, 8, tone.ink) +
    disc(37, -79, 8, tone.ink) +
    coin(scene, 0, 2, 29)
  );
}

const crab: Composition = (scene) => {
  const { random, tone } = scene;
  const horizon = random.whole(150, 190);
  const [far, mid] = water(scene, horizon, random.pick(['curls', 'swell']));
  return (
    sky(scene) +
    sun(scene, 150 + random.whole(-50, 50), horizon - random.whole(0, 40), random.whole(56, 76)) +
    far +
    mid +
    sand(scene, 264) +
    oval(150, 304, 118, 16, tone.ink, fade(0.4)) +
    place(crabFigure(scene), 150, 214, random.whole(-7, 7), 0.98)
  );
};

export function macawFigure(scene: Scene): string {
  const { paint, tone } = scene;
  return (
    shape('M-36 116Q-70 210-56 270Q-30 220-14 250Q6 190 20 120z', tone.cool[2]) +
    shape(
      'M-64-40C-70-116 0-140 44-104C74-78 60-46 56-10C52 60 36 130-16 150C-66 132-60 30-64-40z',
      paint.cool,
    ) +
    shape('M-10-18C40-4 58 60 8 170C-34 130-52 34-10-18z', paint.warm) +
    stroke('M6 26Q22 70-2 128M-12 40Q-4 84-16 118', tone.warm[2], 5, fade(0.8)) +
    shape('M0-106C40-118 60-84 52-54Q24-34-4-52Q-24-84 0-106z', paint.pale) +
    stroke('M8-66q16 7 32 2M6-56q16 7 34 1M14-94q12-5 24 0', tone.cool[1], 2.4) +
    shape('M44-100C92-108 106-60 84-22Q78-44 50-50Q58-74 44-100z', tone.ink) +
    shape('M50-48Q70-40 72-24Q54-20 46-34z', tone.warm[2]) +
    stroke('M50-96Q82-98 88-64', tone.light, 3, fade(0.7)) +
    disc(22, -76, 10, tone.light) +
    disc(23, -76, 5.5, tone.ink) +
    stroke('M-58-40C-62-96-20-120 16-118', tone.cool[0], 5)
  );
}

const macaw: Composition = (scene) => {
  const { random, tone } = scene;
  const leaves = repeat(7, (index) => leafPath(300, 330, 250 - (index % 2) * 50, 34, -0.3 + index * 0.055));
  return (
    sky(scene) +
    rays(scene, 120, 130, 13) +
    sun(scene, random.whole(90, 210), random.whole(110, 140), random.whole(84, 104)) +
    hills(scene, 262) +
    water(scene, 262, 'ribbons')[0] +
    shape(leaves, tone.land[1]) +
    place(macawFigure(scene), random.whole(126, 150), 154, random.whole(-6, 8), 1.06) +
    stroke('M-10 292Q120 262 310 284', tone.ink, 15) +
    stroke('M0 286Q120 258 300 277', tone.light, 2, fade(0.5)) +
    water(scene, 312, 'swell')[1]
  );
};

const pinball: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const bumper = (x: number, y: number, r: number, isCool: boolean): string =>
    disc(x, y, r * 1.9, paint.glow, fade(0.8)) +
    disc(x, y + 5, r, tone.ink, fade(0.5)) +
    disc(x, y, r, isCool ? paint.cool : paint.warm) +
    ring(x, y, r * 0.76, tone.pale, 3) +
    shape(starPath(x, y, r * 0.56, r * 0.25, 5), tone.pale);
  const lanes = repeat(5, (index) => svg`M${-20} ${64 + index * 44}q50 -30 110 -4t110 -6t120 0`);
  const x = random.whole(190, 214);
  return (
    box(0, 0, 300, 400, 0, paint.deep) +
    oval(150, 60, 220, 150, paint.glow) +
    stroke(lanes, tone.sea[0], 12, fade(0.75)) +
    stroke(lanes, tone.pale, 1.4, ` transform="translate(0 -7)"${fade(0.4)}`) +
    stroke('M12 320V110Q14 14 150 14T288 110V320', tone.warm[1], 9) +
    stroke('M8 320V110Q10 10 150 10', tone.warm[0], 2) +
    bumper(88 + random.whole(-8, 8), 96, 38, true) +
    bumper(206 + random.whole(-8, 8), 82 + random.whole(-6, 6), 31, false) +
    bumper(146 + random.whole(-10, 10), 172, 28, false) +
    stroke(svg`M122 124Q146 140 166 128T${x} 190`, tone.pale, 7, `${fade(0.4)} stroke-dasharray="2 11"`) +
    disc(x, 206, 19, paint.pale) +
    disc(x - 6, 199, 5.5, '#fff') +
    shape('M20 226L92 282Q98 298 80 298L20 268zM280 226L208 282Q202 298 220 298L280 268z', paint.ink) +
    place(
      shape('M-12-12Q0-18 14-12L70 8Q78 14 70 19L4 14Q-14 8-12-12z', paint.warm) + disc(0, 0, 6, tone.pale),
      72,
      284,
      random.whole(8, 26),
    ) +
    place(
      shape('M12-12Q0-18-14-12L-70 8Q-78 14-70 19L-4 14Q14 8 12-12z', paint.warm) + disc(0, 0, 6, tone.pale),
      228,
      284,
      random.whole(-26, 18),
    )
  );
};

export function toucanFigure(scene: Scene): string {
  const { paint, tone } = scene;
  return (
    shape('M-20-70C34-92 60-54 54-6C58 70 30 150-30 160C-72 110-74 10-20-70z', tone.ink) +
    shape('M24-60C52-50 54-10 30 26C2 30-10 4-4-26Q4-56 24-60z', paint.pale) +
    shape('M30-72C90-104 156-72 150-6C120-38 70-34 44-26Q54-50 30-72z', paint.warm) +
    shape('M150-6C120-38 70-34 44-26Q48-36 47-44Q100-58 150-6z', tone.warm[2]) +
    shape('M132-54Q156-36 150-6Q138-22 126-26Q136-38 132-54z', tone.ink) +
    stroke('M44-70Q90-88 122-64', tone.warm[0], 5) +
    disc(22, -50, 14, paint.cool) +
    disc(23, -50, 7.5, tone.ink) +
    disc(25, -53, 2.5, tone.pale) +
    stroke('M-58 30C-58-10-40-48-14-64', tone.light, 4, fade(0.6))
  );
}

const toucan: Composition = (scene) => {
  const { random, tone } = scene;
  return (
    sky(scene) +
    sun(scene, random.whole(60, 100), random.whole(84, 116), random.whole(40, 58)) +
    hills(scene, 248, 150) +
    water(scene, 248, random.pick(['scales', 'swell'])).join('') +
    shape(
      repeat(5, (index) => leafPath(0, 40, 150, 30, 0.2 + index * 0.07)),
      tone.land[0],
      fade(0.8),
    ) +
    stroke('M-10 268Q110 300 230 262', tone.ink, 14) +
    place(toucanFigure(scene), random.whole(108, 126), 144, random.whole(-5, 6), 1.05) +
    shape(
      repeat(4, (index) => leafPath(226, 262, 70, 16, 0.04 + index * 0.1)),
      tone.land[1],
    )
  );
};

const reels: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const [far, mid, near, front] = water(scene, random.whole(212, 240), random.pick(['scales', 'curls']));
  const window = (x: number, content: string): string =>
    box(x - 31, -52, 62, 112, 14, tone.ink) +
    box(x - 28, -49, 56, 106, 12, paint.pale) +
    box(x - 28, -49, 56, 26, 12, tone.ink, fade(0.24)) +
    content;
  const bulbs = repeat(9, (index) =>
    disc(-100 + index * 25, -70, 4.5, index % 2 === 0 ? tone.pale : tone.cool[0]),
  );
  const symbols: readonly [string, string, string] = random.chance(0.5)
    ? [shell(scene, -68, 0, 21), shell(scene, 0, 0, 21, true), shell(scene, 68, 0, 21)]
    : [gem(scene, -68, 4, 24), shape(starPath(0, 4, 27, 12, 5), paint.warm), shell(scene, 68, 2, 21, true)];
  const machine =
    stroke('M116-10Q146-14 140-74', tone.ink, 9) +
    disc(140, -80, 15, paint.cool) +
    disc(136, -85, 4, tone.pale) +
    shape('M-116-60Q-110-120 0-124Q110-120 116-60z', paint.cool) +
    shell(scene, 0, -100, 24) +
    box(-120, -84, 240, 176, 24, paint.warm) +
    box(-110, -60, 220, 130, 16, tone.warm[2]) +
    bulbs +
    window(-68, symbols[0]) +
    window(0, symbols[1]) +
    window(68, symbols[2]) +
    shape('M-114 0l14-9v18zM114 0l-14-9v18z', tone.pale);
  const y = random.whole(152, 172);
  return (
    sky(scene) +
    rays(scene, 150, y, 14) +
    disc(150, y - 20, 190, paint.glow) +
    far +
    mid +
    place(machine, 146, y, random.whole(-7, 7), 1.03) +
    near +
    front
  );
};

export const arcade: ReadonlyArray<Pictured<Composition>> = [
  [crab, 'crab', 'any'],
  [macaw, 'macaw', 'any'],
  [pinball, 'machine', 'any'],
  [toucan, 'toucan', 'any'],
  [reels, 'machine', 'any'],
];
