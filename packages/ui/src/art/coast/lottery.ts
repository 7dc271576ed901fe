import type { Pictured } from '../cover-art.ts';
import { box, disc, fade, oval, place, repeat, ring, shape, starPath, stroke, svg } from '../svg.ts';
import { crescent, glitter, hills, sand, sky, stars, sun, water } from './layers.ts';
import type { Composition, Scene } from './scene.ts';

/** A ball-shaped paper lantern with a star where a number would be. */
function lantern(scene: Scene, x: number, y: number, r: number, isCool: boolean): string {
  const { paint, tone } = scene;
  const ramp = isCool ? tone.cool : tone.warm;
  return (
    disc(x, y, r * 2, paint.glow, fade(0.8)) +
    disc(x, y, r, isCool ? paint.cool : paint.warm) +
    stroke(
      svg`M${x} ${y - r}a${r * 0.5} ${r} 0 0 0 0 ${r * 2}a${r * 0.5} ${r} 0 0 0 0 ${-r * 2}`,
      ramp[2],
      1.5,
      fade(0.55),
    ) +
    disc(x, y, r * 0.5, tone.pale) +
    shape(starPath(x, y, r * 0.38, r * 0.16, 5), ramp[2]) +
    box(x - r * 0.34, y - r * 1.12, r * 0.68, r * 0.18, 2, tone.ink) +
    stroke(
      svg`M${x} ${y + r}v${r * 0.5}M${x - 3} ${y + r * 1.05}l-2 ${r * 0.36}M${x + 3} ${y + r * 1.05}l2 ${r * 0.36}`,
      ramp[0],
      2,
    )
  );
}

const lanterns: Composition = (scene) => {
  const { random } = scene;
  const horizon = random.whole(236, 262);
  const j = (): number => random.whole(-9, 9);
  return (
    sky(scene) +
    stars(scene, 24, 200) +
    lantern(scene, 46 + j(), 92 + j(), 17, true) +
    lantern(scene, 236 + j(), 70 + j(), 26, false) +
    lantern(scene, 270 + j(), 178 + j(), 18, true) +
    hills(scene, horizon) +
    water(scene, horizon, random.pick(['ribbons', 'scales'])).join('') +
    glitter(scene, 136, horizon + 20, 350, 66) +
    lantern(scene, 64 + j(), 200 + j(), 33, true) +
    lantern(scene, 150 + j(), 136 + j(), 58, false) +
    lantern(scene, 222 + j(), 218 + j(), 27, true)
  );
};

function paperBoat(scene: Scene, isCool: boolean): string {
  const { paint, tone } = scene;
  const ramp = isCool ? tone.cool : tone.warm;
  return (
    shape('M-46 0L0-92L46 0z', paint.pale) +
    shape('M0-92L46 0H6z', ramp[0]) +
    stroke('M-12-58L28-30', ramp[1], 5, ' stroke-dasharray="1 8"') +
    shape('M-112-34L-46 0H46L112-34L72 44H-72z', paint.pale) +
    shape('M112-34L72 44H-72L-84 20Q30 30 112-34z', isCool ? paint.cool : paint.warm) +
    stroke('M-88 14Q10 26 96-8', ramp[2], 4, ' stroke-dasharray="1 9"') +
    shape(starPath(10, 31, 10, 4, 5) + starPath(-26, 33, 7, 3, 5) + starPath(46, 24, 7, 3, 5), tone.pale)
  );
}

const ticketBoats: Composition = (scene) => {
  const { random } = scene;
  const horizon = random.whole(150, 184);
  const [far, mid, near, front] = water(scene, horizon, random.pick(['swell', 'curls']));
  const isCool = random.chance(0.5);
  return (
    sky(scene) +
    sun(scene, random.whole(80, 220), horizon - random.whole(16, 50), random.whole(48, 66)) +
    hills(scene, horizon) +
    far +
    place(paperBoat(scene, !isCool), random.whole(228, 250), horizon + 26, 6, 0.42) +
    place(paperBoat(scene, isCool), random.whole(36, 56), horizon + 34, -5, 0.34) +
    mid +
    place(paperBoat(scene, isCool), random.whole(134, 160), horizon + 70, random.whole(-8, 4), 1.14) +
    near +
    front
  );
};

const figures = [
  [
    [60, 132],
    [104, 84],
    [176, 72],
    [232, 112],
    [262, 70],
    [272, 166],
    [232, 126],
    [180, 172],
    [108, 168],
  ],
  [
    [76, 190],
    [60, 92],
    [112, 132],
    [150, 62],
    [188, 132],
    [240, 92],
    [224, 190],
  ],
  [
    [150, 46],
    [176, 110],
    [244, 112],
    [190, 152],
    [212, 216],
    [150, 178],
    [88, 216],
    [110, 152],
    [56, 112],
    [124, 110],
  ],
] as const;

