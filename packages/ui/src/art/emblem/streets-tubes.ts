import { box, fade, repeat, shape, stroke, svg } from '../svg.ts';
import { farInk, glow, sideShades, sidesOf, skyline, withMirror } from './night-tubes.ts';
import type { Setting, Stage } from './stage.ts';
import { bulbs, thin, tube } from './tube-lines.ts';

/** A canopy hung with lamps, its arrows leading to the doors below. */
function canopy({ x, r, inks }: Stage, top: number, foot: number): string {
  const [half, deep] = [r * 1.18, r * 0.3];
  const below = top + deep;
  const face = svg`M${x - half} ${top}H${x + half}L${x + half - r * 0.14} ${below}H${x - half + r * 0.14}z`;
  const arrows = repeat(6, (at) => {
    const side = at < 3 ? -1 : 1;
    const from = x + side * r * (0.3 + (at % 3) * 0.24);
    return svg`M${from + side * r * 0.08} ${top + deep * 0.28}l${-side * r * 0.1} ${deep * 0.22}l${side * r * 0.1} ${deep * 0.22}`;
  });
  const doors = repeat(5, (at) => svg`M${x + (at - 2) * r * 0.28} ${below + r * 0.06}V${foot}`);
  return (
    box(x - r * 0.84, below, r * 1.68, foot - below, 0, inks.ground) +
    tube(doors, inks.back, r * 0.014) +
    shape(face, inks.ground) +
    shape(face, inks.plate, fade(0.5)) +
    tube(face, inks.back, r * 0.02) +
    tube(arrows, inks.figure, r * 0.022) +
    bulbs(svg`M${x - half + r * 0.06} ${top}H${x + half}`, inks.lamp ?? inks.figure, r * 0.054, r * 0.132) +
    bulbs(
      svg`M${x - half + r * 0.2} ${below}H${x + half - r * 0.1}`,
      inks.lamp ?? inks.figure,
      r * 0.054,
      r * 0.132,
    )
  );
}

/** On a roof over a street that is wet from rain; which house is next to it tells one street from another. */
export const streetOf =
  (first: number): Setting =>
  (stage, figure) => {
    const { x, y, r, height, inks } = stage;
    const [left, right] = sidesOf(stage);
    const [roof, kerb] = [y + r * 1.06, y + r * 1.6];
    const { subject, image } = withMirror(stage, figure, r * 1.84, kerb);
    const frame =
      svg`M${x - r * 0.5} ${roof}V${y}M${x + r * 0.5} ${roof}V${y}M${x} ${roof}V${y}` +
      repeat(2, (at) => {
        const from = x + (at - 1) * r * 0.5;
        return svg`M${from} ${roof}l${r * 0.5} ${-r * 0.5}l${-r * 0.5} ${-r * 0.5}M${from + r * 0.5} ${roof}l${-r * 0.5} ${-r * 0.5}l${r * 0.5} ${-r * 0.5}`;
      });
    const sheen = repeat(5, (at) => {
      const half = r * (1.3 - at * 0.2);
      return svg`M${x - half} ${kerb + r * (0.07 + at * 0.13)}H${x + half}`;
    });
    return (
      glow(stage) +
      skyline(stage, kerb, first) +
      stroke(frame, farInk(stage), thin(stage) * 1.3) +
      box(left, kerb, right - left, height - kerb, 0, inks.ground) +
      subject +
      canopy(stage, roof, kerb) +
      image +
      stroke(sheen, inks.back, r * 0.03, fade(0.34)) +
      tube(svg`M${left} ${kerb}H${right}`, farInk(stage), thin(stage)) +
      sideShades(stage)
    );
  };
