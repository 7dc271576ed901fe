import type { ActivityDrawings } from '../activity-art.ts';
import { box, disc, fade, oval, place, repeat, ring, shape, starPath, stroke, svg } from '../svg.ts';
import { activity, jetty, person, thickCoin } from './activity-scene.ts';
import { glitter, hills, rays, sand, sky, stars, sun, water } from './layers.ts';
import { coin, palm } from './props.ts';
import type { Composition } from './scene.ts';

const stormCloud = 'M-92 22a24 24 0 0 1 2-48a36 36 0 0 1 62-20a44 44 0 0 1 80 8a30 30 0 0 1 30 60z';

/** A lifebuoy on rough water. */
const lifebuoy: Composition = (scene) => {
  const { tone, paint, width, random } = scene;
  const middle = width / 2;
  const [far, mid, , front] = water(scene, 108, 'curls', 1.1);
  const rain = repeat(26, () => svg`M${random.whole(0, width)} ${random.whole(30, 150)}l-7 22`);
  const bands = ring(0, 0, 58, tone.cool[1], 36, ' stroke-dasharray="45.500 45.600" stroke-linecap="butt"');
  const buoy =
    ring(4, 8, 58, tone.ink, 40, fade(0.4)) +
    ring(0, 0, 58, paint.pale, 36) +
    bands +
    ring(0, 0, 44, tone.ink, 7, fade(0.16)) +
    ring(0, 0, 70, '#fff', 4, fade(0.5)) +
    ring(0, 0, 84, tone.warm[1], 6, ' stroke-dasharray="100 32"');
  return (
    sky(scene) +
    place(shape(stormCloud, tone.ink, fade(0.8)), middle - 86, 54, 0, 1.1) +
    place(shape(stormCloud, tone.land[0]), middle + 96, 40, 0, 0.9) +
    shape(svg`M${middle - 112} 62l-20 38h16l-12 38 40-52h-18l14-24z`, paint.warm) +
    stroke(rain, tone.pale, 2.4, fade(0.6)) +
    far +
    mid +
    place(buoy, middle + 10, 134, -14, 1.02) +
    stroke(svg`M${middle + 88} 150q40 -26 ${width / 2 - 60} 6`, tone.warm[1], 6) +
    front
  );
};

/** A helicopter lets down its rope to a raft with the last coin. */
const helicopter: Composition = (scene) => {
  const { tone, paint, width } = scene;
  const middle = width / 2;
  const [far, mid, near] = water(scene, 152, 'swell', 0.9);
  const flyer =
    shape('M-30 26L-150 12L-158-16L-140-18L-128 0L-30-14z', '#b72c3f') +
    shape('M-66 10C-66-30-20-36 12-34C54-30 72-4 68 16C62 40 30 42 0 42C-40 42-66 36-66 10z', '#e0485a') +
    shape('M12-26C44-24 60-4 58 10H12z', '#bfeaf2') +
    stroke('M34-22V10', '#b72c3f', 4) +
    shape('M-62 20Q0 34 66 20Q58 42 0 42C-40 42-60 36-62 20z', '#8f1d30', fade(0.8)) +
    box(-22, -18, 24, 22, 4, tone.pale) +
    stroke('M-12-12V-2M-17-7H-7', tone.cool[1], 5) +
    stroke('M-6-36V-48', tone.ink, 7) +
    stroke('M-116-50H104', tone.ink, 6) +
    oval(-6, -50, 112, 5, tone.pale, fade(0.35)) +
    stroke('M-34 58H54M-22 44V58M40 42V58', tone.ink, 5) +
    ring(-152, -14, 15, tone.ink, 4);
  return (
    sky(scene) +
    stars(scene, 20, 100) +
    hills(scene, 154, middle - 190) +
    shape(svg`M${middle + 20} 84L${middle - 52} 240H${middle + 92}z`, paint.glow, fade(0.9)) +
    far +
    mid +
    place(flyer, middle + 12, 62, -5, 0.9) +
    stroke(svg`M${middle - 6} 96Q${middle - 20} 120 ${middle - 8} 142`, tone.pale, 4.5) +
    ring(middle - 8, 156, 14, tone.warm[1], 7) +
    near +
    place(
      person(scene, 8, 8, 40, 'cool') +
        stroke('M-10-14L-22-44M26-14L40-42', '#e8b48a', 9) +
        box(-64, 4, 128, 13, 6, tone.warm[1]) +
        box(-60, 15, 120, 11, 5, tone.warm[2]) +
        stroke('M-30 4V26M28 4V26', tone.pale, 4) +
        thickCoin(scene, -38, -10, 14),
      middle + 6,
      204,
      4,
    )
  );
};

