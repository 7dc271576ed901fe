import type { Pictured } from '../cover-art.ts';
import { type Suit, suitPath } from '../suit.ts';
import { box, disc, fade, oval, place, repeat, shape, stroke, svg } from '../svg.ts';
import { glitter, hills, rays, sand, sky, splash, sun, water } from './layers.ts';
import { card, fish } from './props.ts';
import type { Composition } from './scene.ts';

const suits: readonly [Suit, Suit, Suit, Suit] = ['spade', 'heart', 'club', 'diamond'];

export const palmFan: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const horizon = random.whole(218, 246);
  const [far, mid] = water(scene, horizon, random.pick(['ribbons', 'swell']));
  const start = random.whole(0, 3);
  const fan = repeat(5, (index) =>
    place(place(card(scene, suits[(index + start) % 4] ?? 'spade', 78), 0, -96), 0, 0, -62 + index * 31),
  );
  return (
    sky(scene) +
    sun(scene, random.whole(70, 230), random.whole(90, 130), random.whole(64, 86)) +
    hills(scene, horizon) +
    far +
    mid +
    shape('M126 330Q140 250 142 168h18Q160 250 182 330z', paint.ink) +
    stroke('M136 300q12 5 26 0M139 270q10 5 22 0M141 240q9 5 20 0', tone.light, 2, fade(0.5)) +
    place(fan, 150, 186, random.whole(-8, 8), 0.98) +
    disc(150, 190, 15, paint.warm) +
    disc(166, 199, 11, tone.warm[2]) +
    sand(scene, 306)
  );
};

export const kingFish: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const [far, mid, near, front] = water(scene, random.whole(196, 226), random.pick(['curls', 'scales']));
  const crown =
    shape('M-34 0L-42-44L-16-22L0-54L16-22L42-44L34 0Q0 10-34 0z', paint.warm) +
    disc(0, -14, 6, tone.cool[1]) +
    disc(-22, -10, 4, tone.pale) +
    disc(22, -10, 4, tone.pale);
  const face =
    box(-88, -124, 180, 256, 18, tone.ink, fade(0.4)) +
    box(-92, -130, 184, 260, 18, tone.pale) +
    box(-78, -116, 156, 232, 10, paint.deep) +
    box(-78, -116, 156, 232, 10, 'none', ` stroke="${tone.warm[1]}" stroke-width="4"`) +
    disc(0, -6, 74, paint.glow) +
    fish(scene, 4, 8, 138, 'cool', -14) +
    place(crown, 26, -44, 8) +
    stroke('M-70 62q17-14 35 0t35 0t35 0t35 0M-70 78q17-14 35 0t35 0t35 0t35 0', tone.pale, 3, fade(0.6)) +
    shape(suitPath('spade', -60, -96, 11) + suitPath('spade', 60, 98, 11), tone.warm[0]);
  return (
    sky(scene) +
    rays(scene, 150, 150, 15) +
    disc(150, 150, 190, paint.glow) +
    far +
    mid +
    splash(scene, 150, 290, 96) +
    place(face, 150 + random.whole(-10, 10), 158, random.pick([-13, -9, 9, 13]), 1.02) +
    near +
    front
  );
};

export const cardShip: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const horizon = random.whole(184, 214);
  const [far, mid, near, front] = water(scene, horizon, random.pick(['curls', 'swell']));
  const sail = (suit: Suit, w: number): string => {
    const h = w * 1.3;
    return (
      shape(
        svg`M${-w / 2} ${-h / 2}H${w / 2}Q${w * 0.82} 0 ${w / 2} ${h / 2}H${-w / 2}Q${-w * 0.2} 0 ${-w / 2} ${-h / 2}z`,
        paint.pale,
      ) +
      shape(
        suitPath(suit, w * 0.2, 0, w * 0.24),
        suit === 'heart' || suit === 'diamond' ? tone.cool[1] : tone.ink,
      )
    );
  };
  const ship =
    stroke('M-58 20V-132M34 20V-172', tone.ink, 6) +
    place(sail(random.pick(['heart', 'diamond']), 84), -62, -56) +
    place(sail(random.pick(['spade', 'club']), 104), 28, -78) +
    shape('M-58-132l-30-9 30-9zM34-172l-34-10 34-10z', tone.cool[1]) +
    shape('M-122 0H104Q126-6 146-26Q140 48 86 62H-76Q-112 50-122 0z', paint.warm) +
    shape('M-117 20Q0 34 136 8Q122 50 86 62H-76Q-104 52-117 20z', tone.warm[2]) +
    stroke('M-122 0H104Q126-6 146-26', tone.warm[0], 4) +
    repeat(5, (index) => disc(-80 + index * 38, 14, 5, tone.ink));
  return (
    sky(scene) +
    sun(scene, random.whole(190, 240), random.whole(80, 120), random.whole(40, 60)) +
    hills(scene, horizon, 10) +
    far +
    mid +
    place(ship, random.whole(134, 148), horizon + 44, random.whole(-6, 3), 0.98) +
    near +
    front
  );
};

const moonSuit: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const horizon = random.whole(230, 254);
  const suit = random.pick(suits);
  const x = random.whole(130, 170);
  const isRed = suit === 'heart' || suit === 'diamond';
  const body = suitPath(suit, 0, 0, 96);
  return (
    sky(scene) +
    disc(x, 150, 190, paint.glow) +
    disc(x, 146, 122, tone.light, fade(0.3)) +
    place(
      shape(body, tone.ink, ' transform="translate(5 8)"') +
        shape(body, isRed ? paint.cool : paint.warm) +
        `<g transform="scale(.72)">${shape(body, 'none', ` stroke="${isRed ? tone.cool[0] : tone.warm[0]}" stroke-width="3"`)}</g>` +
        `<g transform="scale(.42)">${shape(body, tone.pale)}</g>`,
      x,
      146,
    ) +
    water(scene, horizon, random.pick(['scales', 'ribbons'])).join('') +
    glitter(scene, x, horizon + 8, 340, 74) +
    oval(x, horizon + 6, 80, 6, tone.light, fade(0.35))
  );
};

export const cards: ReadonlyArray<Pictured<Composition>> = [
  [palmFan],
  [kingFish, 'king', 'any'],
  [cardShip, 'ship', 'any'],
  [moonSuit],
];
