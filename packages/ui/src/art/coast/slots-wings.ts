import { box, disc, fade, leafPath, oval, place, repeat, shape, starPath, stroke, svg } from '../svg.ts';
import { hills, jungle, nightSky, sky, sun } from './layers.ts';
import { type Composition, mirrored, type Scene } from './scene.ts';

/** So near that only head and bill have room. */
export const toucan: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const bill =
    'M138 52C196 24 266 40 290 122Q296 146 286 164C272 142 240 134 206 138C184 140 164 140 146 134Q164 94 138 52z';
  const bird =
    shape(
      'M-10 410V236C-4 146 24 62 96 46C140 38 172 64 176 104C180 160 166 196 160 240C156 300 166 350 176 410z',
      tone.ink,
    ) +
    stroke('M2 250C8 160 34 78 94 60', tone.sky[2], 5, fade(0.6)) +
    shape('M76 132C92 116 150 108 170 122C180 168 168 226 122 252C78 244 56 178 76 132z', paint.pale) +
    shape('M122 252C104 250 92 240 84 226Q124 240 160 214Q146 242 122 252z', tone.cool[1]) +
    shape(bill, paint.warm) +
    shape(
      'M146 134Q158 118 157 102C200 96 262 104 286 164C272 142 240 134 206 138C184 140 164 140 146 134z',
      tone.warm[2],
    ) +
    shape('M260 66Q280 88 290 122Q296 146 286 164Q274 146 250 138Q268 104 260 66z', tone.ink) +
    stroke('M166 58C200 44 232 48 254 72', tone.warm[0], 6) +
    stroke('M139 55Q164 94 147 133', tone.ink, 8) +
    disc(112, 92, 26, paint.cool) +
    disc(114, 92, 14, tone.ink) +
    disc(119, 87, 4.5, tone.pale);
  return (
    jungle(scene) +
    disc(190, 100, 190, paint.glow) +
    shape(
      repeat(4, (index) => leafPath(310, 330, 190 - index * 16, 30, -0.3 + index * 0.085)),
      tone.land[1],
    ) +
    place(bird, random.whole(-6, 2), random.whole(2, 10)) +
    shape(
      repeat(5, (index) => leafPath(-20, 380, 190 - (index % 2) * 30, 30, 0.02 + index * 0.07)),
      tone.land[0],
    )
  );
};

export function owlFigure(scene: Scene): string {
  const { paint, tone } = scene;
  const wing =
    'M26-26C44-82 84-126 130-136C124-118 126-108 138-100C126-90 124-78 134-66C118-60 114-48 122-36C104-32 98-20 104-6C86-6 78 6 82 20C62 20 40 36 20 60z';
  const chevrons = repeat(9, (index) => {
    const row = Math.floor(index / 3);
    return svg`M${-30 + (index % 3) * 30 - 8} ${36 + row * 20}q8 9 16 0`;
  });
  return (
    mirrored(
      shape(wing, paint.warm) +
        shape(
          'M26-26C40-64 66-88 98-92C82-72 74-60 78-44C64-38 58-26 62-14C46-8 36 10 20 30z',
          tone.warm[2],
          fade(0.75),
        ) +
        stroke(
          'M78-44Q104-60 126-74M62-14Q90-26 112-40M50 12Q76 2 94-10M84-78Q108-98 128-108',
          tone.warm[2],
          4,
        ) +
        stroke('M14 104V120M8 120q-2 10-6 12M14 120v14M20 120q4 10 8 12', tone.cool[1], 6),
    ) +
    shape('M-22 96L-34 140Q0 158 34 140L22 96z', tone.warm[2]) +
    oval(0, 44, 48, 68, paint.warm) +
    oval(0, 54, 35, 52, tone.warm[0]) +
    stroke(chevrons, tone.warm[2], 4) +
    shape(
      'M-58-76Q-30-66 0-68Q30-66 58-76Q54-56 58-34C58 0 30 14 0 14S-58 0-58-34Q-54-56-58-76z',
      paint.warm,
    ) +
    mirrored(
      disc(26, -28, 30, tone.warm[0]) +
        disc(25, -28, 21, tone.light) +
        disc(25, -28, 12, tone.ink) +
        disc(29, -33, 4, '#fff') +
        shape('M0-34Q20-66 58-74Q44-52 8-46z', tone.warm[2]),
    ) +
    shape('M-11-20Q0-28 11-20Q8 0 0 8Q-8 0-11-20z', tone.cool[1])
  );
}

