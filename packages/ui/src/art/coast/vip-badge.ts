import { createRandom } from '../random.ts';
import { disc, fade, place, polar, ROOT, repeat, ring, shape, starPath, stroke } from '../svg.ts';
import { leapFigure } from './fish.ts';
import { lighthouseFigure } from './lighthouse.ts';
import { tones } from './palette.ts';
import { gem, sailBoat, shell } from './props.ts';
import { paintOf, type Scene, sceneDefs } from './scene.ts';

const crown = ({ paint, tone }: Scene): string =>
  shape('M-28 16L-34-18L-14-2L0-28L14-2L34-18L28 16Q0 24-28 16z', paint.warm) +
  disc(0, 8, 4, tone.cool[1]) +
  disc(-16, 6, 3, tone.pale) +
  disc(16, 6, 3, tone.pale);

/** From the beach to the open sea. */
const emblems: readonly ((scene: Scene) => string)[] = [
  ({ tone, paint }) =>
    shape('M-40 16Q-22-14-2-2Q14-22 40 16z', paint.warm) +
    stroke('M-30 14q12-14 24-6M2 4q14-10 26 8', tone.warm[2], 3),
  (scene) => shell(scene, 0, -4, 24, true),
  ({ tone, paint }) =>
    stroke(
      'M0 28V-4M0 14Q-18 8-20-12M-20-2Q-30-6-30-18M0 6Q18 2 20-16M20-6Q30-8 32-20M0-4Q-8-14-6-28M0-2Q8-14 8-30',
      paint.cool,
      8,
    ) +
    disc(-20, -14, 3, tone.pale) +
    disc(20, -18, 3, tone.pale),
  (scene) =>
    shell(scene, 0, 4, 25, true) +
    disc(0, 2, 15, scene.tone.pale, ` stroke="${scene.tone.ink}" stroke-width="2"`) +
    disc(-5, -4, 4, '#fff'),
  ({ tone }) =>
    stroke('M-36 12q12-14 24 0t24 0t24 0M-36 24q12-14 24 0t24 0t24 0', tone.pale, 6) +
    stroke('M-26-2C-26-26 10-34 20-14C24-4 12 2 8-6', tone.pale, 7),
  (scene) => place(lighthouseFigure(scene), 0, -4, 0, 0.22),
  (scene) => sailBoat(scene, -2, 22, 28, true),
  (scene) => gem(scene, 0, -2, 30),
  (scene) => gem(scene, 0, -2, 30, false) + shape(starPath(22, -22, 10, 3, 4), scene.tone.pale),
  (scene) => place(leapFigure(scene), 0, 0, 0, 0.28),
  crown,
];
const moods = [
  'ocean',
  'lagoon',
  'jade',
  'amber',
  'dusk',
  'emerald',
  'ocean',
  'coral',
  'violet',
  'ember',
  'magenta',
] as const;

/** A porthole, 120 x 120, with a pearl in its rim for each level. */
export function drawVipBadge(level: number): string {
  const rank = Math.min(10, Math.max(0, Math.round(level)));
  const tone = tones.find(({ name }) => name === moods[rank]) ?? tones[0];
  const prefix = `cv${rank}`;
  const scene: Scene = {
    random: createRandom(rank),
    tone,
    paint: paintOf(prefix),
    prefix,
    isMirrored: false,
    width: 120,
    height: 120,
  };
  const rim = rank < 4 ? scene.paint.pale : rank < 8 ? scene.paint.cool : scene.paint.warm;
  const pearls = repeat(rank, (index) => {
    const [x, y] = polar(0, 0, 50, 0.5 + (index - (rank - 1) / 2) * 0.07);
    return disc(x, y, 4, tone.pale, ` stroke="${tone.ink}" stroke-width="1.500"`);
  });
  const body = place(
    (rank > 5 ? shape(starPath(0, 0, 58, 50, 8 + rank), rim) : '') +
      disc(0, 0, 53, rim) +
      disc(0, 0, 44, scene.paint.sky) +
      shape('M-44 12q11-12 22 0t22 0t22 0t22 0A44 44 0 0 1-44 12z', scene.paint.deep, fade(0.9)) +
      ring(0, 0, 44, tone.ink, 2, fade(0.5)) +
      place((emblems[rank] ?? crown)(scene), 0, 0) +
      pearls,
    60,
    60,
  );
  return `<svg ${ROOT} viewBox="0 0 120 120">${sceneDefs(tone, prefix, body)}${body}</svg>`;
}
