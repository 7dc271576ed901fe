import type { Pictured } from '../cover-art.ts';
import { box, disc, fade, oval, place, repeat, ring, shape, starPath, stroke, svg } from '../svg.ts';
import { glitter, hills, rays, sky, stars, sun, water } from './layers.ts';
import { type Composition, type Scene, stamp } from './scene.ts';

export const houses: Composition = (scene) => {
  const { random, tone } = scene;
  const fills = [tone.warm[1], tone.cool[1], tone.pale, tone.warm[0], tone.cool[0]] as const;
  const size = 50;
  const front =
    shape('M41 0h9v52h-9z', tone.ink, fade(0.24)) +
    shape('M-2 0h54v7h-54zM26 17h12v17H26z', tone.ink, fade(0.65));
  const lit: (readonly [number, number])[] = [];
  const dark: (readonly [number, number])[] = [];
  const walls = repeat(30, (index) => {
    const column = index % 6;
    const row = Math.floor(index / 6);
    const spot = [column * size, 104 + row * size + (column % 2) * 12 - column * 9] as const;
    if (row === 0 && column < 2 + random.whole(0, 1)) return '';
    (random.chance(0.5) ? lit : dark).push(spot);
    return box(spot[0], spot[1], size, size + 2, 0, random.pick(fills));
  });
  return (
    sky(scene) +
    sun(scene, random.whole(60, 110), random.whole(56, 84), random.whole(34, 48)) +
    rays(scene, 80, 70, 15) +
    hills(scene, 180, 200) +
    walls +
    stamp(
      scene,
      'a',
      front + shape('M9 34V23a6 6 0 0 1 12 0v11z', tone.light, ` stroke="${tone.ink}" stroke-width="1.5"`),
      lit,
    ) +
    stamp(scene, 'b', front + shape(starPath(15, 26, 9, 4.5, 4), tone.ink, fade(0.8)), dark) +
    stroke('M-10 96Q80 150 160 92T310 30', tone.ink, 1.6) +
    stamp(
      scene,
      'c',
      shape('M-8 0h16l-8 18z', tone.warm[1], ` stroke="${tone.ink}" stroke-width=".5"`),
      Array.from({ length: 9 }, (_, index) => {
        const t = index / 8;
        return [8 + index * 34, 112 - t * 76 + Math.sin(t * Math.PI * 2) * 13];
      }),
    ) +
    water(scene, 296, 'scales').slice(1, 3).join('')
  );
};

function ball(scene: Scene, x: number, y: number, r: number, kind: number): string {
  const { paint, tone } = scene;
  const fill = kind % 3 === 0 ? paint.warm : kind % 3 === 1 ? paint.cool : paint.pale;
  return (
    disc(x, y, r, fill) +
    disc(x - r * 0.08, y - r * 0.08, r * 0.52, kind % 3 === 2 ? tone.cool[0] : tone.pale) +
    shape(starPath(x - r * 0.08, y - r * 0.08, r * 0.38, r * 0.17, 4 + (kind % 4)), tone.ink) +
    oval(x - r * 0.4, y - r * 0.62, r * 0.24, r * 0.12, '#fff', fade(0.8))
  );
}

const net: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const spots = [
    [-52, -18],
    [0, -28],
    [52, -18],
    [-62, 20],
    [-20, 14],
    [24, 16],
    [62, 22],
    [-44, 56],
    [0, 56],
    [44, 58],
    [-18, 94],
    [22, 94],
  ] as const;
  const cords = repeat(
    7,
    (index) => svg`M${-84 + index * 28} ${-40 - Math.abs(index - 3) * 3}Q${-92 + index * 30.6} 70 0 138`,
  );
  const mesh = `${cords}M-89-14Q0 10 89-14M-84 24Q0 48 84 24M-67 62Q0 84 67 62M-42 98Q0 112 42 98`;
  const horizon = random.whole(232, 262);
  return (
    sky(scene) +
    sun(scene, random.whole(70, 230), random.whole(120, 160), random.whole(70, 90)) +
    hills(scene, horizon) +
    water(scene, horizon, random.pick(['swell', 'ribbons'])).join('') +
    stroke('M20-10L96 86M280-10L204 86M150-20V60', tone.ink, 4) +
    stroke('M22-12L98 84', tone.light, 1.2, fade(0.6)) +
    place(
      shape('M-92-52Q0-30 92-52Q96 80 0 142Q-96 80-92-52z', tone.ink, fade(0.45)) +
        [0, 1, 2]
          .map((kind) =>
            stamp(
              scene,
              `b${kind}`,
              ball(scene, 0, 0, 25, kind + random.whole(0, 3) * 3),
              spots.filter((_, index) => index % 3 === kind),
            ),
          )
          .join('') +
        stroke(mesh, tone.pale, 1.8, fade(0.75)) +
        stroke('M-92-52Q0-28 92-52', tone.warm[1], 8) +
        stroke('M-92-54Q0-30 92-54', tone.warm[0], 2) +
        disc(0, 142, 8, paint.warm),
      150,
      140,
      random.whole(-7, 7),
      1.08,
    )
  );
};

