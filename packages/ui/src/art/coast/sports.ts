import type { Pictured } from '../cover-art.ts';
import {
  box,
  disc,
  fade,
  leafPath,
  oval,
  place,
  polar,
  polygon,
  repeat,
  shape,
  starPath,
  stroke,
  svg,
  wedge,
} from '../svg.ts';
import { clouds, glitter, hills, rays, sand, sky, sun, water } from './layers.ts';
import { palm, sailBoat } from './props.ts';
import type { Composition, Scene } from './scene.ts';

function football(scene: Scene, r: number): string {
  const { paint, tone } = scene;
  const seams = repeat(5, (index) => {
    const [ax, ay] = polar(0, 0, r * 0.4, index / 5);
    const [bx, by] = polar(0, 0, r * 0.72, index / 5);
    return svg`M${ax} ${ay}L${bx} ${by}`;
  });
  const patches = repeat(5, (index) => {
    const [ax, ay] = polar(0, 0, r * 0.7, index / 5);
    const [bx, by] = polar(0, 0, r * 0.98, index / 5 - 0.065);
    const [cx, cy] = polar(0, 0, r * 0.98, index / 5 + 0.065);
    const [lx, ly] = polar(0, 0, r * 0.8, index / 5 - 0.06);
    const [rx, ry] = polar(0, 0, r * 0.8, index / 5 + 0.06);
    return svg`M${ax} ${ay}L${lx} ${ly}L${bx} ${by}A${r} ${r} 0 0 1 ${cx} ${cy}L${rx} ${ry}z`;
  });
  const net = repeat(5, (index) => {
    const [ax, ay] = polar(0, 0, r * 0.8, index / 5 + 0.06);
    const [bx, by] = polar(0, 0, r * 0.8, index / 5 + 0.14);
    return svg`M${ax} ${ay}L${bx} ${by}`;
  });
  return (
    disc(0, 0, r, paint.pale) +
    stroke(seams + net, tone.ink, r * 0.045) +
    shape(polygon(0, 0, r * 0.41, 5) + patches, tone.ink) +
    shape(svg`M${-r} 0A${r} ${r} 0 0 0 ${r} 0A${r * 1.3} ${r * 1.1} 0 0 1 ${-r} 0z`, tone.ink, fade(0.3))
  );
}

const beachBall: Composition = (scene) => {
  const { random, tone } = scene;
  const horizon = random.whole(206, 236);
  const [far, mid] = water(scene, horizon, random.pick(['swell', 'ribbons']));
  const r = random.whole(72, 84);
  const y = random.whole(118, 136);
  return (
    sky(scene) +
    sun(scene, random.whole(40, 90), random.whole(160, 190), 36) +
    hills(scene, horizon) +
    far +
    mid +
    sand(scene, 290) +
    palm(scene, 24, 310, 150, 22) +
    shape(
      svg`M-20 318Q40 ${y + 90} ${186 - r * 0.7} ${y + r * 0.66}L${186 - r * 0.2} ${y + r * 0.98}Q90 240 20 330z`,
      tone.pale,
      fade(0.3),
    ) +
    shape(svg`M0 326Q60 250 ${186 - r * 0.5} ${y + r * 0.84}Q80 240 8 330z`, tone.warm[1], fade(0.8)) +
    place(football(scene, r), 186, y, random.whole(-30, 30))
  );
};

const regatta: Composition = (scene) => {
  const { random } = scene;
  const horizon = random.whole(176, 206);
  const [far, mid, near, front] = water(scene, horizon, random.pick(['curls', 'swell']));
  const lead = random.chance(0.5);
  return (
    sky(scene) +
    sun(scene, random.whole(60, 240), random.whole(70, 120), random.whole(40, 58)) +
    hills(scene, horizon) +
    far +
    sailBoat(scene, 252, horizon + 14, 38, !lead) +
    sailBoat(scene, 46, horizon + 24, 52, lead) +
    mid +
    place(sailBoat(scene, 0, 0, 128, lead), random.whole(142, 164), horizon + 62, random.whole(-9, -3)) +
    near +
    front
  );
};

const shellStadium: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const base = random.whole(226, 248);
  const [, , near, front] = water(scene, base + 22, 'scales');
  const ribs = repeat(9, (index) => {
    const turn = -0.235 + index * 0.0522;
    return (
      shape(wedge(150, base, 148, turn, turn + 0.0522), index % 2 === 0 ? paint.warm : tone.warm[2]) +
      disc(...polar(150, base, 146, turn + 0.026), 15, index % 2 === 0 ? tone.warm[0] : tone.warm[1])
    );
  });
  const pylon = (x: number, lean: number): string =>
    shape(svg`M${x} ${base - 150}L${x + lean * 200} 300H${x + lean * 50}z`, paint.beam, fade(0.6)) +
    stroke(svg`M${x} ${base + 20}V${base - 156}`, tone.ink, 5) +
    shape(svg`M${x - 17} ${base - 176}h34v22h-34z`, tone.ink) +
    repeat(6, (index) => disc(x - 11 + (index % 3) * 11, base - 170 + (index > 2 ? 10 : 0), 3.6, tone.light));
  return (
    sky(scene) +
    rays(scene, 150, base, 18) +
    disc(150, base - 40, 190, paint.glow) +
    ribs +
    stroke(svg`M54 ${base}a96 96 0 0 1 192 0M84 ${base}a66 66 0 0 1 132 0`, tone.ink, 3, fade(0.4)) +
    oval(150, base + 4, 152, 40, tone.ink) +
    oval(150, base, 136, 32, tone.land[0]) +
    stroke(
      svg`M26 ${base}a124 26 0 0 1 248 0a124 26 0 0 1 -248 0M150 ${base - 26}v52`,
      tone.pale,
      2,
      fade(0.8),
    ) +
    oval(150, base, 26, 9, 'none', ` stroke="${tone.pale}" stroke-width="2"`) +
    pylon(30, 1) +
    pylon(270, -1) +
    place(football(scene, 24), random.whole(110, 190), random.whole(50, 80), 20) +
    near +
    front
  );
};

