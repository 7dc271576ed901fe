import { disc, fade, place, polar, repeat, ring, scallopPath, shape, starPath, stroke, svg } from '../svg.ts';
import { glitter, hills, nightSky, rays, sky, water } from './layers.ts';
import { gem } from './props.ts';
import { type Composition, mirrored, type Scene } from './scene.ts';

function sunFace(scene: Scene): string {
  const { paint, tone } = scene;
  return (
    shape(starPath(0, 0, 142, 100, 16), paint.warm) +
    shape(starPath(0, 0, 122, 92, 16, 1 / 32), tone.warm[2]) +
    disc(0, 0, 92, paint.warm) +
    ring(0, 0, 80, tone.warm[2], 3) +
    mirrored(
      shape('M12-24Q32-46 58-26Q36-10 12-24z', tone.ink) +
        disc(36, -25, 8, tone.cool[0]) +
        stroke('M10-44Q34-62 62-42', tone.warm[2], 6) +
        shape('M48 6L76 14L54 28z', paint.cool) +
        shape('M0-8L12 20Q8 28 0 28z', tone.warm[2]),
    ) +
    shape('M-34 42Q0 34 34 42Q24 66 0 66T-34 42z', tone.ink) +
    shape('M-26 43Q0 38 26 43L24 51Q0 48-24 51z', tone.pale) +
    gem(scene, 0, -62, 18)
  );
}

/** An idol that rises from the sea. */
export const sun: Composition = (scene) => {
  const { random, paint } = scene;
  const horizon = random.whole(216, 240);
  return (
    sky(scene) +
    rays(scene, 150, 150, 24) +
    disc(150, 150, 200, paint.glow) +
    hills(scene, horizon) +
    place(sunFace(scene), 150, random.whole(144, 156), random.whole(-10, 10), 0.92) +
    water(scene, horizon, random.pick(['scales', 'curls']))
      .slice(1)
      .join('')
  );
};

/** A crescent asleep over banks of cloud, with stars on strings. */
export const moon: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const face =
    'M186 30C92 14 26 78 26 152C26 228 94 286 182 268C152 264 136 250 140 236Q164 234 160 220Q150 214 152 209Q165 206 160 198Q151 193 156 187Q183 182 175 171Q148 148 148 132Q153 126 146 116C140 86 154 54 186 30z';
  const strings = [
    [214, random.whole(92, 112), 17],
    [250, random.whole(150, 170), 22],
    [276, random.whole(62, 84), 12],
    [222, random.whole(196, 212), 12],
  ] as const;
  return (
    nightSky(scene, 250) +
    disc(120, 150, 190, paint.glow) +
    shape(face, tone.light) +
    shape(
      'M186 30C92 14 26 78 26 152C26 228 94 286 182 268C106 272 58 222 58 152C58 92 112 36 186 30z',
      tone.warm[1],
      fade(0.42),
    ) +
    disc(86, 92, 13, tone.warm[1], fade(0.4)) +
    disc(62, 168, 9, tone.warm[1], fade(0.4)) +
    disc(98, 232, 11, tone.warm[1], fade(0.4)) +
    disc(116, 206, 17, tone.warm[1], fade(0.5)) +
    stroke('M104 158Q120 174 138 160M106 166l-7 8M118 171l-2 10M131 168l5 8', tone.ink, 5) +
    stroke('M104 130Q120 118 136 128', tone.warm[2], 4) +
    stroke('M138 206Q146 210 153 208', tone.warm[2], 4) +
    stroke(
      repeat(4, (index) => svg`M${strings[index]?.[0] ?? 0} -4V${strings[index]?.[1] ?? 0}`),
      tone.pale,
      1.4,
      fade(0.7),
    ) +
    strings
      .map(([x, y, r], index) =>
        shape(starPath(x, y, r, r * 0.46, 5), index % 2 === 0 ? paint.warm : tone.pale),
      )
      .join('') +
    shape(scallopPath(258, 34, random.whole(0, 60), 400), tone.sea[0]) +
    shape(scallopPath(282, 42, random.whole(0, 80), 400), tone.sea[1]) +
    shape(scallopPath(316, 50, random.whole(0, 90), 400), tone.sea[2])
  );
};

/** A cut star that falls over the bay with its tail. */
export const star: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const horizon = 284;
  const turn = random.between(0.02, 0.07);
  const facets = (side: 0 | 1): string =>
    repeat(5, (index) => {
      const tip = polar(0, 0, 92, turn + index / 5);
      const inner = polar(0, 0, 40, turn + index / 5 + (side === 0 ? -0.1 : 0.1));
      return svg`M0 0L${tip[0]} ${tip[1]}L${inner[0]} ${inner[1]}z`;
    });
  const tail = (width: number, length: number): string =>
    svg`M${190 - width * 0.6} ${104 - width * 0.8}Q${120 - width * 0.2} ${150 - width * 0.4} ${196 - length} ${104 + length * 0.72}Q${130 + width * 0.3} ${176 + width * 0.4} ${196 + width * 0.6} ${104 + width * 0.8}z`;
  return (
    nightSky(scene, 230) +
    disc(196, 104, 190, paint.glow) +
    shape(tail(60, 200), tone.warm[1], fade(0.55)) +
    shape(tail(42, 180), tone.light, fade(0.55)) +
    shape(tail(20, 150), tone.pale, fade(0.9)) +
    hills(scene, horizon, random.whole(150, 190)) +
    water(scene, horizon, 'ribbons').slice(0, 3).join('') +
    glitter(scene, 190, horizon + 8, 350, 70) +
    place(
      shape(facets(0), tone.warm[0]) +
        shape(facets(1), tone.warm[1]) +
        shape(starPath(0, 0, 30, 13, 5, turn), tone.pale),
      196,
      108,
    ) +
    [
      [60, 92, 9],
      [112, 40, 6],
      [40, 176, 6],
      [120, 232, 7],
    ]
      .map(([x = 0, y = 0, r = 0]) => shape(starPath(x, y, r, r * 0.3, 4), tone.pale))
      .join('')
  );
};
