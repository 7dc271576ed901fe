import type { Pictured } from '../cover-art.ts';
import { disc, fade, oval, place, polar, repeat, shape, stroke, svg } from '../svg.ts';
import { bubbles, hills, rays, sky, splash, sun, underwater, water } from './layers.ts';
import { coin, coral, fish } from './props.ts';
import { type Composition, type Scene, stamp } from './scene.ts';

const floor = (y: number): string => svg`M-10 ${y}q50 -26 100 -8t90 4t130 -16V400H-10z`;

const school: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const places = Array.from({ length: 16 }, (_, index) => {
    const turn = index / 16;
    const [x, y] = polar(150, 150, 112 + (index % 3) * 15, turn);
    return [x, y, turn * 360 + random.whole(-8, 8), 0.8 + (index % 3) * 0.22] as const;
  });
  const swarm =
    stamp(
      scene,
      'a',
      fish(scene, 0, 0, 46, 'dark'),
      places.filter((_, index) => index % 4 > 0),
    ) +
    stamp(
      scene,
      'b',
      fish(scene, 0, 0, 50, 'cool'),
      places.filter((_, index) => index % 4 === 0),
    );
  return (
    underwater(scene) +
    swarm +
    disc(150, 152, 100, paint.glow, fade(0.5)) +
    fish(scene, 148, 154, 168, 'warm', random.whole(-14, 8)) +
    shape(floor(300), tone.ink) +
    coral(48, 306, 64, tone.cool[1]) +
    coral(258, 300, 80, tone.warm[1]) +
    coral(226, 306, 42, tone.cool[0])
  );
};

/** A fish out of the water, from its snout at the right down to its tail at the left: 292 wide, 302 high. */
export function leapFigure({ paint, tone }: Scene): string {
  const scales =
    'M-82 28q3 14 14 5M-75 4q2 14 13 7M-65-17q-0 14 12 8M-52-37q-3 14 11 10M-36-55q-5 13 9 12M-16-69q-7 12 7 13M6-80q-9 11 5 14M-66 20q2 14 14 6M-57 0q1 14 13 7M-45-19q-1 14 12 9M-31-35q-4 14 10 11M-15-49q-6 13 8 13M4-59q-8 12 6 14M-58 35q3 14 14 5M-49 16q2 14 13 7M-38-2q0 14 12 8M-25-17q-3 14 11 10M-11-29q-5 13 9 12';
  return (
    shape('M8-34C20-4 12 24-8 42C-22 26-28 2-22-18z', tone.cool[2]) +
    shape(
      'M-84 58C-104 82-132 92-158 86C-146 106-128 116-104 116C-112 132-110 152-98 168C-70 150-46 118-46 64z',
      paint.cool,
    ) +
    stroke('M-78 74Q-108 98-140 96M-70 80Q-92 116-98 150M-60 80Q-68 110-84 132', tone.cool[2], 3, fade(0.7)) +
    shape('M-44-48C-46-98-4-134 52-132C42-118 42-106 50-90z', paint.cool) +
    stroke('M-24-66Q-12-102 24-122M6-78Q16-104 40-118', tone.cool[2], 3, fade(0.7)) +
    shape(
      'M-88 70C-92 0-52-84 36-94C80-98 116-76 134-42Q138-32 128-28C112-22 102-20 92-16C40-40-24-14-48 80Q-70 66-88 70z',
      paint.warm,
    ) +
    shape(
      'M134-42Q138-32 128-28C112-22 102-20 92-16C40-40-24-14-48 80L-60 74C-44-8 14-58 72-46C98-42 122-38 134-42z',
      tone.pale,
      fade(0.8),
    ) +
    stroke(scales, tone.warm[2], 2.6, fade(0.7)) +
    stroke('M-80 44C-78-12-42-74 34-84', tone.warm[0], 5, fade(0.9)) +
    stroke('M80-88Q58-54 84-20', tone.warm[2], 5) +
    shape('M60-54C40-32 34 0 46 26C66 12 78-18 76-44z', paint.cool) +
    stroke('M62-44Q46-20 48 10M70-42Q62-14 54 6', tone.cool[2], 2.6, fade(0.7)) +
    disc(104, -62, 12, tone.pale) +
    disc(106, -62, 7, tone.ink) +
    disc(109, -65, 2.2, tone.pale) +
    stroke('M132-36Q120-34 114-42', tone.warm[2], 4)
  );
}

const leap: Composition = (scene) => {
  const { random } = scene;
  const horizon = random.whole(224, 250);
  const [far, mid, near, front] = water(scene, horizon, random.pick(['curls', 'scales']));
  const x = random.whole(140, 166);
  return (
    sky(scene) +
    sun(scene, x + random.whole(-20, 30), random.whole(110, 136), random.whole(72, 92)) +
    hills(scene, horizon) +
    far +
    mid +
    splash(scene, x - 76, horizon + 34, 60) +
    place(leapFigure(scene), x + 8, 156, random.whole(-8, 6), 0.82) +
    near +
    front
  );
};

