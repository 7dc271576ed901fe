import type { Pictured } from '../cover-art.ts';
import { box, disc, fade, leafPath, oval, place, repeat, shape, stroke, svg } from '../svg.ts';
import { palmFan } from './card.ts';
import { glitter, hills, sky, stars, sun, water } from './layers.ts';
import { card, chip, gem } from './props.ts';
import type { Composition, Scene } from './scene.ts';
import { dice, rouletteNear, rouletteSun, rouletteTable } from './table.ts';

const stage: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const lean = random.whole(-24, 24);
  const cones = svg`M54 -10h16L${150 + lean} 300H${10 + lean}zM142 -10h16L210 300H90zM230 -10h16L${290 + lean} 300H${150 + lean}z`;
  const fold = (x: number): string => svg`M${x} -10q10 150 -14 330h30q22 -170 10 -330z`;
  const curtain =
    shape('M-10-10H84Q92 130 40 210Q22 262 26 330H-10z', paint.cool) +
    shape(fold(14) + fold(50), tone.cool[2], fade(0.55)) +
    stroke('M84-6Q92 130 40 210', tone.warm[1], 5);
  const table =
    oval(0, 34, 132, 50, tone.ink) +
    oval(0, 20, 130, 48, paint.warm) +
    oval(0, 17, 114, 39, tone.sea[1]) +
    stroke('M-84 20a84 25 0 0 0 168 0', tone.pale, 2, fade(0.6));
  return (
    box(0, 0, 300, 400, 0, tone.ink) +
    box(0, 0, 300, 400, 0, paint.sky, fade(0.8)) +
    shape(cones, paint.beam) +
    oval(150, 262, 190, 84, paint.glow) +
    place(table, 150, 240) +
    place(card(scene, 'heart', 72), 118, 176, -16) +
    place(card(scene, 'spade', 72), 172, 170, 9) +
    chip(scene, 74, 252, 17) +
    chip(scene, 218, 256, 19, true) +
    chip(scene, 196, 272, 15) +
    curtain +
    svg`<g transform="matrix(-1 0 0 1 300 0)">${curtain}</g>` +
    shape('M-10-10H310V26q-40 34-80 4q-40 34-80 4q-40 34-80 0q-40 34-80-6z', paint.cool) +
    stroke('M-10 30q40 30 80 0q40 30 80 4q40 30 80-4q40 30 80-6', tone.warm[1], 4) +
    repeat(7, (index) => disc(20 + index * 43, 14, 5, tone.light)) +
    water(scene, 300, 'scales')[2]
  );
};

export function maskFigure(scene: Scene): string {
  const { paint, tone } = scene;
  const feathers = repeat(11, (index) => {
    const turn = -0.23 + index * 0.046;
    const fill = index % 3 === 0 ? paint.cool : index % 3 === 1 ? paint.warm : paint.pale;
    const length = 178 - Math.abs(index - 5) * 9;
    return (
      shape(leafPath(0, 6, length, 34, turn), fill) +
      stroke(
        svg`M0 0L${Math.sin(turn * 6.283) * length * 0.8} ${-Math.cos(turn * 6.283) * length * 0.8}`,
        tone.ink,
        1.5,
        fade(0.35),
      )
    );
  });
  const eyes = repeat(11, (index) => {
    const turn = (-0.23 + index * 0.046) * 6.283;
    const at = 122 - Math.abs(index - 5) * 6;
    return (
      disc(Math.sin(turn) * at, 6 - Math.cos(turn) * at, 8, tone.ink) +
      disc(Math.sin(turn) * at, 4 - Math.cos(turn) * at, 4.5, tone.light)
    );
  });
  const face =
    'M0-34C30-62 88-56 112-34C122 6 96 56 54 58C26 58 16 30 0 26C-16 30-26 58-54 58C-96 56-122 6-112-34C-88-56-30-62 0-34z';
  const hole = 'M24 4C40-20 74-20 90-4C78 24 42 28 24 4z';
  return (
    feathers +
    eyes +
    shape(face, tone.ink, ' transform="translate(0 7)"') +
    shape(face, paint.cool) +
    stroke('M0-30C30-56 84-50 106-32M0-30C-30-56-84-50-106-32', tone.warm[0], 4) +
    shape(`${hole}M-24 4C-40-20-74-20-90-4C-78 24-42 28-24 4z`, tone.ink) +
    stroke('M24 4C40-20 74-20 90-4M-24 4C-40-20-74-20-90-4', tone.warm[1], 5) +
    gem(scene, 0, -32, 20, false) +
    repeat(
      4,
      (index) =>
        disc(44 + index * 15, 40 - index * 10, 3.4, tone.pale) +
        disc(-44 - index * 15, 40 - index * 10, 3.4, tone.pale),
    )
  );
}

