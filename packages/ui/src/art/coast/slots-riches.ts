import { disc, fade, place, repeat, ring, shape, starPath, stroke, svg } from '../svg.ts';
import { chestFigure } from './chest.ts';
import { hills, rays, sand, sky, sun, underwater, water } from './layers.ts';
import { coral, fish, palm, coin as smallCoin, gem as smallGem } from './props.ts';
import { type Composition, mirrored, type Scene, stamp } from './scene.ts';

/** Washed ashore under a palm. */
export const chest: Composition = (scene) => {
  const { random } = scene;
  const horizon = random.whole(190, 225);
  const [far, mid] = water(scene, horizon, 'swell');
  return (
    sky(scene) +
    sun(scene, random.whole(60, 150), random.whole(84, 110), random.whole(36, 48)) +
    hills(scene, horizon) +
    far +
    mid +
    palm(scene, 244, 300, random.whole(210, 235), random.whole(-48, -24)) +
    sand(scene, 288) +
    place(chestFigure(scene), random.whole(122, 132), 292, random.whole(-7, 2), 1.2)
  );
};

export function crownFigure(scene: Scene): string {
  const { paint, tone } = scene;
  const tips = [
    [-122, -56],
    [-62, -84],
    [0, -104],
    [62, -84],
    [122, -56],
  ] as const;
  return (
    shape(
      'M-100 44L-122-48L-84 0L-62-76L-30-4L0-96L30-4L62-76L84 0L122-48L100 44Q0 20-100 44z',
      tone.warm[2],
    ) +
    shape('M-92 40Q-50-20 0-22Q50-20 92 40Q0 74-92 40z', tone.cool[2]) +
    stroke('M-60 34Q-30-6 0-8M60 34Q30-6 0-8', tone.cool[1], 5, fade(0.8)) +
    shape(
      'M-104 74L-122-50L-70 22L-62-20L-36 30L0-70L36 30L62-20L70 22L122-50L104 74Q0 112-104 74z',
      paint.warm,
    ) +
    stroke('M-120-44L-70 26M0-64L-36 34M0-64L36 34M120-44L70 26', tone.warm[0], 3, fade(0.9)) +
    tips.map(([x, y]) => disc(x, y, 12, paint.warm) + disc(x - 3, y - 4, 4, tone.pale)).join('') +
    stroke('M-102 46Q0 84 102 46M-104 72Q0 110 104 72', tone.warm[2], 5) +
    smallGem(scene, 0, 80, 19) +
    mirrored(disc(48, 73, 9, paint.cool) + disc(84, 62, 7, tone.pale)) +
    smallGem(scene, 0, 20, 14)
  );
}

/** On the ground of the sea, where no one wears it. */
export const crown: Composition = (scene) => {
  const { random, paint, tone } = scene;
  return (
    underwater(scene) +
    disc(150, 150, 180, paint.glow, fade(0.7)) +
    coral(36, 300, 130, tone.sea[3]) +
    coral(270, 300, 160, tone.sea[3]) +
    shape('M-10 282Q80 236 170 256T310 240V400H-10z', tone.warm[2]) +
    place(crownFigure(scene), 150, random.whole(158, 166), random.whole(-14, -7), 0.95) +
    sand(scene, 292, 8) +
    fish(scene, 62, 60, 48, 'cool', 12) +
    fish(scene, 104, 42, 32, 'cool', 6) +
    smallCoin(scene, 60, 284, 15) +
    smallCoin(scene, 84, 292, 12) +
    coral(264, 320, 60, tone.cool[1])
  );
};

