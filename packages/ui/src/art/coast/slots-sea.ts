import {
  box,
  disc,
  fade,
  oval,
  place,
  polar,
  repeat,
  shape,
  starPath,
  stroke,
  svg,
  swellPath,
} from '../svg.ts';
import { bubbles, glitter, hills, sand, sky, stars, sun, underwater, water } from './layers.ts';
import { coral, gem, sailBoat, fish as smallFish } from './props.ts';
import { type Composition, mirrored, type Scene } from './scene.ts';

/** Blades of weed that sway up from (x, y). */
function weed(x: number, y: number, height: number, colour: string): string {
  return stroke(
    repeat(3, (index) => {
      const foot = x + index * 16 - 16;
      const h = height * (index === 1 ? 1 : 0.7);
      return svg`M${foot} ${y}q-14 ${-h * 0.3} 0 ${-h * 0.5}t${index * 6 - 6} ${-h * 0.5}`;
    }),
    colour,
    9,
  );
}

function fancyFish({ paint, tone }: Scene): string {
  const scales = repeat(
    12,
    (index) => svg`M${-34 + (index % 4) * 21} ${-22 + Math.floor(index / 4) * 21}a10 10 0 0 1 0 19`,
  );
  return (
    shape(
      'M-52-12C-84-66-126-94-176-92C-158-70-156-50-170-28C-148-24-144 2-164 24C-146 30-146 60-164 92C-112 92-80 52-52 12z',
      paint.cool,
    ) +
    stroke(
      'M-62-6Q-106-58-150-76M-66 0Q-112-12-150-20M-66 4Q-112 16-146 30M-62 8Q-100 54-146 78',
      tone.cool[2],
      3.5,
      fade(0.7),
    ) +
    shape('M52-46C34-104-30-132-98-116C-74-98-62-70-58-22C-26-50 16-60 52-46z', paint.cool) +
    stroke('M34-54Q6-92-40-106M8-56Q-20-88-66-104M-20-48Q-44-78-82-98', tone.cool[2], 3.5, fade(0.7)) +
    shape('M34 44C28 96-26 126-84 116C-62 98-54 66-50 24C-26 46 6 52 34 44z', paint.cool) +
    stroke('M20 50Q-4 88-44 102M-8 50Q-28 82-64 102', tone.cool[2], 3.5, fade(0.7)) +
    shape('M102 0C82-52 22-68-38-34Q-62-18-72 0Q-62 18-38 34C22 68 82 52 102 0z', paint.warm) +
    stroke(scales, tone.warm[2], 3, fade(0.75)) +
    stroke('M92-22C64-56 16-58-30-36', tone.warm[0], 5, fade(0.9)) +
    stroke('M58-42Q36-6 56 40', tone.warm[2], 5) +
    shape('M38 8C22 44-6 56-34 50C-20 38-14 18 2 2Q22-6 38 8z', tone.cool[0]) +
    stroke('M26 12Q10 36-14 44', tone.cool[2], 3, fade(0.7)) +
    disc(74, -14, 14, tone.pale) +
    disc(77, -14, 8, tone.ink) +
    disc(80, -17, 2.6, tone.pale) +
    stroke('M101 4Q92 12 82 12', tone.warm[2], 4)
  );
}

/** A veil-tailed fish among weed. */
export const fish: Composition = (scene) => {
  const { random, tone } = scene;
  return (
    underwater(scene) +
    weed(36, 330, 210, tone.sea[3]) +
    weed(262, 330, 250, tone.sea[3]) +
    weed(80, 330, 110, tone.land[1]) +
    place(fancyFish(scene), 168, random.whole(150, 162), random.whole(-22, -12), 0.86) +
    shape('M-10 316q80-36 160-12t170-8V400H-10z', tone.ink) +
    weed(228, 330, 92, tone.land[0]) +
    bubbles(scene, 6)
  );
};

/** The same in every light: a palette's shade may be pink. */
const skin = '#8f4f2c';

