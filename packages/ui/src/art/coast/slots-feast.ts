import {
  box,
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
import { hills, rays, sand, sky, sun, water } from './layers.ts';
import { coin, gem, palm } from './props.ts';
import { type Composition, mirrored, type Scene } from './scene.ts';

/** Little flags on a line between two points. */
function bunting({ tone }: Scene, x: number, y: number, width: number, sag: number): string {
  const count = 9;
  const at = (step: number): readonly [number, number] => [x + width * step, y + sag * 4 * step * (1 - step)];
  const flags = (parity: 0 | 1): string =>
    repeat(count, (index) => {
      if (index % 2 !== parity) return '';
      const [px, py] = at((index + 0.5) / count);
      return svg`M${px - 12} ${py - 1}v28l12 -9l12 9v-28z`;
    });
  return (
    shape(flags(0), tone.warm[1]) +
    shape(flags(1), tone.cool[1]) +
    stroke(svg`M${x} ${y}Q${x + width / 2} ${y + sag * 2} ${x + width} ${y}`, tone.pale, 2)
  );
}

const confetti = ({ random, tone }: Scene, bottom: number): string =>
  repeat(22, (index) =>
    place(
      box(-4, -2.5, 8, 5, 1, [tone.warm[0], tone.cool[0], tone.pale, tone.warm[1]][index % 4] ?? tone.pale),
      random.whole(8, 292),
      random.whole(8, bottom),
      random.whole(0, 90),
    ),
  );

/** Mid-swing in the arch of its tower. */
export const bell: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const figure =
    ring(0, -110, 15, tone.warm[2], 9) +
    disc(-30, 104, 21, tone.warm[2]) +
    disc(-34, 99, 7, tone.warm[1]) +
    shape(
      'M-22-100C-70-92-66-22-76 26C-82 56-104 66-116 86Q0 126 116 86C104 66 82 56 76 26C66-22 70-92 22-100Q0-106-22-100z',
      paint.warm,
    ) +
    stroke('M-72 16Q0 38 72 16M-68-8Q0 12 68-8M-104 72Q0 106 104 72', tone.warm[2], 5) +
    shape(starPath(0, -38, 22, 9, 8), tone.warm[0]) +
    stroke('M-40-84C-56-60-54-20-60 6', tone.warm[0], 9, fade(0.85)) +
    stroke('M-114 87Q0 126 114 87', tone.warm[0], 4);
  const opening = 'M40 330V150A110 118 0 0 1 260 150V330z';
  return (
    sky(scene) +
    sun(scene, random.whole(80, 110), 210, 46) +
    hills(scene, 300) +
    water(scene, 300, 'swell')[0] +
    stroke('M62 246q8-8 14 0q6-8 14 0M216 220q6-6 11 0q5-6 11 0', tone.ink, 3.5) +
    svg`<path fill="${paint.ink}" fill-rule="evenodd" d="M-10 -10H310V410H-10z${opening}"/>` +
    stroke('M40 330V150A110 118 0 0 1 260 150V330', tone.light, 4, fade(0.5)) +
    stroke('M20 330V150A130 138 0 0 1 280 150V330', tone.light, 2, fade(0.25)) +
    stroke(
      'M150 12V32M236 62L252 46M64 62L48 46M270 170H290M10 170H30M14 240H34M266 240H286',
      tone.light,
      2,
      fade(0.3),
    ) +
    box(30, 44, 240, 20, 5, tone.land[1]) +
    stroke('M34 47H266', tone.light, 2, fade(0.5)) +
    place(place(figure, 0, 120), 150, 58, random.pick([-12, -9, 9, 12]), 0.72) +
    shape('M-10 330H310V400H-10z', tone.ink)
  );
};

/** Carved and lit, on the crest of a wave. */
export const seven: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const horizon = random.whole(232, 246);
  const digit = 'M-94-108H98V-62C50-8 16 54 8 122H-58C-46 52-8-14 36-58H-50V-30H-94z';
  const depth = repeat(6, (index) =>
    shape(
      digit,
      index === 5 ? tone.warm[2] : tone.ink,
      svg` transform="translate(${12 - index * 2} ${18 - index * 3})"`,
    ),
  );
  const bulbs = ['M-76-84H78', 'M74-66C32-20 4 40-8 100']
    .map((d) => stroke(d, tone.pale, 11, ' stroke-dasharray="0 22"'))
    .join('');
  return (
    sky(scene) +
    rays(scene, 150, 150, 20) +
    disc(150, 150, 200, paint.glow) +
    water(scene, horizon, 'scales').slice(0, 2).join('') +
    svg`<g transform="translate(146 ${random.whole(144, 150)}) scale(${scene.isMirrored ? -1 : 1} 1) rotate(${random.whole(-9, 4)})">` +
    depth +
    shape(digit, paint.warm, svg` stroke="${tone.pale}" stroke-width="5" stroke-linejoin="round"`) +
    bulbs +
    '</g>' +
    coin(scene, 62, 222, 22) +
    coin(scene, 238, 216, 26) +
    gem(scene, 252, 130, 22) +
    gem(scene, 46, 160, 17) +
    water(scene, horizon - 40, 'curls')
      .slice(2)
      .join('')
  );
};