const drums: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const drum = (isCool: boolean): string => {
    const zig = `M-70-40${'l17.500 78l17.500-78'.repeat(4)}`;
    return (
      shape('M-72-52V52A72 22 0 0 0 72 52V-52z', isCool ? paint.cool : paint.warm) +
      stroke(zig, tone.pale, 3.4, `${fade(0.9)} stroke-linejoin="round"`) +
      stroke('M-72 50A72 22 0 0 0 72 50M-72-44A72 22 0 0 0 72-44', tone.ink, 8) +
      stroke('M-72 48A72 22 0 0 0 72 48', tone.light, 1.6) +
      oval(0, -54, 72, 22, tone.ink) +
      oval(0, -57, 66, 18, paint.pale)
    );
  };
  const scraps = (name: string, colour: string): string =>
    stamp(
      scene,
      name,
      box(-5, -3, 10, 6, 1, colour),
      Array.from({ length: 7 }, () => [random.whole(6, 294), random.whole(6, 170), random.whole(0, 180)]),
    );
  const confetti = scraps('a', tone.warm[1]) + scraps('b', tone.cool[1]) + scraps('c', tone.pale);
  const stick = shape('M-5-70Q0-74 5-70L4 60H-4z', tone.warm[2]) + disc(0, -76, 13, tone.pale);
  return (
    sky(scene) +
    rays(scene, 150, 210, 18) +
    disc(150, 190, 170, paint.glow) +
    water(scene, 218, 'curls').slice(0, 2).join('') +
    confetti +
    place(drum(false), 210, 206, 9, 0.82) +
    place(drum(true), 112, 218, -7, 1.18) +
    place(stick, 92, 100, random.whole(-52, -36)) +
    place(stick, 176, 96, random.whole(32, 50)) +
    water(scene, 288, 'scales').slice(1).join('')
  );
};

const azulejos: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const motifs = [
    shape(starPath(0, 0, 26, 10, 4), tone.cool[2]) + ring(0, 0, 13, tone.pale, 3),
    shape('M-26 26V0A26 26 0 0 1 0 26zM26-26V0A26 26 0 0 1 0-26z', tone.warm[2]) +
      disc(0, 0, 8, tone.warm[1]),
    shape(starPath(0, 0, 24, 14, 8), tone.cool[2]) + disc(0, 0, 10, tone.warm[0]),
    stroke('M-26 6q13-16 26 0t26 0M-26-8q13-16 26 0t26 0M-26 20q13-16 26 0t26 0', tone.cool[1], 4),
  ];
  const first = random.whole(0, 3);
  const spots = Array.from({ length: 20 }, (_, index) => ({
    kind: (index * 3 + Math.floor(index / 4) + first) % 4,
    at: [(index % 4) * 60 - 90, Math.floor(index / 4) * 60 - 120] as const,
  }));
  const tiles = motifs.map((motif, kind) =>
    stamp(
      scene,
      `t${kind}`,
      box(-28, -28, 56, 56, 3, tone.pale) + motif,
      spots.filter((spot) => spot.kind === kind).map((spot) => spot.at),
    ),
  );
  const marks = stamp(
    scene,
    'm',
    disc(0, 0, 24, paint.cool, fade(0.94)) + ring(0, 0, 16, tone.pale, 2, fade(0.7)),
    Array.from({ length: 5 }, (_, index) => [
      (index % 4) * 60 - 90,
      (index < 4 ? index + random.whole(0, 1) : 0) * 60 - 120,
    ]),
  );
  return (
    sky(scene) +
    stars(scene, 16, 140) +
    sun(scene, 236, 66, random.whole(34, 50)) +
    water(scene, 180, 'swell').slice(0, 2).join('') +
    place(
      box(-130, -160, 260, 330, 14, paint.warm) +
        box(-122, -152, 244, 320, 8, tone.ink) +
        tiles.join('') +
        marks,
      146,
      random.whole(180, 194),
      random.whole(-16, -7),
      0.92,
    ) +
    water(scene, 276, 'curls').slice(1).join('') +
    glitter(scene, 236, 300, 350, 24)
  );
};

export const bingo: ReadonlyArray<Pictured<Composition>> = [[houses], [net], [drums], [azulejos]];