export function mantaFigure(scene: Scene): string {
  const { paint, tone } = scene;
  const spots = repeat(12, (index) => {
    const side = index % 2 === 0 ? 1 : -1;
    const step = Math.floor(index / 2);
    return disc(side * (18 + step * 16), -8 + Math.abs(step - 2) * 7, 5 - step * 0.5, tone.pale, fade(0.85));
  });
  return (
    stroke('M0 66Q16 120-14 186', tone.cool[2], 6) +
    shape(
      'M0-66C34-58 62-40 150-6C104 4 74 20 44 62Q0 92-44 62C-74 20-104 4-150-6C-62-40-34-58 0-66z',
      paint.cool,
    ) +
    shape('M0 76Q24 74 44 62C74 20 104 4 150-6C92-6 40 14 0 76z', tone.ink, fade(0.28)) +
    shape('M-12-64Q-34-92-26-100Q-12-88-4-66zM12-64Q34-92 26-100Q12-88 4-66z', tone.cool[1]) +
    stroke('M-140-9C-62-38-34-56 0-63C34-56 62-38 140-9', tone.cool[0], 4) +
    spots +
    disc(-17, -50, 4, tone.ink) +
    disc(17, -50, 4, tone.ink)
  );
}

const reefRay: Composition = (scene) => {
  const { random, tone } = scene;
  return (
    underwater(scene) +
    fish(scene, 52, 246, 44, 'warm', -10) +
    fish(scene, 86, 270, 32, 'warm', -4) +
    oval(160, 250, 100, 14, tone.ink, fade(0.25)) +
    place(mantaFigure(scene), random.whole(142, 160), random.whole(138, 152), random.whole(-24, 24), 0.98) +
    shape(floor(292), tone.ink) +
    coral(34, 312, 96, tone.warm[1]) +
    coral(82, 316, 58, tone.warm[2]) +
    coral(268, 300, 112, tone.warm[1]) +
    coral(224, 312, 66, tone.cool[1]) +
    bubbles(scene, 8)
  );
};

export function octopusFigure(scene: Scene): string {
  const { paint, tone } = scene;
  const arm = (d: string): string => stroke(d, tone.cool[2], 25) + stroke(d, tone.cool[1], 19);
  const arms = [
    'M-24 40C-60 70-110 40-120 84S-70 118-66 90',
    'M24 40C60 70 110 40 120 84S70 118 66 90',
    'M-16 50C-34 110-84 96-92 146',
    'M16 50C34 110 84 96 92 146',
    'M-6 52C-10 100-36 116-22 166',
    'M8 52C10 100 38 116 26 166',
  ]
    .map(arm)
    .join('');
  return (
    arms +
    shape('M-62 30C-96-60-60-112 0-112S96-60 62 30Q40 70 0 66Q-40 70-62 30z', paint.cool) +
    stroke('M-62-34C-58-76-36-98-4-102', tone.cool[0], 6) +
    disc(-28, 2, 19, tone.pale) +
    disc(28, 2, 19, tone.pale) +
    disc(-24, 5, 10, tone.ink) +
    disc(32, 5, 10, tone.ink) +
    stroke('M-12 36Q0 46 12 36', tone.ink, 4) +
    shape('M-44-98L-52-142L-24-122L0-152L24-122L52-142L44-98Q0-82-44-98z', paint.warm) +
    disc(0, -112, 8, tone.cool[1])
  );
}

const octopus: Composition = (scene) => {
  const { random, tone } = scene;
  return (
    underwater(scene) +
    rays(scene, 150, -40, 12) +
    place(octopusFigure(scene), random.whole(140, 160), 168, random.whole(-10, 10)) +
    shape(floor(318), tone.ink) +
    fish(scene, 46, 70, 40, 'warm', 14) +
    fish(scene, 262, 92, 32, 'warm', 190)
  );
};

const pearl: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const fan = repeat(7, (index) => {
    const [x, y] = polar(0, 30, 150, -0.19 + index * 0.0633);
    return svg`M0 34L${x} ${y}`;
  });
  const valve =
    'M-30 40C-120 20-150-40-132-66A26 26 0 0 1-92-100A28 28 0 0 1-44-122A30 30 0 0 1 14-124A30 30 0 0 1 66-112A28 28 0 0 1 108-84A28 28 0 0 1 134-46C140 0 100 30 30 40z';
  return (
    underwater(scene) +
    rays(scene, 150, 180, 14) +
    place(
      shape(valve, paint.cool) +
        stroke(fan, tone.cool[2], 4, fade(0.6)) +
        disc(0, 8, 150, paint.glow) +
        shape('M-112 36Q0 8 112 36Q96 92 0 100Q-96 92-112 36z', tone.cool[2]) +
        oval(0, 38, 96, 20, tone.pale, fade(0.5)) +
        disc(0, 4, 45, paint.pale) +
        oval(-15, -14, 13, 9, '#fff') +
        shape('M-122 44Q-60 62 0 54T122 44Q108 98 0 106Q-108 98-122 44z', paint.cool) +
        stroke('M-122 44Q-60 62 0 54T122 44', tone.cool[0], 4),
      150,
      random.whole(184, 198),
      random.whole(-9, 9),
      0.98,
    ) +
    shape('M-10 288q70-28 140-6t180-10V400H-10z', tone.ink) +
    coral(30, 300, 74, tone.warm[1]) +
    coral(276, 296, 92, tone.warm[1]) +
    coin(scene, 222, 304, 15) +
    coin(scene, 244, 309, 12) +
    bubbles(scene, 7)
  );
};

export const fishTable: ReadonlyArray<Pictured<Composition>> = [
  [school, 'shoal', 'any'],
  [leap, 'shoal', 'any'],
  [reefRay, 'ray', 'any'],
  [octopus, 'octopus', 'any'],
  [pearl, 'pearl', 'any'],
];
