import { createRandom } from '../random.ts';
import { disc, fade, place, polar, ROOT, repeat, ring, shape, starPath, stroke } from '../svg.ts';
import { leapFigure } from './fish.ts';
import { tones } from './palette.ts';
import { coin, gem, sailBoat, shell } from './props.ts';
import { paintOf, type Scene, sceneDefs } from './scene.ts';

const crown = ({ paint, tone }: Scene): string =>
  shape('M-28 16L-34-18L-14-2L0-28L14-2L34-18L28 16Q0 24-28 16z', paint.warm) +
  disc(0, 8, 4, tone.cool[1]) +
  disc(-16, 6, 3, tone.pale) +
  disc(16, 6, 3, tone.pale);

/** From the beach to the open sea. */
const emblems: readonly ((scene: Scene) => string)[] = [
  (scene) => stroke('M-30-6q10-12 20 0t20 0t20 0M-30 8q10-12 20 0t20 0t20 0', scene.tone.pale, 5),
  (scene) => shell(scene, 0, -4, 24, true),
  (scene) => shell(scene, 0, -4, 24),
  (scene) => coin(scene, 0, 0, 26),
  (scene) =>
    shape(starPath(0, 0, 32, 14, 5), scene.paint.warm) + shape(starPath(0, 0, 16, 7, 5), scene.tone.pale),
  (scene) => sailBoat(scene, -2, 22, 28, true),
  (scene) => gem(scene, 0, -2, 30),
  (scene) => sailBoat(scene, -2, 22, 28, false),
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