/** A stone larger than life, in the cave that it lights. */
export const gem: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const [pale, body, shade] = tone.cool;
  const stone =
    shape('M-112-28L-62-92H62L112-28L0 118z', body) +
    shape('M-112-28L-62-92L-38-28zM62-92L112-28H38zM-38-28H38L0 118z', pale) +
    shape('M-62-92H62L38-28H-38z', tone.pale, fade(0.85)) +
    shape('M-62-92L0-92L-38-28zM62-92L0-92L38-28z', pale, fade(0.75)) +
    shape('M112-28L0 118L38-28z', shade) +
    shape('M-112-28L0 118L-38-28z', body) +
    shape('M-75-28L-38-28L0 118z', shade, fade(0.35)) +
    shape('M75-28L38-28L0 118z', shade, fade(0.5)) +
    shape('M-62-92L-87-60L-50-60zM62-92L87-60L50-60z', tone.pale, fade(0.5)) +
    stroke('M-112-28H112', '#fff', 2, fade(0.7));
  const crystals = (fill: string, from: number, height: number): string =>
    shape(
      repeat(6, (index) => {
        const x = from + index * 58;
        const h = height * ([0.7, 1, 0.5, 0.8, 0.56, 0.94][index] ?? 1);
        const lean = ([-14, -4, 8, -8, 10, 16][index] ?? 0) * 1.4;
        return svg`M${x - 24} 400L${x - 20 + lean} ${330 - h}L${x + lean} ${306 - h}L${x + 18 + lean} ${330 - h}L${x + 26} 400z`;
      }),
      fill,
    );
  const sparkle = (x: number, y: number, r: number): string =>
    shape(starPath(x, y, r, r * 0.16, 4), tone.pale);
  return (
    svg`<path fill="${paint.deep}" d="M0 0h300v400H0z"/>` +
    rays(scene, 150, 150, 18) +
    disc(150, 150, 210, paint.glow) +
    shape(
      'M-10-10H310V150Q290 120 286 60L270 28L254 92L236 20L214 46L196-4L160 22L128-2L104 40L84 10L62 104L44 30L26 70Q14 130-10 170z',
      tone.ink,
    ) +
    crystals(tone.sea[3], -10, 96) +
    place(stone, 150, random.whole(152, 160), random.whole(-14, 14), 0.98) +
    crystals(tone.ink, 16, 52) +
    sparkle(random.whole(66, 90), random.whole(76, 96), 24) +
    sparkle(random.whole(214, 232), random.whole(176, 196), 18) +
    sparkle(random.whole(198, 220), random.whole(70, 86), 12)
  );
};

/** A rain of coins; the largest turns its face. */
export const coin: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const tumbling = (x: number, y: number, r: number, turn: number, squash: number): string =>
    svg`<g transform="translate(${x} ${y}) rotate(${turn}) scale(1 ${squash})">` +
    disc(0, (r * 0.2) / squash, r, tone.warm[2]) +
    disc(0, (r * 0.1) / squash, r, tone.warm[2]) +
    disc(0, 0, r, paint.warm) +
    ring(0, 0, r * 0.76, tone.warm[2], r * 0.1) +
    shape(starPath(0, 0, r * 0.46, r * 0.2, 5), tone.warm[0]) +
    '</g>';
  const face =
    disc(8, 10, 86, tone.warm[2]) +
    disc(4, 5, 86, tone.warm[2]) +
    disc(0, 0, 86, paint.warm) +
    ring(0, 0, 82, tone.warm[0], 3) +
    ring(0, 0, 66, tone.warm[2], 5) +
    disc(0, -12, 24, tone.warm[0]) +
    shape('M-60 10q15-16 30 0t30 0t30 0t30 0Q52 40 34 52H-34Q-52 40-60 10z', tone.warm[2]) +
    stroke('M-50 28q12-12 25 0t25 0t25 0t25 0M-38 44q10-10 19 0t19 0t19 0t19 0', tone.warm[0], 4) +
    stroke('M-70-36A80 80 0 0 1-20-76', '#fff', 5, fade(0.7));
  return (
    sky(scene) +
    rays(scene, 150, 130, 12) +
    disc(150, 130, 190, paint.glow) +
    water(scene, 262, 'scales')[0] +
    tumbling(56, random.whole(40, 58), 30, 24, 0.62) +
    tumbling(250, random.whole(44, 60), 26, -34, 0.42) +
    tumbling(150, 26, 18, 10, 0.8) +
    tumbling(44, random.whole(196, 210), 24, -20, 0.5) +
    tumbling(262, random.whole(192, 206), 32, 18, 0.7) +
    place(face, 150, random.whole(136, 146), random.whole(-14, 8)) +
    shape('M-10 330Q60 262 150 262T310 318V400H-10z', paint.warm) +
    stamp(scene, 'c', tumbling(0, 0, 31, 0, 0.42), [
      [40, 310, -10],
      [92, 288, 8],
      [146, 278, -6],
      [202, 286, 10],
      [254, 304, -4],
      [70, 324, 4],
      [124, 306, 12],
      [180, 308, -8],
      [232, 326, 6],
    ])
  );
};
