import {
  box,
  disc,
  fade,
  oval,
  place,
  repeat,
  ring,
  shape,
  starPath,
  stroke,
  svg,
  swellPath,
} from '../svg.ts';
import { crescent, glitter, hills, rays, sand, sky, sun, water } from './layers.ts';
import { coin, gem, palm, shell } from './props.ts';
import { type Composition, type Scene, stamp } from './scene.ts';

export function chestFigure(scene: Scene): string {
  const { paint, tone, random } = scene;
  const lid = 'M-76-70C-78-142 78-142 76-70z';
  const heap = stamp(
    scene,
    'coin',
    coin(scene, 0, 0, 13),
    Array.from({ length: 11 }, (_, index) => [
      -58 + (index % 6) * 23 + (index > 5 ? 12 : 0),
      (index > 5 ? -88 : -72) + random.between(-5, 5),
    ]),
  );
  return (
    disc(0, -86, 130, paint.glow) +
    shape(lid, tone.cool[2]) +
    shape('M-64-70C-64-124 64-124 64-70z', tone.ink) +
    stroke('M-75-74C-74-140 74-140 75-74', tone.warm[1], 7) +
    heap +
    gem(scene, -20, -98, 15) +
    gem(scene, 34, -94, 12) +
    shape('M-80-66H80L72 6H-72z', paint.cool) +
    shape('M-78-46H78M-76-20H76', 'none', ` stroke="${tone.cool[2]}" stroke-width="3"`) +
    shape('M-82-68H82v14H-82zM-58-66h15v71h-13zM58-66h-15v71h13z', paint.warm) +
    box(-15, -62, 30, 32, 6, tone.warm[0]) +
    disc(0, -49, 5, tone.ink) +
    shape('M-3-48h6l2 12h-10z', tone.ink)
  );
}

const treasure: Composition = (scene) => {
  const { random } = scene;
  const horizon = random.whole(190, 225);
  const [far, mid] = water(scene, horizon, 'swell');
  const x = random.whole(118, 136);
  return (
    sky(scene) +
    sun(scene, random.whole(60, 150), random.whole(84, 130), random.whole(30, 46)) +
    hills(scene, horizon) +
    far +
    mid +
    palm(scene, 236, 300, random.whole(190, 225), random.whole(-48, -18)) +
    sand(scene, 288) +
    place(chestFigure(scene), x, 296, random.whole(-7, 3), 1.12)
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

export function lighthouseFigure(scene: Scene): string {
  const { paint, tone } = scene;
  return (
    shape('M-30 190L-19-40H19L30 190z', paint.pale) +
    shape('M-28 150L-25.400 100H25.400L28 150zM-23 56L-20.600 8H20.600L23 56z', paint.cool) +
    shape('M2-40H19L30 190H10z', tone.ink, fade(0.22)) +
    box(-28, -48, 56, 10, 3, tone.ink) +
    box(-15, -78, 30, 30, 3, tone.light) +
    stroke('M-6-78v30M6-78v30', tone.ink, 2.5) +
    shape('M-21-78Q-16-104 0-108Q16-104 21-78z', paint.warm) +
    disc(0, -110, 4, tone.warm[0])
  );
}

const lighthouse: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const horizon = random.whole(226, 258);
  const [far, mid, near, front] = water(scene, horizon, random.pick(['curls', 'ribbons']));
  const x = random.whole(88, 112);
  const y = random.whole(112, 128);
  const beam = svg`M${x} ${y - 72}L330 ${random.whole(-20, 20)}V${y + 40}zM${x} ${y - 54}L-40 ${y - 10}V${y - 110}z`;
  return (
    sky(scene) +
    crescent(scene, 246, 276, 1) +
    shape(beam, tone.light, fade(0.34)) +
    disc(x, y - 62, 80, paint.glow) +
    gem(scene, random.whole(196, 210), random.whole(56, 84), 25) +
    gem(scene, random.whole(246, 262), random.whole(120, 146), 17, false) +
    gem(scene, random.whole(184, 204), random.whole(158, 178), 13, false) +
    far +
    glitter(scene, 220, horizon + 4, horizon + 60, 40) +
    shape(svg`M-10 400V${horizon + 6}q30-34 58-26t44-10q30-4 44 18t52 30l40 90z`, paint.ink) +
    mid +
    shape(svg`M-10 400V${horizon + 26}q26-40 62-34h84q40 8 66 60l20 60z`, paint.ink) +
    place(lighthouseFigure(scene), x, y) +
    near +
    front
  );
};

const sunkenVase: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const horizon = random.whole(150, 180);
  const [, mid, , front] = water(scene, horizon, 'swell');
  const vase =
    shape('M-26-96H26L20-78Q74-52 62 8Q50 62 18 84H-18Q-50 62-62 8Q-74-52-20-78z', paint.warm) +
    stroke('M-24-74Q-84-70-58-18M24-74Q84-70 58-18', tone.warm[1], 9) +
    shape('M-64-6q16-16 32 0t32 0t32 0t32 0v24q-16-16-32 0t-32 0t-32 0t-32 0z', tone.cool[2]) +
    stroke('M-58 32q60 18 116 0M-62-22q60 18 124 0', tone.warm[2], 4) +
    stroke('M-44-30Q-54 12-30 52', tone.warm[0], 6, fade(0.8)) +
    oval(0, -96, 28, 9, tone.ink);
  const spill = stamp(
    scene,
    'coin',
    coin(scene, 0, 0, 13),
    Array.from({ length: 9 }, (_, index) => [96 + index * 17 - (index > 4 ? 74 : 0), index > 4 ? 272 : 292]),
  );
  return (
    sky(scene) +
    sun(scene, random.whole(170, 230), random.whole(90, 120), random.whole(54, 70)) +
    mid +
    shape(swellPath(horizon + 44, 6, 150, 40, 400), tone.sea[2], fade(0.6)) +
    ring(120, 286, 90, tone.pale, 2, fade(0.2)) +
    place(vase, random.whole(112, 126), 206, random.whole(18, 34), 1.12) +
    sand(scene, 292, 8) +
    spill +
    gem(scene, 214, 262, 20) +
    front
  );
};

export const slotTreasures: readonly Composition[] = [treasure, reels, lighthouse, sunkenVase];
