import type { Pictured } from '../cover-art.ts';
import { box, disc, fade, oval, place, polar, repeat, ring, shape, starPath, stroke, svg } from '../svg.ts';
import { houses } from './bingo.ts';
import { kingFish, palmFan } from './card.ts';
import { bubbles, glitter, hills, sky, stars, sun, underwater, water } from './layers.ts';
import { coral, fish, palm } from './props.ts';
import type { Composition } from './scene.ts';

const projector: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const horizon = random.whole(236, 256);
  const [far, mid, near, front] = water(scene, horizon, random.pick(['ribbons', 'swell']));
  const reel = (x: number, y: number, r: number): string =>
    disc(x, y, r, paint.warm) +
    repeat(5, (index) => disc(...polar(x, y, r * 0.58, index / 5), r * 0.24, tone.ink)) +
    disc(x, y, r * 0.15, tone.ink) +
    ring(x, y, r - 1, tone.warm[0], 2);
  const camera =
    reel(-34, -84, 44) +
    reel(38, -74, 34) +
    box(-70, -40, 136, 88, 14, paint.cool) +
    stroke('M-62-34H58', tone.cool[0], 3) +
    shape('M66-22L100-38V44L66 26z', tone.ink) +
    oval(101, 3, 9, 40, tone.light) +
    box(-54, -20, 44, 44, 8, tone.cool[2]) +
    disc(-32, 2, 13, tone.pale) +
    disc(-32, 2, 6, tone.ink) +
    disc(24, 30, 5, tone.light) +
    stroke('M-20 48L-48 150M-6 48V150M10 48L44 150', tone.ink, 9);
  return (
    sky(scene) +
    stars(scene, 22, 160) +
    hills(scene, horizon, 150) +
    far +
    mid +
    shape('M190 150L330 40V330z', tone.light, fade(0.42)) +
    shape('M190 152L330 90V280z', tone.light, fade(0.36)) +
    fish(scene, 258, 150, 46, 'dark', -12) +
    fish(scene, 276, 206, 38, 'dark', 8) +
    place(camera, random.whole(88, 98), 156, random.whole(-8, 3), 0.98) +
    near +
    front
  );
};

const reefScreen: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const set =
    stroke('M-16-96L-52-150M16-96L60-142', tone.ink, 5) +
    disc(-53, -152, 8, tone.warm[1]) +
    disc(61, -144, 8, tone.warm[1]) +
    box(-118, -98, 236, 184, 34, tone.ink, ' transform="translate(5 8)"') +
    box(-118, -98, 236, 184, 34, paint.warm) +
    box(-104, -84, 158, 154, 40, tone.ink) +
    box(-98, -78, 146, 142, 36, paint.sky) +
    disc(-26, 0, 66, paint.glow) +
    shape('M-98 30q18-16 36 0t36 0t36 0t38 0Q46 64 12 64H-62Q-98 62-98 30z', tone.sea[0]) +
    fish(scene, -22, -8, 104, 'cool', random.whole(-12, 6)) +
    stroke('M-82-44Q-76-66-52-70', '#fff', 6, fade(0.5)) +
    disc(84, -46, 19, tone.pale) +
    stroke('M84-46l7-13', tone.ink, 5) +
    disc(84, 4, 14, tone.pale) +
    stroke('M84 4l-9-7', tone.ink, 4) +
    stroke('M70 38h28M70 50h28M70 62h28', tone.warm[2], 4);
  return (
    underwater(scene) +
    coral(28, 310, 130, tone.cool[2]) +
    coral(276, 310, 150, tone.cool[2]) +
    place(set, 148, random.whole(176, 190), random.whole(-9, 9), 1.02) +
    shape('M-10 292q60-30 120-10t100-6t100-14V400H-10z', tone.ink) +
    coral(50, 304, 66, tone.cool[1]) +
    coral(246, 300, 58, tone.cool[0]) +
    bubbles(scene, 8)
  );
};

const moonCinema: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const horizon = random.whole(222, 246);
  const moonX = random.whole(140, 190);
  const frames = repeat(
    9,
    (index) => svg`<rect x="${-168 + index * 40}" y="-22" width="32" height="44" rx="4"/>`,
  );
  const holes = repeat(18, (index) => svg`M${-170 + index * 20} -33h9M${-170 + index * 20} 33h9`);
  const strip =
    shape('M-190-42H190V42H-190z', tone.ink) +
    `<g fill="${paint.warm}">${frames}</g>` +
    stroke(holes, tone.pale, 6);
  const craters =
    disc(moonX - 32, 92, 15, tone.warm[1], fade(0.25)) +
    disc(moonX + 26, 130, 21, tone.warm[1], fade(0.22)) +
    disc(moonX + 30, 70, 10, tone.warm[1], fade(0.22));
  return (
    sky(scene) +
    stars(scene, 34, 220) +
    sun(scene, moonX, 112, random.whole(84, 98)) +
    craters +
    place(shape('M-24-40L46 0L-24 40z', paint.cool), moonX, 112, scene.isMirrored ? 180 : 0) +
    hills(scene, horizon) +
    water(scene, horizon, 'scales').slice(0, 2).join('') +
    glitter(scene, moonX, horizon + 6, 300, 60) +
    place(strip, 150, random.whole(216, 232), random.pick([-17, -13, 13, 17])) +
    water(scene, horizon + 44, 'swell')
      .slice(1)
      .join('')
  );
};

const openAirScreen: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const tilt = random.whole(-5, 5);
  const picture =
    box(-118, -84, 236, 158, 8, tone.ink) +
    box(-108, -76, 216, 140, 4, paint.pale) +
    shape('M-108 24q27-26 54 0t54 0t54 0t54 0V64H-108z', paint.cool) +
    disc(42, -20, 32, paint.warm) +
    shape('M-74 24L-58-40L-10 24z', tone.ink) +
    shape(starPath(-70, -50, 12, 5, 5), tone.warm[1]);
  return (
    sky(scene) +
    stars(scene, 30, 120) +
    disc(150, 140, 190, paint.glow) +
    palm(scene, 34, 300, 210, random.whole(-4, 26)) +
    palm(scene, 272, 300, 180, random.whole(-20, 6)) +
    stroke('M70 200V300M230 200V300', tone.ink, 8) +
    place(picture, 150, 146, tilt, 0.98) +
    oval(150, 262, 130, 22, tone.light, fade(0.3)) +
    shape('M-10 278q80-30 160-10t160-6V400H-10z', tone.ink) +
    repeat(
      6,
      (index) =>
        disc(34 + index * 46, 278 + (index % 2) * 9, 13, tone.land[1]) +
        box(13 + index * 46, 290 + (index % 2) * 9, 42, 50, 18, tone.land[1]),
    ) +
    stroke(
      repeat(6, (index) => svg`M${25 + index * 46} ${272 + (index % 2) * 9}q9 -9 18 0`),
      tone.light,
      2.4,
      fade(0.8),
    )
  );
};

export const video: ReadonlyArray<Pictured<Composition>> = [
  [projector, 'film', 'any'],
  [reefScreen, 'tv', 'any'],
  [moonCinema, 'film', 'any'],
  [openAirScreen, 'film', 'any'],
  [palmFan, 'cards', 'jester'],
  [kingFish, 'cards'],
  [houses, 'bingo'],
];