const surfer: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const curl =
    'M-20 400V250C40 250 60 40 200 34C270 32 306 80 290 128C276 96 236 88 206 112C150 158 176 268 320 282V400z';
  return (
    sky(scene) +
    clouds(scene) +
    sun(scene, random.whole(196, 240), random.whole(130, 170), random.whole(46, 60)) +
    water(scene, 246, 'ribbons')[0] +
    shape(curl, paint.deep) +
    stroke(
      'M10 330C70 290 80 90 196 64M50 360C110 300 100 140 190 92M110 380C140 330 124 210 184 130',
      tone.pale,
      4,
      fade(0.35),
    ) +
    stroke('M40 205C76 110 130 40 200 36C268 34 304 80 290 126', tone.pale, 9) +
    repeat(9, () => disc(random.between(190, 290), random.between(20, 60), random.between(2, 6), tone.pale)) +
    place(
      shape('M-66 24Q0 50 82 2Q16 22-66 24z', paint.warm) +
        stroke('M-60 26Q6 42 70 10', tone.warm[0], 2.5) +
        shape(
          'M-34 30L-24 4L-10-16L4-44L-16-50L-44-40L-48-48L-16-64L16-62L46-78L50-70L20-46L14-20L34-4L42 20L28 22L20 4L0-6L-12 10L-18 32z',
          tone.ink,
          ` stroke="${tone.ink}" stroke-width="6" stroke-linejoin="round"`,
        ) +
        disc(15, -76, 12, tone.ink) +
        shape('M-10-16L4-30L18-22L14-8L0-4z', paint.cool) +
        stroke('M8-86Q18-90 25-80', tone.light, 2.5, fade(0.8)),
      random.whole(150, 172),
      216,
      random.whole(8, 18),
      1.1,
    ) +
    shape(leafPath(100, 250, 90, 16, -0.3) + leafPath(96, 246, 70, 12, -0.24), tone.pale, fade(0.8)) +
    glitter(scene, 230, 290, 350, 40)
  );
};

/** A cup on the beach at the end of the day. */
const cupOnSand: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const horizon = random.whole(200, 226);
  const [far, mid] = water(scene, horizon, random.pick(['curls', 'ribbons']));
  const ear = 'M52-76C108-84 110-8 40-6';
  return (
    sky(scene) +
    sun(scene, 150, horizon - random.whole(50, 80), random.whole(84, 100)) +
    rays(scene, 150, horizon - 60, 14) +
    far +
    mid +
    sand(scene, 276) +
    oval(150, 296, 92, 13, tone.ink, fade(0.4)) +
    place(
      stroke(ear, tone.warm[2], 13) +
        `<g transform="scale(-1 1)">${stroke(ear, tone.warm[1], 13)}</g>` +
        shape('M-62-96H62C62-20 46 22 14 32V58H42V84H-42V58H-14V32C-46 22-62-20-62-96z', paint.warm) +
        shape('M24-96H62C62-20 46 22 14 32V58H42V84H14C20 30 26-20 24-96z', tone.warm[2], fade(0.6)) +
        oval(0, -96, 62, 13, tone.warm[2]) +
        shape(starPath(-6, -34, 28, 12, 5), tone.pale) +
        box(-56, 82, 112, 22, 4, tone.ink),
      random.whole(138, 162),
      188,
      random.whole(-7, 7),
      1.04,
    )
  );
};

/** A goal on the sand, the ball in the corner of its net. */
const goalOnSand: Composition = (scene) => {
  const { random, tone } = scene;
  const horizon = random.whole(150, 176);
  const [far, mid] = water(scene, horizon, random.pick(['swell', 'scales']));
  const cords = `${repeat(8, (index) => svg`M${58 + index * 26} 84L${50 + index * 28} 264`)}${repeat(6, (index) => svg`M40 ${104 + index * 28}H260`)}`;
  return (
    sky(scene) +
    sun(scene, random.whole(60, 240), horizon - random.whole(30, 60), random.whole(34, 50)) +
    hills(scene, horizon) +
    far +
    mid +
    sand(scene, 248) +
    palm(scene, 286, 270, 150, -16) +
    stroke(cords, tone.pale, 1.8, fade(0.75)) +
    stroke('M34 284V78H266V284', tone.pale, 10, ' stroke-linejoin="round"') +
    place(football(scene, 44), random.whole(92, 112), random.whole(132, 150), random.whole(-30, 30)) +
    stroke('M150 330Q196 250 148 176', tone.warm[1], 6, `${fade(0.8)} stroke-dasharray="1 14"`)
  );
};

export const sports: ReadonlyArray<Pictured<Composition>> = [
  [beachBall, 'ball', 'any'],
  [regatta, 'race', 'any'],
  [shellStadium, 'ball', 'any'],
  [cupOnSand, 'cup', 'any'],
  [goalOnSand, 'ball', 'any'],
  [surfer, 'surf'],
];
