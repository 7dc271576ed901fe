import type { Pictured } from '../cover-art.ts';
import { disc, fade, leafPath, place, polar, repeat, shape, stroke, svg } from '../svg.ts';
import { clouds, hills, rays, sand, sky, sun, water } from './layers.ts';
import { palm } from './props.ts';
import type { Composition, Scene } from './scene.ts';

function rocketFigure(scene: Scene): string {
  const { paint, tone } = scene;
  return (
    shape('M-30 40L-62 88L-24 74zM30 40L62 88L24 74z', paint.cool) +
    shape('M-20 70Q-34 128 0 174Q34 128 20 70z', tone.warm[1]) +
    shape('M-11 70Q-18 104 0 134Q18 104 11 70z', tone.pale) +
    shape('M0-104C42-64 44 12 26 76H-26C-44 12-42-64 0-104z', paint.pale) +
    shape('M8-96C42-56 44 12 26 76H6Q30-10 8-96z', tone.ink, fade(0.2)) +
    shape('M0-104C20-86 30-64 34-42Q0-28-34-42C-30-64-20-86 0-104z', paint.warm) +
    shape('M-30 56Q0 68 30 56L26 78H-26z', tone.cool[1]) +
    disc(0, -4, 20, tone.warm[2]) +
    disc(0, -4, 15, tone.sea[1]) +
    stroke('M-9-8Q-6-16 3-16', tone.pale, 3.5)
  );
}

const rocket: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const [far, mid, near, front] = water(scene, random.whole(250, 276), random.pick(['curls', 'swell']));
  const x = random.whole(176, 200);
  const y = random.whole(104, 122);
  const trail = svg`M-10 300Q${x - 80} 280 ${x - 46} ${y + 60}L${x - 18} ${y + 78}Q${x - 50} 330 -10 330z`;
  return (
    sky(scene) +
    sun(scene, random.whole(50, 90), random.whole(70, 110), random.whole(26, 38)) +
    far +
    shape(trail, tone.pale, fade(0.55)) +
    stroke(svg`M-10 314Q${x - 66} 300 ${x - 32} ${y + 70}`, tone.warm[1], 9, fade(0.8)) +
    repeat(7, (index) =>
      disc(
        8 + index * 17,
        306 - index * index * 1.6 + random.whole(-8, 8),
        random.whole(12, 24),
        tone.pale,
        fade(0.82),
      ),
    ) +
    mid +
    disc(x, y, 110, paint.glow, fade(0.8)) +
    place(rocketFigure(scene), x, y, random.whole(28, 38), 1.08) +
    near +
    front
  );
};

const paraglider: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const horizon = random.whole(232, 262);
  const cells = repeat(9, (index) => {
    const a = -0.2 + index * 0.0444;
    const [x0, y0] = polar(0, 60, 150, a);
    const [x1, y1] = polar(0, 60, 150, a + 0.0444);
    const [x2, y2] = polar(0, 76, 112, a + 0.0444);
    const [x3, y3] = polar(0, 76, 112, a);
    const fill = index % 3 === 0 ? paint.cool : index % 3 === 1 ? paint.warm : paint.pale;
    return shape(
      svg`M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 - 7} ${x1} ${y1}L${x2} ${y2}Q${(x2 + x3) / 2} ${(y2 + y3) / 2 - 9} ${x3} ${y3}z`,
      fill,
    );
  });
  const lines = repeat(8, (index) => {
    const [x, y] = polar(0, 76, 112, -0.19 + index * 0.0543);
    return svg`M${x} ${y}L${index < 4 ? -5 : 5} 112`;
  });
  const flyer =
    shape('M-9 108h18l5 26-10 8-2 26h-6l-1-24-6 20-7-2 8-30z', tone.ink) +
    disc(0, 100, 9, tone.ink) +
    stroke('M-6 96q2-6 8-5', tone.light, 2.4);
  return (
    sky(scene) +
    clouds(scene) +
    sun(scene, random.whole(50, 250), random.whole(190, 220), random.whole(34, 50)) +
    hills(scene, horizon) +
    water(scene, horizon, random.pick(['ribbons', 'swell', 'scales'])).join('') +
    place(
      cells + stroke(lines, tone.ink, 1.3, fade(0.7)) + flyer,
      random.whole(130, 170),
      118,
      random.whole(-16, 16),
      1.06,
    )
  );
};