/** On her rock before the moon. */
export const mermaid: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const horizon = random.whole(206, 222);
  const tail =
    'M178 184Q152 196 128 182C114 196 104 214 104 226C100 238 88 240 78 234C60 224 58 200 66 176L46 172C32 218 44 268 86 284C140 300 202 286 200 230C200 208 190 196 178 184z';
  const hair =
    'M146 46C174 38 190 62 186 84C186 106 206 112 208 134C210 152 226 160 244 156C230 174 208 178 196 168C198 184 212 192 226 188C208 206 178 202 170 182C160 160 168 136 158 114C152 98 152 84 140 78C130 76 122 70 124 62C130 52 138 48 146 46z';
  const scales = repeat(
    12,
    (index) =>
      svg`M${108 + (index % 4) * 20 + Math.floor(index / 4) * 6} ${212 + Math.floor(index / 4) * 22}a10 10 0 0 0 18 4`,
  );
  return (
    sky(scene) +
    disc(150, 116, 190, paint.glow) +
    disc(150, 116, random.whole(102, 110), tone.light) +
    water(scene, horizon, 'scales').slice(0, 2).join('') +
    glitter(scene, 150, horizon + 8, 330, 90) +
    shape('M16 330Q40 278 96 264Q150 236 204 262Q256 276 280 330V400H16z', paint.ink) +
    stroke('M200 262Q244 274 262 302', tone.light, 2.5, fade(0.5)) +
    stroke('M164 132Q190 160 186 196T206 254', skin, 13) +
    shape(
      'M152 54C132 52 124 66 122 76L112 91L119 95L117 101L121 105Q120 118 136 116L138 126C126 134 122 144 118 154C114 166 122 174 130 178C132 190 126 196 122 206H184C180 194 172 184 174 168C180 150 178 134 162 124V90z',
      skin,
    ) +
    shape(hair, tone.ink) +
    stroke(
      'M150 54C174 56 174 84 174 100S194 132 192 150M142 56C160 62 164 84 164 104S180 140 178 164',
      tone.light,
      2.4,
      fade(0.4),
    ) +
    shape('M119 150C112 166 122 178 136 174C148 168 148 156 140 148Q128 144 119 150z', tone.cool[0]) +
    stroke('M140 150L160 128M140 172L172 168', tone.cool[0], 3) +
    shape(tail, paint.cool) +
    stroke(scales, tone.cool[2], 3, fade(0.8)) +
    stroke('M192 222C196 262 148 288 100 280', tone.cool[0], 4, fade(0.8)) +
    stroke('M156 138Q146 170 126 190T104 212', skin, 12) +
    shape(
      'M54 180C82 170 100 142 96 112C74 122 60 138 54 158C50 136 36 120 16 114C12 146 26 172 54 180z',
      paint.warm,
    ) +
    stroke('M57 172Q78 154 86 130M51 170Q40 144 26 130', tone.warm[2], 3) +
    disc(124, 83, 2.6, tone.pale) +
    shape(starPath(152, 68, 14, 6.5, 5, 0.06), tone.cool[0]) +
    water(scene, 306, 'curls')[2]
  );
};

/** From above, over the reef. */
export const turtle: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const plates = repeat(6, (index) => {
    const [x, y] = polar(0, 0, 50, index / 6);
    return shape(starPath(x * 0.92, y, 24, 24, 3, index / 6), index % 2 === 0 ? tone.warm[0] : tone.warm[1]);
  });
  const body =
    mirrored(
      shape('M44-50C80-110 132-112 150-70C120-74 92-50 70-20z', paint.cool) +
        stroke('M70-56q30-28 58-26M84-46q24-20 44-22', tone.cool[2], 4, fade(0.7)) +
        shape('M50 56C70 70 98 100 88 122C66 116 44 96 30 76z', paint.cool),
    ) +
    shape('M-26-70C-40-134 40-134 26-70z', paint.cool) +
    mirrored(disc(15, -104, 6, tone.pale) + disc(16, -105, 3.5, tone.ink)) +
    shape('M0 74L-9 112L9 112z', tone.cool[1]) +
    oval(0, 0, 80, 88, tone.cool[2]) +
    oval(0, 0, 72, 80, paint.warm) +
    plates +
    gem(scene, 0, 2, 28);
  return (
    underwater(scene) +
    smallFish(scene, 50, 256, 44, 'warm', -16) +
    smallFish(scene, 84, 276, 30, 'warm', -12) +
    place(body, random.whole(146, 156), random.whole(150, 160), random.whole(22, 44), 0.86) +
    sand(scene, 312) +
    coral(36, 322, 70, tone.cool[1]) +
    coral(268, 314, 88, tone.cool[1])
  );
};

