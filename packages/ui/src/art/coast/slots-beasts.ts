import { disc, fade, leafPath, oval, place, repeat, shape, stroke, svg } from '../svg.ts';
import { jungle, rays, sky, sun, water } from './layers.ts';
import { gem } from './props.ts';
import { type Composition, mirrored, type Scene } from './scene.ts';

function jaguarFace(scene: Scene): string {
  const { paint, tone } = scene;
  const rosette = (x: number, y: number, r: number): string =>
    svg`M${x - r} ${y}a${r} ${r} 0 0 1 ${r * 1.6} ${-r * 0.7}M${x + r} ${y + r * 0.2}a${r} ${r} 0 0 1 ${-r * 1.5} ${r * 0.7}`;
  return (
    mirrored(
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

/** Looks out between the leaves. */
export const jaguar: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const fan = (x: number, y: number, from: number, length: number, fill: string): string =>
    shape(
      repeat(4, (index) => leafPath(x, y, length - (index % 2) * 24, 40, from + index * 0.07)),
      fill,
    );
  return (
    jungle(scene) +
    disc(150, 130, 200, paint.glow) +
    place(jaguarFace(scene), 150, random.whole(142, 150), random.whole(-6, 6), 1.12) +
    fan(-24, 400, 0.02, 230, tone.land[0]) +
    fan(324, 400, -0.23, 230, tone.land[0]) +
    fan(-16, 420, 0.07, 236, tone.land[1]) +
    fan(316, 420, -0.28, 236, tone.land[1]) +
    fan(-30, -40, 0.27, 150, tone.land[1]) +
    fan(330, -40, 0.52, 150, tone.land[1])
  );
};

/** Head and mane of the breaking wave. */
export const horse: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const lock = 'M14-20C-26-50-84-44-118-4C-84-22-50-14-28 26Q10 22 14-20z';
  const locks = [
    [34, -84, 20, 0.86],
    [8, -64, 6, 1],
    [-22, -26, -6, 1.08],
    [-44, 20, -14, 1.08],
    [-62, 70, -22, 1.05],
    [-76, 118, -26, 1],
  ] as const;
  const mane = (fill: string, dx: number, dy: number, size: number): string =>
    locks.map(([x, y, turn, scale]) => place(shape(lock, fill), x + dx, y + dy, turn, scale * size)).join('');
  const head =
    mane(tone.cool[2], -8, 10, 1.12) +
    shape(
      'M60 190C30 120 34 78 56 46C78 58 98 66 116 58C130 52 136 38 130 24C116-8 96-40 78-66C72-82 70-96 72-122C52-112 42-98 38-84C-18-72-66-20-84 50C-94 100-100 150-110 190z',
      paint.pale,
    ) +
    shape('M60 190C30 120 34 78 56 46C40 62 4 90-6 190z', tone.sky[1], fade(0.5)) +
    mane(paint.cool, 0, 0, 1) +
    shape('M36-84C60-92 82-70 84-44C66-50 50-62 36-84z', paint.cool) +
    shape('M52-34Q66-46 80-36Q70-24 52-34z', tone.ink) +
    disc(66, -37, 3, tone.pale) +
    oval(116, 30, 6, 8, tone.ink, ' transform="rotate(-30 116 30)"') +
    stroke('M124 44Q110 52 98 46', tone.ink, 4) +
    stroke('M56 46Q36 36 30 12', tone.sky[1], 4, fade(0.8)) +
    stroke('M62-92L64-108', tone.sky[1], 5, fade(0.7));
  return (
    sky(scene) +
    rays(scene, 220, 220, 14) +
    sun(scene, 230, random.whole(196, 216), 62) +
    water(scene, 226, 'swell')[0] +
    place(head, 142, random.whole(150, 158), random.whole(-8, 2), 0.98) +
    water(scene, 224, 'curls').slice(1).join('')
  );
};

/** Wound round a trunk. */
export const snake: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const turns = [0, 1, 2];
  const behind = turns
    .map((k) => svg`M208 ${230 - k * 68}C208 ${196 - k * 68} 92 ${164 - k * 68} 92 ${194 - k * 68}`)
    .join('');
  const before = turns
    .map((k) => svg`M92 ${262 - k * 68}C92 ${298 - k * 68} 208 ${266 - k * 68} 208 ${230 - k * 68}`)
    .join('');
  const body = (d: string): string =>
    stroke(d, tone.ink, 50) +
    stroke(d, tone.warm[1], 43) +
    stroke(d, tone.cool[2], 43, ' stroke-linecap="butt" stroke-dasharray="13 30" stroke-dashoffset="-12"') +
    stroke(d, tone.cool[0], 5, ' transform="translate(-3 -13)" opacity=".6"');
  const top = 'M92 58C92 96 168 104 206 78Q222 68 244 66';
  const tip = 'M92 262C92 240 60 236 50 262Q44 282 58 296';
  const head =
    stroke('M34 0H58M58 0L70-8M58 0L70 8', tone.cool[1], 4) +
    shape('M-30-22C-6-34 30-24 42-4Q44 0 42 4C30 24-6 34-30 22z', tone.ink) +
    shape('M-30-18C-6-29 26-20 38-3Q40 0 38 3C26 20-6 29-30 18z', tone.warm[1]) +
    shape('M-26-18Q-8-26 8-22Q-2 0 8 22Q-8 26-26 18z', tone.cool[2]) +
    disc(16, -13, 7, tone.light) +
    disc(17, -13, 3.5, tone.ink) +
    disc(32, -3, 2, tone.ink);
  return (
    jungle(scene) +
    disc(220, 90, 170, paint.glow) +
    stroke(tip, tone.ink, 26) +
    stroke(tip, tone.warm[1], 19) +
    body(behind) +
    shape('M112-10Q122 160 100 400H204Q182 160 190-10z', paint.ink) +
    stroke('M132 10Q138 120 126 380M166 0Q160 150 174 380', tone.light, 2, fade(0.3)) +
    body(before + top) +
    place(head, 246, 66, random.whole(-14, 10), 1.1)
  );
};

