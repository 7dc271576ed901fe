import {
  disc,
  fade,
  leafPath,
  oval,
  place,
  polar,
  repeat,
  ring,
  shape,
  starPath,
  stroke,
  svg,
} from '../svg.ts';
import { bubbles, glitter, hills, rays, sand, sky, stars, sun, underwater, water } from './layers.ts';
import { coin, coral, fish, gem } from './props.ts';
import { type Composition, type Scene, stamp } from './scene.ts';

const mirror = (content: string): string => `${content}<g transform="scale(-1 1)">${content}</g>`;

function jaguarFace(scene: Scene): string {
  const { paint, tone } = scene;
  const rosette = (x: number, y: number, r: number): string =>
    svg`M${x - r} ${y}a${r} ${r} 0 0 1 ${r * 1.6} ${-r * 0.7}M${x + r} ${y + r * 0.2}a${r} ${r} 0 0 1 ${-r * 1.5} ${r * 0.7}`;
  return (
    mirror(
      disc(72, -72, 31, paint.warm) +
        disc(74, -74, 17, tone.ink) +
        shape('M0-92C50-96 98-60 100-6C102 40 70 92 0 98z', paint.warm) +
        stroke(
          rosette(72, -26, 10) + rosette(80, 14, 9) + rosette(44, -62, 9) + rosette(60, 46, 8),
          tone.ink,
          6,
        ) +
        shape('M14-14C30-38 62-36 74-14C58 4 30 6 14-14z', tone.ink) +
        disc(46, -16, 14, tone.cool[0]) +
        oval(46, -16, 4.5, 13, tone.ink) +
        disc(42, -21, 3, '#fff') +
        shape('M0 14Q34 14 46 44Q40 82 0 86z', paint.pale) +
        stroke('M0 54Q16 68 34 56', tone.ink, 5) +
        stroke('M30 48L84 40M30 56L82 60', tone.pale, 2, fade(0.8)),
    ) +
    shape('M-20 20Q0 12 20 20Q14 40 0 44Q-14 40-20 20z', tone.ink) +
    stroke('M0 44V56', tone.ink, 5) +
    gem(scene, 0, -62, 21)
  );
}

const jaguar: Composition = (scene) => {
  const { random, tone } = scene;
  const leaves = (fill: string, length: number, from: number): string =>
    shape(
      repeat(7, (index) => leafPath(150, 230, length - (index % 2) * 26, 34, from + index * 0.09)),
      fill,
    );
  return (
    sky(scene) +
    rays(scene, 150, 150, 16) +
    sun(scene, 150, random.whole(110, 140), random.whole(96, 112)) +
    leaves(tone.land[0], 196, -0.27) +
    leaves(tone.land[1], 176, -0.31) +
    place(jaguarFace(scene), 150, 176, random.whole(-7, 7), 1.06) +
    water(scene, 246, random.pick(['curls', 'swell']))
      .slice(1)
      .join('')
  );
};