const mask: Composition = (scene) => {
  const { random } = scene;
  return (
    sky(scene) +
    sun(scene, 150, 170, random.whole(92, 118)) +
    water(scene, random.whole(250, 275), random.pick(['curls', 'swell'])).join('') +
    place(maskFigure(scene), 150 + random.whole(-8, 8), 220, random.whole(-9, 9), 1.06)
  );
};

const veranda: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const horizon = random.whole(196, 226);
  const [far, mid] = water(scene, horizon, 'ribbons');
  const sunX = random.whole(110, 200);
  const arch = 'M0 0H300V400H0zM28 400V150a122 122 0 0 1 244 0V400z';
  const lamp = (x: number, y: number, r: number): string =>
    stroke(svg`M${x} ${y - r * 3}V${y - r}`, tone.ink, 2) +
    disc(x, y, r * 3, paint.glow) +
    oval(x, y, r, r * 1.15, paint.warm) +
    stroke(
      svg`M${x - r * 0.9} ${y - r * 0.3}h${r * 1.8}M${x - r * 0.9} ${y + r * 0.4}h${r * 1.8}`,
      tone.warm[2],
      1.4,
    );
  const post = (x: number): string => svg`M${x} 262h14l-3 10q8 22 0 44h-8q-8 -22 0 -44z`;
  return (
    sky(scene) +
    sun(scene, sunX, horizon - random.whole(10, 50), random.whole(38, 56)) +
    hills(scene, horizon) +
    far +
    glitter(scene, sunX, horizon + 6, 300, 46) +
    mid +
    shape(arch, paint.ink, ' fill-rule="evenodd"') +
    stroke('M28 330V150a122 122 0 0 1 244 0V330', tone.warm[1], 4, fade(0.85)) +
    stroke('M20 330V150a130 130 0 0 1 260 0V330', tone.warm[2], 2, fade(0.7)) +
    stroke('M40 108Q150 150 262 104', tone.ink, 2) +
    lamp(88, 144, 12) +
    lamp(150, 160, 15) +
    lamp(212, 143, 12) +
    shape(`M0 252H300v12H0zM0 314H300v90H0z${repeat(9, (index) => post(14 + index * 32))}`, tone.ink) +
    stroke('M30 252H270', tone.light, 2, fade(0.6)) +
    place(card(scene, 'diamond', 48), 96, 240, -12) +
    place(card(scene, 'club', 48), 122, 236, 8) +
    chip(scene, 196, 242, 15) +
    chip(scene, 216, 238, 15, true) +
    shape(
      leafPath(292, 330, 150, 24, -0.1) +
        leafPath(296, 330, 130, 22, -0.17) +
        leafPath(298, 330, 160, 22, -0.04),
      tone.land[1],
    )
  );
};

const microphone: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const mesh = repeat(
    6,
    (index) => svg`M${-46 + index * 3} ${-96 + index * 15}q${46 - index * 3} 16 ${92 - index * 6} 0`,
  );
  const mic =
    shape('M-22-6L-12 190H12L22-6z', paint.ink) +
    stroke('M-13 10L-7 180', tone.light, 3, fade(0.7)) +
    shape('M-54-66C-54-140 54-140 54-66C52-30 34-6 24 0H-24C-34-6-52-30-54-66z', paint.warm) +
    stroke(mesh, tone.warm[2], 3, fade(0.7)) +
    stroke('M-30-112Q0-40-8 0M30-112Q0-40 8 0M0-122V0', tone.warm[2], 2.4, fade(0.6)) +
    shape('M-58-52Q0-28 58-52V-36Q0-12-58-36z', paint.cool) +
    stroke('M-38-96Q-34-112-20-117', tone.pale, 6);
  return (
    sky(scene) +
    stars(scene, 30, 220) +
    disc(150, 130, 180, paint.glow) +
    stroke(
      'M-20 190Q60 60 170 84T330 20M-20 230Q70 110 180 130T330 80M-20 270Q80 160 190 176T330 140',
      tone.cool[1],
      9,
      fade(0.6),
    ) +
    stroke('M-20 210Q65 85 175 107T330 50', tone.light, 4, fade(0.7)) +
    place(mic, random.whole(128, 168), 168, random.whole(16, 30), 1.14) +
    water(scene, 286, 'curls').slice(0, 3).join('')
  );
};

export const live: ReadonlyArray<Pictured<Composition>> = [
  [stage, 'stage', 'headset', 'cards', 'any'],
  [mask, 'mask'],
  [veranda, 'table', 'cards', 'any'],
  [microphone, 'microphone', 'stage'],
  [rouletteSun, 'wheel'],
  [rouletteTable, 'wheel'],
  [rouletteNear, 'wheel'],
  [dice, 'dice'],
  [palmFan, 'cards'],
];
