import type { PrizeKind } from '../prize-kinds.ts';
import { createRandom } from '../random.ts';
import { disc, fade, place, ROOT, repeat, ring, shape, starPath, stroke, wedge } from '../svg.ts';
import { chestFigure } from './chest.ts';
import { tones } from './palette.ts';
import { coin, gem } from './props.ts';
import { paintOf, type Scene, sceneDefs } from './scene.ts';

/** A ship's wheel. */
function helm({ paint, tone }: Scene): string {
  return (
    stroke(
      repeat(4, (index) => ['M-38 0H38', 'M0-38V38', 'M-27-27L27 27', 'M-27 27L27-27'][index] ?? ''),
      tone.warm[1],
      5,
    ) +
    ring(0, 0, 26, tone.warm[2], 9) +
    ring(0, 0, 27, tone.warm[1], 5) +
    disc(0, 0, 10, paint.cool) +
    disc(0, 0, 4, tone.pale)
  );
}

const subjects: Readonly<Record<PrizeKind, (scene: Scene) => string>> = {
  cash: (scene) => coin(scene, -16, 14, 22) + coin(scene, 18, 18, 20) + coin(scene, 2, -14, 25),
  spins: helm,
  points: (scene) => gem(scene, 0, 2, 38) + shape(starPath(26, -26, 12, 4, 4), scene.tone.pale),
  nothing: ({ tone }) =>
    ring(0, 0, 30, tone.pale, 3, fade(0.8)) +
    stroke('M-16-6Q-12-20 0-22', '#fff', 4, fade(0.9)) +
    disc(26, 28, 7, 'none', ` stroke="${tone.pale}" stroke-width="2.500"`) +
    shape(wedge(0, 0, 30, 0.3, 0.45), tone.pale, fade(0.25)),
  other: (scene) => place(chestFigure(scene), 0, 8, 0, 0.42),
};

/** A find from the shore in a porthole, 96 x 96. */
export function drawPrize(kind: PrizeKind): string {
  const [tone] = tones;
  const prefix = `cp${kind}`;
  const scene: Scene = {
    random: createRandom(1),
    tone,
    paint: paintOf(prefix),
    prefix,
    isMirrored: false,
    width: 96,
    height: 96,
  };
  const body = place(
    disc(0, 0, 46, scene.paint.deep) +
      disc(0, 0, 46, scene.paint.glow, fade(0.6)) +
      ring(0, 0, 44.5, tone.warm[0], 1.5, fade(0.5)) +
      `<clipPath id="${prefix}k"><circle r="43.500"/></clipPath><g clip-path="url(#${prefix}k)">${subjects[kind](scene)}</g>`,
    48,
    48,
  );
  return `<svg ${ROOT} viewBox="0 0 96 96">${sceneDefs(tone, prefix, body)}${body}</svg>`;
}