const pineapple: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const [far, mid, near, front] = water(scene, random.whole(206, 236), random.pick(['scales', 'swell']));
  const weave =
    'M-66-40L40 96M-72 0L10 104M-40-72L68 60M0-84L74 16M66-40L-40 96M72 0L-10 104M40-72L-68 60M0-84L-74 16';
  const cherry = (x: number, y: number): string =>
    disc(x, y, 27, paint.cool) + oval(x - 9, y - 11, 7, 5, '#fff', fade(0.75));
  const crown = repeat(7, (index) =>
    leafPath(0, -74, 96 - Math.abs(index - 3) * 13, 17, -0.18 + index * 0.06),
  );
  return (
    sky(scene) +
    sun(scene, random.whole(110, 190), random.whole(130, 160), random.whole(98, 116)) +
    far +
    mid +
    place(
      shape(crown, paint.ink) +
        stroke('M0-80V-150M-14-86L-34-140M14-86L34-140', tone.light, 1.6, fade(0.5)) +
        shape('M0-86C54-86 78-40 76 12C74 68 40 106 0 106S-74 68-76 12C-78-40-54-86 0-86z', paint.warm) +
        stroke(weave, tone.warm[2], 4, fade(0.75)) +
        stroke('M-60-44Q-72 10-52 60', tone.warm[0], 6, fade(0.85)),
      random.whole(118, 132),
      182,
      random.whole(-12, -4),
    ) +
    stroke('M206 226Q210 170 246 146M252 232Q254 180 246 146', tone.land[1], 5) +
    shape(leafPath(246, 148, 48, 14, 0.2), tone.land[0]) +
    cherry(204, 240) +
    cherry(252, 248) +
    near +
    front
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

const volcano: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const horizon = random.whole(232, 252);
  const [far, mid, near, front] = water(scene, horizon, random.pick(['curls', 'ribbons']));
  const x = random.whole(130, 170);
  const flow = svg`M${x - 34} 122Q${x - 20} 130 ${x - 26} 170T${x - 44} 236h20q6-40 16-62q8 30 4 78h18q2-50-2-80q14 30 28 84h18q-12-60-22-90t2-44z`;
  return (
    sky(scene) +
    stars(scene, 20, 130) +
    rays(scene, x, 110, 14) +
    disc(x, 104, 150, paint.glow) +
    far +
    shape(
      svg`M${x - 160} 272Q${x - 70} 240 ${x - 40} 118q40 16 80 0Q${x + 70} 240 ${x + 160} 272z`,
      paint.ink,
    ) +
    shape(flow, paint.warm) +
    oval(x, 118, 40, 10, tone.warm[0]) +
    stroke(svg`M${x - 42} 124Q${x - 70} 236 ${x - 150} 268`, tone.light, 2.5, fade(0.6)) +
    gem(scene, x, 52, 30) +
    gem(scene, x - 66, 84, 19, false) +
    gem(scene, x + 66, 74, 21, false) +
    gem(scene, x - 106, 150, 13) +
    gem(scene, x + 108, 142, 15) +
    stamp(scene, 'a', coin(scene, 0, 0, 12), [
      [x - 34, 22],
      [x + 36, 20, 40],
      [x + 96, 104],
      [x - 92, 116, 30],
    ]) +
    mid +
    glitter(scene, x, horizon + 16, 350, 70) +
    near +
    front
  );
};

const sunIdol: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const face =
    shape(starPath(0, 0, 142, 100, 16), paint.warm) +
    shape(starPath(0, 0, 122, 92, 16, 1 / 32), tone.warm[2]) +
    disc(0, 0, 92, paint.warm) +
    ring(0, 0, 80, tone.warm[2], 3) +
    mirror(
      shape('M12-24Q32-46 58-26Q36-10 12-24z', tone.ink) +
        disc(36, -25, 8, tone.cool[0]) +
        stroke('M10-44Q34-62 62-42', tone.warm[2], 6) +
        shape('M48 6L76 14L54 28z', paint.cool) +
        shape('M0-8L12 20Q8 28 0 28z', tone.warm[2]),
    ) +
    shape('M-34 42Q0 34 34 42Q24 66 0 66T-34 42z', tone.ink) +
    shape('M-26 43Q0 38 26 43L24 51Q0 48-24 51z', tone.pale) +
    gem(scene, 0, -62, 18);
  const horizon = random.whole(216, 240);
  return (
    sky(scene) +
    rays(scene, 150, 150, 24) +
    disc(150, 150, 200, paint.glow) +
    hills(scene, horizon) +
    place(face, 150, random.whole(144, 156), random.whole(-10, 10), 0.96) +
    water(scene, horizon, random.pick(['scales', 'curls']))
      .slice(1)
      .join('')
  );
};

const turtle: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const plates = repeat(6, (index) => {
    const [x, y] = polar(0, 0, 50, index / 6);
    return shape(starPath(x * 0.92, y, 24, 24, 3, index / 6), index % 2 === 0 ? tone.warm[0] : tone.warm[1]);
  });
  const body =
    mirror(
      shape('M44-50C80-110 132-112 150-70C120-74 92-50 70-20z', paint.cool) +
        shape('M50 56C70 70 98 100 88 122C66 116 44 96 30 76z', paint.cool),
    ) +
    shape('M-24-74C-30-124 30-124 24-74z', paint.cool) +
    disc(-12, -100, 4.5, tone.ink) +
    disc(12, -100, 4.5, tone.ink) +
    shape('M0 74L-9 112L9 112z', tone.cool[1]) +
    oval(0, 0, 80, 88, tone.cool[2]) +
    oval(0, 0, 72, 80, paint.warm) +
    plates +
    gem(scene, 0, 2, 28);
  return (
    underwater(scene) +
    fish(scene, 40, 250, 40, 'warm', -16) +
    place(body, random.whole(138, 162), random.whole(150, 164), random.whole(18, 46), 1.02) +
    sand(scene, 312) +
    coral(40, 322, 70, tone.cool[1]) +
    coral(268, 314, 88, tone.cool[1])
  );
};

export const slotIdols: readonly Composition[] = [jaguar, pineapple, pearl, volcano, sunIdol, turtle];