/** Rises out of the sea in front of its own coils. */
export const dragon: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const horizon = random.whole(226, 238);
  const [far, mid, near, front] = water(scene, horizon, 'curls');
  const spikes = (at: readonly (readonly [x: number, y: number, length: number, turn: number])[]): string =>
    shape(at.map(([x, y, length, turn]) => leafPath(x, y, length, 13, turn)).join(''), tone.warm[1]);
  const coil = 'M186 300C186 196 276 196 276 300';
  const neck =
    shape(
      repeat(5, (index) => leafPath(128, 106, 84 - Math.abs(index - 2) * 10, 12, -0.42 + index * 0.06)),
      tone.cool[2],
    ) +
    spikes([
      [72, 262, 52, -0.22],
      [60, 222, 58, -0.2],
      [56, 178, 60, -0.17],
      [68, 138, 60, -0.13],
      [88, 108, 54, -0.08],
    ]) +
    shape('M84 300C18 214 30 112 104 74L152 128C112 150 112 214 152 300z', paint.cool) +
    shape('M152 300C112 214 112 150 152 128L132 116C86 146 86 220 122 300z', tone.warm[0]) +
    stroke(
      'M108 138L122 150M98 162L114 170M94 188L113 192M96 214L118 214M104 240L127 236M114 266L138 258',
      tone.warm[2],
      4,
    );
  const head =
    shape('M124 70Q86 62 66 14Q112 26 146 58zM142 62Q124 40 122 4Q154 26 164 58z', tone.warm[1]) +
    shape('M158 116L226 100L216 134z', tone.ink) +
    shape(
      'M198 116C232 96 250 84 304 80C276 96 288 104 316 112C280 116 288 132 306 146C268 142 236 132 198 122z',
      tone.warm[1],
    ) +
    shape(
      'M204 117C232 108 250 98 280 98C262 108 268 112 288 116C262 120 262 126 272 132C248 130 226 124 204 119z',
      tone.warm[0],
    ) +
    shape('M146 116C168 124 192 128 222 132C222 146 208 154 192 152C162 156 136 148 126 130z', tone.cool[1]) +
    shape('M180 127l7-14l6 16zM202 130l6-13l7 14z', tone.pale) +
    shape(
      'M90 92C94 52 134 40 166 50C180 54 190 64 206 62C226 56 244 66 244 84C244 98 226 104 210 106C190 108 172 110 158 118L148 132C118 144 88 122 90 92z',
      paint.cool,
    ) +
    shape('M228 102l-5 16l-9-14zM206 106l-5 15l-8-13zM184 109l-5 13l-7-10z', tone.pale) +
    shape('M140 66Q164 66 176 82Q156 92 138 82z', tone.light) +
    shape('M132 58Q160 54 184 76L178 84Q160 70 132 70z', tone.cool[2]) +
    oval(160, 78, 4, 7, tone.ink) +
    shape('M220 72q10-4 14 6q-8 2-14-6z', tone.ink) +
    stroke('M100 84C106 60 134 50 160 56', tone.cool[0], 4, fade(0.8));
  return (
    sky(scene) +
    sun(scene, random.whole(90, 120), random.whole(110, 130), 84) +
    far +
    mid +
    spikes([
      [196, 236, 34, -0.1],
      [218, 226, 36, -0.03],
      [244, 226, 36, 0.04],
      [266, 238, 34, 0.11],
    ]) +
    stroke(coil, tone.cool[2], 42) +
    stroke(coil, tone.cool[1], 34) +
    stroke(
      'M200 300C200 216 262 216 262 300',
      tone.warm[0],
      7,
      ' stroke-linecap="butt" stroke-dasharray="9 5"',
    ) +
    place(neck + head, random.whole(-8, 0), random.whole(2, 8)) +
    near +
    front
  );
};