/** A leaf with the days of the week, and money for the worst. */
const calendar: Composition = (scene) => {
  const { tone, paint, width } = scene;
  const middle = width / 2;
  const cell = (column: number, row: number): string => {
    const [x, y] = [-63 + column * 21, -18 + row * 26];
    if (row === 1) return column === 6 ? '' : disc(x, y, 7.5, tone.cool[1]);
    return disc(x, y, 5.5, tone.land[0], fade(0.4));
  };
  const leaf =
    box(-84, -78, 172, 172, 10, tone.ink, fade(0.4)) +
    box(-88, -84, 172, 172, 10, paint.pale) +
    shape('M-88-48V-74a10 10 0 0 1 10-10H74a10 10 0 0 1 10 10V-48z', paint.cool) +
    box(-80, -6, 156, 28, 14, tone.warm[0], fade(0.9)) +
    repeat(4, (row) => repeat(7, (column) => cell(column, row))) +
    repeat(
      4,
      (index) =>
        stroke(svg`M${-58 + index * 38} -98v28`, tone.ink, 11) +
        stroke(svg`M${-58 + index * 38} -98v24`, tone.light, 5),
    ) +
    shape('M84 52L48 88H74a10 10 0 0 0 10-10z', tone.warm[2], fade(0.5));
  return (
    sky(scene) +
    sun(scene, middle - 116, 76, 36) +
    hills(scene, 150, middle + 50) +
    water(scene, 148, 'scales', 0.7).slice(0, 2).join('') +
    jetty(scene, 194) +
    oval(middle, 214, 108, 10, tone.ink, fade(0.5)) +
    palm(scene, middle + 196, 204, 150, -26) +
    place(leaf, middle - 6, 122, -6) +
    thickCoin(scene, middle + 64, 116, 24, shape(starPath(middle + 64, 116, 12, 5, 5), tone.warm[0])) +
    thickCoin(scene, middle + 108, 196, 26) +
    thickCoin(scene, middle + 74, 210, 18)
  );
};

/** Each morning the tide brings something back to the purse. */
const purse: Composition = (scene) => {
  const { tone, paint, width, height } = scene;
  const middle = width / 2;
  const bag =
    shape('M-34-52C-96-16-112 84-56 92H56C112 84 96-16 34-52z', paint.cool) +
    shape('M34-52C96-16 112 84 56 92H6C70 70 66-10 20-52z', tone.cool[2], fade(0.7)) +
    stroke('M-66 24C-62-4-50-20-34-32', tone.cool[0], 7, fade(0.9)) +
    shape('M-52-92Q0-70 52-92Q44-66 34-50H-34Q-44-66-52-92z', tone.cool[2]) +
    coin(scene, -24, -84, 15) +
    coin(scene, 24, -84, 15) +
    coin(scene, 0, -92, 18) +
    shape('M-50-76Q0-56 50-76Q44-62 34-50H-34Q-44-62-50-76z', paint.cool) +
    stroke('M-38-50Q0-40 38-50', tone.warm[1], 9) +
    stroke('M30-46q22 12 20 40M34-48q34 2 40 26', tone.warm[1], 5) +
    thickCoin(scene, 0, 30, 27, shape(starPath(0, 30, 14, 6, 5), tone.warm[0]));
  const foam = svg`M-10 214Q${middle - 130} 190 ${middle - 60} 212T${middle + 60} 208T${width + 10} 198V${height}H-10z`;
  return (
    sky(scene) +
    rays(scene, middle, 124, 24, width) +
    sun(scene, middle, 118, 88) +
    hills(scene, 150, middle - 220) +
    water(scene, 148, 'ribbons', 0.8)[0] +
    glitter(scene, middle, 152, 190, 120) +
    sand(scene, 190) +
    oval(middle, 214, 92, 12, tone.ink, fade(0.3)) +
    place(bag, middle, 126, -3, 0.98) +
    shape(foam, tone.sea[0], svg` stroke="${tone.pale}" stroke-width="5"`) +
    place(coin(scene, 0, 0, 17), middle - 112, 210) +
    place(coin(scene, 0, 0, 14), middle + 106, 206) +
    place(coin(scene, 0, 0, 12), middle + 138, 220) +
    place(coin(scene, 0, 0, 12), middle - 142, 218)
  );
};

export const losses = {
  'daily-loss-relief-fund': activity('lagoon', lifebuoy),
  rescue: activity('amber', helicopter),
  'weekly-Compensation': activity('rose', calendar),
  cashback: activity('emerald', purse),
} satisfies Partial<ActivityDrawings>;