const kite: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const horizon = random.whole(222, 246);
  const [far, mid] = water(scene, horizon, 'curls');
  const bows = [
    [-22, 122, 30],
    [-62, 150, -20],
    [-98, 190, 10],
  ] as const;
  const diamond =
    stroke('M0 88Q-4 130-46 138T-110 210', tone.pale, 3) +
    bows
      .map(([x, y, turn]) => place(shape('M0 0L-17-10V10zM0 0L17-10V10z', paint.warm), x, y, turn))
      .join('') +
    shape('M0-104L-70-14L0-4z', paint.warm) +
    shape('M0-104L70-14L0-4z', tone.cool[1]) +
    shape('M-70-14L0 90V-4z', tone.cool[2]) +
    shape('M70-14L0 90V-4z', tone.warm[2]) +
    shape('M0-74L26-12L0-4L-26-12zM0 50L-22-8L0-4L22-8z', tone.pale, fade(0.9)) +
    stroke('M0-104V90M-70-14Q0 2 70-14', tone.ink, 2.5, fade(0.6));
  const x = random.whole(168, 196);
  return (
    sky(scene) +
    rays(scene, x, 130, 12) +
    sun(scene, random.whole(60, 110), horizon - 20, random.whole(40, 54)) +
    far +
    mid +
    sand(scene, 296) +
    palm(scene, 268, 316, 120, -20) +
    stroke(svg`M${x} 130Q${x - 30} 240 70 276`, tone.pale, 1.4, fade(0.8)) +
    shape('M60 310l4-26 6-8 8 2 2 10-4 6 6 18h-7l-6-14-2 14z', tone.ink) +
    disc(74, 268, 6.5, tone.ink) +
    place(diamond, x, 124, random.whole(16, 30), 1.12)
  );
};

const diver: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const horizon = random.whole(214, 240);
  const [far, mid, near, front] = water(scene, horizon, random.pick(['scales', 'curls']));
  const cliff = svg`M310 ${random.whole(44, 60)}L236 62L214 84L226 120L202 146L214 196L190 232L200 330H310z`;
  const arc = repeat(7, (index) => {
    const t = index / 6;
    return disc(222 - t * 118, 50 + (t - 0.3) * (t - 0.3) * 210, 2.6, tone.pale, fade(0.9));
  });
  return (
    sky(scene) +
    sun(scene, random.whole(80, 110), random.whole(104, 140), random.whole(66, 84)) +
    far +
    mid +
    shape(cliff, paint.ink) +
    stroke(
      'M236 62L214 84L226 120L202 146L214 196L190 232',
      tone.light,
      3.5,
      `${fade(0.8)} stroke-linejoin="round"`,
    ) +
    shape('M310 110L262 126L250 170L268 220L240 300H310z', tone.land[0], fade(0.35)) +
    shape(
      leafPath(250, 62, 60, 12, -0.1) + leafPath(252, 62, 54, 12, 0.06) + leafPath(250, 62, 44, 10, -0.2),
      tone.land[1],
    ) +
    arc +
    place(
      shape(
        'M-4-84L2-128L8-128L9-84Q16-82 17-72L15-48Q22-20 14 8Q16 40 8 74L12 92L2 88L-4 40L-8 78L-4 96L-14 90L-16 40Q-20 6-14-18Q-16-40-12-60Q-14-78-4-84z',
        tone.ink,
      ) +
        disc(3, -92, 12, tone.ink) +
        shape('M-15-6Q0 2 17-6L14 22Q0 26-16 20z', paint.cool) +
        stroke('M-13-56Q-18-20-14-8M-9-96Q-6-106 4-104', tone.light, 3, fade(0.85)),
      random.whole(98, 112),
      146,
      random.whole(200, 214),
      0.9,
    ) +
    near +
    front
  );
};