/** For the ball: plumes on one side, ribbons on the other. */
export const mask: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const plume = (length: number, turn: number, fill: string): string => {
    const [x, y] = polar(0, 0, length * 0.9, turn);
    return (
      shape(leafPath(0, 0, length, 40, turn), fill) + stroke(svg`M0 0L${x} ${y}`, tone.ink, 2, fade(0.4))
    );
  };
  const plumes = [
    [150, -0.2, paint.warm],
    [186, -0.13, paint.pale],
    [196, -0.06, paint.warm],
    [200, 0.01, tone.cool[0]],
    [186, 0.08, paint.warm],
    [160, 0.15, paint.pale],
  ] as const;
  const half = 'M0-30C34-62 92-58 120-44C128 6 104 62 58 62C28 62 18 30 0 28z';
  const hole = 'M26 6C42-20 78-20 96-4C84 28 42 30 26 6z';
  const face =
    mirrored(
      shape(half, tone.ink, ' transform="translate(0 8)"') +
        shape(half, paint.cool) +
        stroke('M4-28C38-56 88-52 114-38', tone.warm[0], 5) +
        shape(hole, tone.ink) +
        stroke('M26 6C42-20 78-20 96-4C84 28 42 30 26 6z', tone.warm[1], 5) +
        disc(108, 22, 5, tone.pale) +
        disc(96, 40, 5, tone.pale) +
        disc(78, 52, 5, tone.pale),
    ) + gem(scene, 0, -28, 22, false);
  return (
    box(0, 0, 300, 400, 0, paint.deep) +
    disc(160, 150, 200, paint.glow) +
    stroke('M-10 60Q60 20 90 90T200 60T310 110M-10 300Q90 240 150 300T310 250', tone.cool[0], 7, fade(0.35)) +
    confetti(scene, 300) +
    place(
      place(plumes.map(([length, turn, fill]) => plume(length, turn, fill)).join(''), 52, -22) +
        stroke('M-112-10Q-150 40-120 84T-140 150M-110 0Q-116 50-84 92T-92 160', tone.warm[1], 9) +
        face,
      132,
      random.whole(196, 204),
      random.whole(-14, -6),
      0.9,
    )
  );
};

/** Two tall drums at a feast on the beach. */
export const drum: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const body = (fill: string, ramp: readonly [string, string, string], band: string): string =>
    shape('M-58-110C-84-40-76 70-46 134Q0 148 46 134C76 70 84-40 58-110z', fill) +
    stroke('M-34-100C-50-30-46 70-28 132M0-96V138M34-100C50-30 46 70 28 132', ramp[2], 3, fade(0.6)) +
    shape('M-73-34Q0-10 73-34L74 12Q0 36-74 12z', band) +
    stroke('M-70-22L-52 12L-34-12L-14 20L6-8L26 18L44-14L60 10L71-24', tone.pale, 5) +
    stroke('M-56 100Q0 122 56 100', tone.warm[0], 6) +
    stroke('M-62-86Q0-62 62-86', tone.warm[0], 6) +
    oval(0, -110, 60, 20, ramp[2]) +
    oval(0, -113, 57, 18, tone.pale) +
    stroke('M-46-106Q0-92 46-106', tone.ink, 2, fade(0.25)) +
    stroke('M-44-84v20M-16-76v20M16-76v20M44-84v20', tone.warm[0], 5);
  return (
    sky(scene) +
    sun(scene, random.whole(60, 100), random.whole(150, 170), 56) +
    hills(scene, 232) +
    water(scene, 232, 'ribbons').slice(0, 2).join('') +
    palm(scene, 282, 310, 190, -10) +
    bunting(scene, -10, 20, 320, 26) +
    sand(scene, 286) +
    oval(150, 308, 124, 16, tone.ink, fade(0.4)) +
    place(body(paint.cool, tone.cool, tone.warm[2]), 200, 200, random.whole(4, 9), 0.78) +
    place(body(paint.warm, tone.warm, tone.cool[1]), 104, 184, random.whole(-8, -3), 0.94)
  );
};