/** Below a small boat that knows nothing of it. */
export const whale: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const surface = 94;
  const figure =
    shape(
      'M26 192C28 132 96 104 158 118C198 127 226 142 242 126C250 112 244 92 218 82C242 72 262 82 266 98C274 82 290 78 304 84C302 110 286 122 270 132C262 178 220 212 172 228C122 244 34 246 26 192z',
      paint.cool,
    ) +
    shape(
      'M28 204C60 214 124 214 176 196C190 190 200 186 206 188C196 206 186 214 172 222C122 244 36 246 28 204z',
      tone.pale,
      fade(0.9),
    ) +
    stroke(
      'M40 222C76 234 130 232 184 208M34 213C72 226 132 222 194 198M62 236C100 240 136 234 160 224',
      tone.cool[2],
      3,
      fade(0.7),
    ) +
    stroke('M44 170C54 140 100 118 156 128', tone.cool[0], 5, fade(0.85)) +
    stroke('M28 204C52 212 76 206 92 196', tone.cool[2], 4) +
    shape('M116 204C122 232 112 264 84 280C74 256 82 226 96 206z', tone.cool[2]) +
    disc(100, 182, 8, tone.pale) +
    disc(99, 183, 4.5, tone.ink);
  return (
    sky(scene) +
    sun(scene, random.whole(60, 100), 76, 34) +
    shape(
      swellPath(surface, 12, 120, random.whole(0, 100), 400),
      paint.deep,
      svg` stroke="${tone.pale}" stroke-opacity=".6" stroke-width="2.5"`,
    ) +
    shape('M150 92L70 400H250L190 92z', paint.beam, fade(0.45)) +
    shape('M250 92L250 400H330L270 92z', paint.beam, fade(0.35)) +
    place(sailBoat(scene, 0, 0, 38, false), 164, 86, random.whole(-6, 6)) +
    place(figure, random.whole(-6, 0), random.whole(22, 30), 0, 0.98) +
    smallFish(scene, 236, 262, 34, 'dark', -8) +
    smallFish(scene, 204, 284, 26, 'dark', -4) +
    bubbles(scene, 8)
  );
};

/** A galleon with the wind from astern. */
export const ship: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const horizon = random.whole(216, 232);
  const [far, mid, near, front] = water(scene, horizon, 'curls');
  const sail = (x: number, y: number, half: number, drop: number, fill: string): string =>
    shape(
      svg`M${x - half} ${y}Q${x - half - drop * 0.5} ${y + drop * 0.5} ${x - half - 4} ${y + drop}Q${x} ${y + drop * 0.8} ${x + half + 4} ${y + drop}Q${x + half - drop * 0.42} ${y + drop * 0.5} ${x + half} ${y}z`,
      fill,
    ) + stroke(svg`M${x - half - 4} ${y}H${x + half + 4}`, tone.ink, 5);
  const flag = (x: number, y: number): string =>
    shape(svg`M${x} ${y}q-14 -8 -26 0t-24 2l10 8l-8 8q14 2 24 -4t24 0z`, paint.cool);
  const hull =
    shape(
      'M30 204Q60 216 96 214H192L200 186H256L262 164L278 166Q276 236 236 268H98Q50 252 30 204z',
      paint.ink,
    ) +
    stroke('M32 208Q62 222 98 220H200M206 192H262', tone.warm[1], 5) +
    stroke('M46 228Q70 240 104 240H252', tone.warm[2], 4) +
    repeat(5, (index) => box(98 + index * 28, 224, 11, 11, 2, tone.light)) +
    box(214, 198, 12, 14, 3, tone.light) +
    box(236, 198, 12, 14, 3, tone.light);
  return (
    sky(scene) +
    stars(scene, 10, 120) +
    sun(scene, random.whole(170, 220), horizon - 40, random.whole(70, 84)) +
    hills(scene, horizon, 200) +
    far +
    mid +
    place(
      stroke('M56 206L8 172M98 214V30M164 214V14M226 190V54', tone.ink, 6) +
        shape('M90 62Q52 120 16 172Q60 168 88 176z', tone.pale) +
        sail(98, 52, 26, 46, paint.pale) +
        sail(100, 112, 36, 70, paint.warm) +
        sail(164, 34, 30, 54, paint.warm) +
        sail(166, 102, 42, 82, paint.pale) +
        shape(starPath(150, 146, 22, 10, 5), tone.cool[1]) +
        sail(226, 74, 22, 42, paint.pale) +
        sail(228, 126, 27, 52, paint.warm) +
        flag(98, 26) +
        flag(164, 10) +
        flag(226, 50) +
        hull,
      0,
      30,
      random.whole(-3, 2),
    ) +
    near +
    front
  );
};