/** A balloon with stripes, its basket below. */
const balloon: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const horizon = random.whole(246, 270);
  const [far, mid, near, front] = water(scene, horizon, random.pick(['scales', 'swell']));
  const envelope =
    'M0-112C70-112 104-62 88-14C76 22 30 44 22 62H-22C-30 44-76 22-88-14C-104-62-70-112 0-112z';
  const figure =
    shape(envelope, paint.warm) +
    shape(
      'M0-112C30-112 46-60 40-14C36 22 16 44 10 62H-10C-16 44-36 22-40-14C-46-60-30-112 0-112z',
      paint.cool,
    ) +
    shape('M0-112C10-112 14-60 12-14C11 22 6 44 4 62H-4C-6 44-11 22-12-14C-14-60-10-112 0-112z', paint.pale) +
    shape(
      'M30-106C74-92 100-54 88-14C76 22 30 44 22 62H12C20 44 62 18 70-14C80-58 60-94 30-106z',
      tone.ink,
      fade(0.22),
    ) +
    stroke('M-92-34Q0 4 92-34', tone.pale, 5) +
    stroke('M-20 62L-15 92M20 62L15 92M0 62V92', tone.pale, 2) +
    shape('M-20 92H20L15 120H-15z', tone.warm[2]) +
    stroke('M-18 100H18M-17 109H17', tone.pale, 1.6, fade(0.7));
  return (
    sky(scene) +
    clouds(scene) +
    sun(scene, random.whole(50, 250), random.whole(180, 214), random.whole(34, 50)) +
    hills(scene, horizon) +
    far +
    mid +
    place(figure, 150 + random.whole(-24, 24), 150, random.whole(-6, 6), 1.12) +
    near +
    front
  );
};

/** An airship with a striped hull, its cabin below. */
const airship: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const horizon = random.whole(246, 270);
  const [far, mid, near, front] = water(scene, horizon, random.pick(['ribbons', 'swell']));
  const figure =
    shape('M-74-34L-132-70H-108L-48-46zM-74-2L-132 34H-108L-48 10z', tone.cool[1]) +
    shape('M118-18C96-66-44-74-100-18C-44 38 96 30 118-18z', paint.warm) +
    shape('M-100-18Q-86-30-74-36Q20-48 112-30Q118-22 118-18T112-6Q20 12-74 0Q-86-6-100-18z', paint.cool) +
    shape('M118-18C96 30-44 38-100-18Q10 22 118-18z', tone.ink, fade(0.22)) +
    stroke('M-44-56Q-60-18-44 20M18-61Q6-18 18 24M76-50Q88-18 76 14', tone.pale, 3, fade(0.8)) +
    shape('M-94-18L-138-34V-2z', paint.pale) +
    stroke('M-14 22L-10 42M40 22L36 42', tone.pale, 3) +
    shape('M-28 40H56Q52 64 34 64H-8Q-24 62-28 40z', paint.pale) +
    repeat(4, (index) => disc(-8 + index * 15, 50, 4.5, tone.sea[1]));
  return (
    sky(scene) +
    clouds(scene) +
    sun(scene, random.whole(60, 240), random.whole(180, 214), random.whole(34, 50)) +
    hills(scene, horizon) +
    far +
    mid +
    place(figure, 152 + random.whole(-10, 10), random.whole(138, 152), -random.whole(4, 10), 1.04) +
    near +
    front
  );
};

/** A plane that climbs over the bay. */
const plane: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const horizon = random.whole(240, 264);
  const figure =
    shape('M2-14L34-66H52L44-12z', tone.cool[1]) +
    shape('M-112 2L-138-52H-112L-78-10z', paint.cool) +
    shape('M-120 6C-70-26 50-34 108-10C122-4 122 10 106 16C60 32-60 28-120 6z', paint.pale) +
    shape('M-120 6C-60 14 60 18 118 4C120 10 116 14 106 16C60 32-60 28-120 6z', tone.ink, fade(0.25)) +
    shape('M84-18Q104-12 112-4L88-2z', tone.cool[2]) +
    repeat(6, (index) => disc(-58 + index * 23, -8, 5.5, tone.sea[1])) +
    shape('M-18 8H46L-28 78H-52z', paint.warm) +
    shape('M-18 8H46L34 19H-20z', tone.pale, fade(0.4)) +
    shape('M-108 4L-140 28H-122L-84 10z', tone.warm[2]);
  return (
    sky(scene) +
    clouds(scene) +
    sun(scene, random.whole(60, 240), random.whole(170, 210), random.whole(40, 60)) +
    hills(scene, horizon) +
    water(scene, horizon, random.pick(['ribbons', 'swell', 'scales'])).join('') +
    stroke('M-10 262Q60 244 96 202', tone.pale, 6, fade(0.6)) +
    stroke('M-10 280Q76 262 118 214', tone.pale, 4, fade(0.4)) +
    place(figure, 158, random.whole(134, 156), -random.whole(18, 28), 1.02)
  );
};

export const crash: ReadonlyArray<Pictured<Composition>> = [
  [rocket, 'rocket', 'any'],
  [paraglider, 'glider', 'any'],
  [kite, 'kite'],
  [diver, 'leap'],
  [balloon, 'balloon'],
  [airship, 'airship'],
  [plane, 'plane'],
];