const constellation: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const figure = random.pick(figures);
  const path = figure.map(([x, y], index) => svg`${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const trails = repeat(
    6,
    (index) => svg`M${-40 + index * 8} ${20 + index * 34}Q150 ${-90 + index * 44} 340 ${36 + index * 34}`,
  );
  const horizon = random.whole(256, 276);
  return (
    box(0, 0, 300, 400, 0, tone.ink) +
    box(0, 0, 300, 400, 0, paint.sky, fade(0.72)) +
    stars(scene, 60, 240) +
    stroke(trails, tone.light, 1.3, fade(0.2)) +
    shape(`${path}z`, tone.light, fade(0.16)) +
    stroke(`${path}z`, tone.light, 2.2, fade(0.85)) +
    figure
      .map(
        ([x, y], index) =>
          disc(x, y, 16, paint.glow) + shape(starPath(x, y, index % 3 === 0 ? 14 : 10, 3.4, 4), tone.pale),
      )
      .join('') +
    hills(scene, horizon, random.whole(20, 120)) +
    water(scene, horizon, 'swell').join('') +
    glitter(scene, 150, horizon + 8, 340, 50)
  );
};

const drum: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const spots = [
    [-40, 26],
    [-8, 44],
    [30, 34],
    [52, 4],
    [-56, -10],
    [-20, 8],
    [14, 2],
    [-2, -34],
    [34, -36],
  ] as const;
  const cage = repeat(
    5,
    (index) =>
      svg`M0 -92a${18 + index * 18.4} 92 0 0 ${index % 2} 0 184a${18 + index * 18.4} 92 0 0 ${index % 2} 0 -184`,
  );
  return (
    sky(scene) +
    crescent(scene, random.whole(40, 70), random.whole(50, 70), 22) +
    disc(150, 150, 170, paint.glow) +
    water(scene, 226, 'scales').slice(0, 2).join('') +
    shape('M70 150L40 300H66L92 170zM230 150L260 300H234L208 170z', paint.ink) +
    disc(150, 150, 96, tone.ink, fade(0.5)) +
    place(
      spots
        .map(([x, y], index) => {
          const fill = index % 3 === 0 ? paint.cool : index % 3 === 1 ? paint.warm : paint.pale;
          return (
            disc(x * 1.12, y * 1.1, 21, fill) +
            disc(x * 1.12 - 2, y * 1.1 - 2, 9.5, tone.pale) +
            shape(starPath(x * 1.12 - 2, y * 1.1 - 2, 7, 3, 5), tone.ink)
          );
        })
        .join(''),
      150,
      152,
      random.whole(0, 360),
    ) +
    place(
      stroke(cage, tone.warm[0], 1.8, fade(0.65)) +
        ring(0, 0, 94, tone.warm[1], 7) +
        oval(0, 0, 94, 12, 'none', ` stroke="${tone.warm[1]}" stroke-width="4"`),
      150,
      150,
    ) +
    stroke('M244 150h24v30', tone.warm[1], 8) +
    disc(268, 186, 11, paint.cool) +
    disc(150, 150, 12, paint.warm) +
    water(scene, 284, 'curls').slice(1).join('')
  );
};

/** A ticket as large as a sail, stuck in the sand. */
const ticketOnSand: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const horizon = random.whole(170, 200);
  const [far, mid] = water(scene, horizon, random.pick(['swell', 'ribbons']));
  const edge = 'M-66-124H-18A18 18 0 0 0 18-124H66V124H-66z';
  return (
    sky(scene) +
    sun(scene, random.whole(60, 240), horizon - random.whole(10, 50), random.whole(44, 64)) +
    hills(scene, horizon) +
    far +
    mid +
    place(
      shape(edge, tone.ink, `${fade(0.4)} transform="translate(7 6)"`) +
        shape(edge, paint.pale) +
        stroke('M-52-66H52M-52 60H52', tone.warm[2], 4, ' stroke-dasharray="1 10"') +
        shape(starPath(0, -4, 46, 19, 8), tone.cool[1]) +
        disc(0, -4, 13, tone.warm[1]) +
        repeat(3, (index) => disc(-34 + index * 34, 86, 10, index === 1 ? tone.cool[1] : tone.warm[1])) +
        stroke('M-36-92H36', tone.warm[1], 9),
      150,
      158,
      random.pick([-13, -8, 8, 13]),
      1.04,
    ) +
    sand(scene, 268)
  );
};

/** Balls in the shallow water, as the tide leaves them. */
const ballsAshore: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const horizon = random.whole(110, 136);
  const [far, mid, near] = water(scene, horizon, random.pick(['curls', 'scales']));
  const one = (x: number, y: number, r: number, fill: string): string =>
    disc(x, y, r, fill) +
    disc(x - r * 0.08, y - r * 0.08, r * 0.52, tone.pale) +
    shape(starPath(x - r * 0.08, y - r * 0.08, r * 0.36, r * 0.16, 5), tone.ink) +
    oval(x - r * 0.42, y - r * 0.64, r * 0.2, r * 0.1, '#fff', fade(0.8));
  const j = (): number => random.whole(-8, 8);
  return (
    sky(scene) +
    sun(scene, random.whole(60, 240), horizon - random.whole(0, 24), random.whole(40, 56)) +
    far +
    one(222 + j(), 148 + j(), 34, paint.pale) +
    one(66 + j(), 146 + j(), 26, paint.warm) +
    mid +
    one(128 + j(), 196 + j(), 66, paint.cool) +
    one(234 + j(), 234 + j(), 42, paint.warm) +
    near +
    sand(scene, 300)
  );
};

export const lottery: ReadonlyArray<Pictured<Composition>> = [
  [lanterns, 'lantern', 'any'],
  [ticketBoats, 'ticket', 'any'],
  [ticketOnSand, 'ticket', 'any'],
  [constellation, 'star', 'any'],
  [drum, 'draw', 'any'],
  [ballsAshore, 'draw', 'any'],
];
