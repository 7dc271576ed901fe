import { box, disc, fade, repeat, shape, stroke, svg } from '../svg.ts';
import { farInk, glow, sideShades, skyline, withMirror } from './night-tubes.ts';
import type { Setting, Stage } from './stage.ts';
import { bulbs, thin, tube } from './tube-lines.ts';

/** From a sign's middle to the towers beside it, in radii; the others follow in twice that. */
const toTower = 1.24;

/** A tower, and the cable from it to the next one, about the tower's middle. */
function span(stage: Stage, half: number, deck: number, quay: number): string {
  const { y, r, inks } = stage;
  const [top, dip] = [y - r * 0.62, deck - r * 0.2 - (y - r * 0.62)];
  const lamp = inks.lamp ?? inks.figure;
  const cable = svg`M0 ${top}q${half} ${dip * 2} ${half * 2} 0`;
  const hangers = repeat(7, (at) => {
    const share = (at + 1) / 8;
    return svg`M${half * 2 * share} ${top + dip * 4 * share * (1 - share)}V${deck}`;
  });
  const tower = svg`M${-r * 0.09} ${quay}L${-r * 0.05} ${top - r * 0.12}h${r * 0.1}L${r * 0.09} ${quay}M${-r * 0.06} ${top + r * 0.2}h${r * 0.12}M${-r * 0.07} ${top + r * 0.7}h${r * 0.14}`;
  return (
    stroke(hangers, farInk(stage), thin(stage) * 0.7) +
    tube(cable, inks.back, thin(stage)) +
    bulbs(cable, lamp, r * 0.045, r * 0.17) +
    shape(
      tower,
      inks.ground,
      svg` stroke="${inks.back}" stroke-width="${thin(stage)}" stroke-linejoin="round"`,
    ) +
    disc(0, top - r * 0.2, r * 0.04, lamp)
  );
}

/** Light that lies on water: rows of gleams, longer and farther from each other the nearer they are. */
const gleams = (width: number, from: number, r: number, ink: string): string =>
  [0.1, 0.22, 0.37, 0.56, 0.8, 1.1, 1.46]
    .map((share, at) =>
      stroke(
        svg`M${-r * ((at * 0.37) % 1)} ${from + r * share}H${width}`,
        ink,
        r * (0.012 + share * 0.012),
        svg` stroke-dasharray="${r * (0.14 + share * 0.4)} ${r * (0.26 + share * 0.3)} ${r * (0.4 + share * 0.3)} ${r * (0.4 + share * 0.2)}"`,
      ),
    )
    .join('');

/** Between the towers of a bridge over still water, the town behind it. */
export const bridge: Setting = (stage, figure) => {
  const { x, y, r, width, height, inks, prefix } = stage;
  const deck = y + r * 1.22;
  const quay = deck + r * 0.1;
  const half = Math.round(r * toTower);
  // Through all of the picture.
  const count = Math.ceil(Math.max(x, width - x) / half / 2 + 0.5);
  const towers = Array.from(
    { length: count * 2 },
    (_none, at) => Math.round(x) + (at * 2 + 1 - count * 2) * half,
  );
  const { subject, image } = withMirror(stage, figure, r * 1.84, quay);
  const each = towers.map((at) => `<use href="#${prefix}b" x="${at}"/>`).join('');
  const columns = repeat(4, (row) => {
    const broad = r * (0.26 - row * 0.04);
    return towers.map((at) => svg`M${at - broad / 2} ${quay + r * (0.12 + row * 0.14)}h${broad}`).join('');
  });
  return (
    glow(stage) +
    skyline({ ...stage, r: r * 0.52 }, quay, 1) +
    stroke(
      svg`M${x - half} ${y - r * 0.3}h${half * 2}M${x - half} ${y + r * 0.3}h${half * 2}`,
      farInk(stage),
      thin(stage),
    ) +
    `<defs><g id="${prefix}b">${span(stage, half, deck, quay)}</g></defs>${each}` +
    subject +
    box(0, deck, width, height - deck, 0, inks.ground) +
    image +
    gleams(width, quay, r, farInk(stage)) +
    stroke(columns, inks.back, r * 0.03, fade(0.6)) +
    tube(svg`M0 ${deck}H${width}`, inks.back, thin(stage) * 1.2) +
    stroke(svg`M0 ${quay}H${width}`, farInk(stage), thin(stage)) +
    // Where words or other things stand it goes on, but quietly.
    sideShades(stage, 0.64)
  );
};