/** Comes out of the night on open wings. */
export const owl: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const firs = repeat(7, (index) => {
    const x = index * 50 + random.whole(-12, 12);
    const top = 250 + (index % 3) * 16;
    return svg`M${x - 40} 400L${x - 14} ${top + 60}H${x - 26}L${x} ${top}L${x + 26} ${top + 60}H${x + 14}L${x + 40} 400z`;
  });
  return (
    nightSky(scene, 240) +
    disc(150, 132, 220, paint.glow) +
    disc(150, 132, random.whole(88, 100), tone.light) +
    disc(112, 92, 14, tone.sky[1], fade(0.2)) +
    disc(198, 150, 20, tone.sky[1], fade(0.2)) +
    hills(scene, 300) +
    shape(firs, tone.ink) +
    box(0, 336, 300, 64, 0, tone.ink) +
    place(owlFigure(scene), 150, random.whole(148, 156), random.whole(-9, 9), 0.94)
  );
};

export function butterflyFigure(scene: Scene): string {
  const { paint, tone } = scene;
  const upper = 'M6-14C26-84 84-134 136-124C152-66 122-4 62 8C36 12 14 8 6-2z';
  const lower = 'M6 4C54 4 110 24 112 66C112 92 92 104 84 100Q88 128 74 144Q64 122 58 106C34 92 12 54 6 20z';
  return (
    mirrored(
      shape(lower, tone.ink) +
        shape('M12 14C50 14 96 34 98 64C96 84 78 92 66 88C44 78 20 46 12 14z', paint.warm) +
        shape(upper, tone.ink) +
        shape('M14-16C36-74 80-112 122-110C130-66 106-14 58-2C38 2 20 0 14-4z', paint.cool) +
        stroke(
          'M12-10Q62-40 116-106M12-8Q70-24 122-70M12-6Q60-8 96-30M14 16Q50 36 90 76M12 14Q60 24 98 60',
          tone.ink,
          3.5,
        ) +
        disc(96, -74, 13, tone.light) +
        disc(78, -30, 8, tone.light) +
        repeat(4, (index) =>
          disc([132, 137, 132, 116][index] ?? 0, [-108, -80, -54, -30][index] ?? 0, 4, tone.pale),
        ) +
        disc(72, 60, 11, tone.light) +
        disc(72, 60, 5, tone.ink) +
        stroke('M3-40Q14-74 40-92', tone.ink, 3.5) +
        disc(41, -93, 5, tone.ink),
    ) +
    oval(0, 8, 9, 52, tone.ink) +
    disc(0, -42, 11, tone.ink) +
    stroke('M-6-2h12M-6 14h12M-5 30h10', tone.warm[1], 3)
  );
}

/** Over a meadow, with two more on their way. */
export const butterfly: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const flower = (x: number, y: number, r: number, fill: string): string =>
    stroke(svg`M${x} ${y}Q${x + 6} ${y + 60} ${x - 6} 400`, tone.land[1], 5) +
    shape(starPath(x, y, r, r * 0.62, 8), fill) +
    disc(x, y, r * 0.36, tone.warm[2]);
  return (
    sky(scene) +
    sun(scene, random.whole(196, 240), random.whole(60, 90), 40) +
    shape('M-10 292Q70 250 150 278T310 262V400H-10z', tone.land[0]) +
    shape(
      repeat(11, (index) =>
        leafPath(index * 30, 330, random.between(60, 110), 8, random.between(-0.06, 0.06)),
      ),
      tone.land[1],
    ) +
    flower(34, random.whole(262, 280), 24, tone.pale) +
    flower(252, random.whole(270, 284), 28, tone.warm[0]) +
    flower(92, random.whole(292, 304), 18, tone.warm[0]) +
    shape('M-10 330Q90 300 180 322T310 312V400H-10z', paint.ink) +
    place(butterflyFigure(scene), 148, random.whole(138, 148), random.whole(-22, -12), 0.84)
  );
};
