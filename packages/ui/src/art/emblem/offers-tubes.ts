import { fade, repeat, stroke, svg } from '../svg.ts';
import { bridge } from './bridge-tubes.ts';
import { grounds } from './grounds-tubes.ts';
import type { OfferScene, Setting, Stage } from './stage.ts';
import { streetOf } from './streets-tubes.ts';
import { bulbs, tube } from './tube-lines.ts';

/** What carries signs of light in a street, each with one subject. */

/** Between wings of straight tubes, each shorter than the one above. */
const winged: Setting = (stage, figure) => {
  const { x, y, r, width, inks } = stage;
  const feathers = (side: 1 | -1): string =>
    repeat(6, (at) => {
      const dy = r * (-0.7 + at * 0.26);
      const from = Math.max(Math.sqrt(Math.max(0, (r * 1.04) ** 2 - dy ** 2)), r * 0.3);
      const to = width / 2 - r * (0.3 + at * 0.16);
      return svg`M${x + side * from} ${y + dy}H${x + side * Math.max(to, from + r * 0.3)}`;
    });
  return (
    tube(feathers(-1), inks.back, r * 0.06) + tube(feathers(1), inks.back, r * 0.06) + figure(0, 0, r * 1.76)
  );
};

/** A board in two lines, lamps between them. */
const board = ({ inks, r }: Stage, outer: string, inner: string, lamps: string): string =>
  tube(outer, inks.back, r * 0.034) +
  tube(inner, inks.back, r * 0.022) +
  bulbs(lamps, inks.lamp ?? inks.figure, r * 0.072, r * 0.2);

const frame = (x: number, y: number, halfX: number, halfY: number): string =>
  svg`M${x - halfX} ${y - halfY}h${halfX * 2}v${halfY * 2}h${-halfX * 2}z`;

/** On a board that hangs. */
const hung: Setting = (stage, figure) => {
  const { x, y, r, inks } = stage;
  const by = (less: number): string => frame(x, y, r * (1.22 - less), r * (0.9 - less));
  const ropes = svg`M${x - r * 0.8} 0V${y - r * 0.9}M${x + r * 0.8} 0V${y - r * 0.9}`;
  return (
    stroke(ropes, inks.back, r * 0.03, fade(0.6)) +
    board(stage, by(0), by(0.22), by(0.11)) +
    figure(0, 0, r * 1.22)
  );
};

/** On a board that points down, to what is said of it. */
const pointing: Setting = (stage, figure) => {
  const { x, y, r } = stage;
  const by = (less: number): string => {
    const [side, top, foot] = [r * (1.2 - less), r * (0.92 - less), r * (0.5 - less)];
    const wing = r * (0.56 - less * 0.6);
    return svg`M${x - side} ${y - top}H${x + side}V${y + foot}H${x + wing}L${x} ${y + r * (0.94 - less * 1.3)}L${x - wing} ${y + foot}H${x - side}z`;
  };
  return board(stage, by(0), by(0.22), by(0.11)) + figure(0, -r * 0.21, r * 1.04);
};

/** Arrows lead to it from both sides, one after another. */
const led: Setting = (stage, figure) => {
  const { x, y, r, width, inks } = stage;
  const count = Math.max(2, Math.floor((width / 2 / r - 1.1) / 0.3));
  const arrows = repeat(count, (at) => {
    const lines = [-1, 1]
      .map((side) => {
        const from = x + side * r * (1.12 + at * 0.3);
        return svg`M${from + side * r * 0.26} ${y - r * 0.5}L${from} ${y}l${side * r * 0.26} ${r * 0.5}`;
      })
      .join('');
    return `<g${fade(1 - at / (count + 0.6))}>${tube(lines, inks.back, r * 0.05)}</g>`;
  });
  return arrows + figure(0, 0, r * 1.8);
};

const raised =
  (setting: Setting, share: number): Setting =>
  (stage, figure) =>
    setting({ ...stage, y: stage.y - stage.r * 0.28, r: stage.r * share }, (dx, dy, size, options) =>
      figure(dx, dy - stage.r * 0.28, size, options),
    );

/** For each offer: none that are in the same inks have the same. */
const settings = [
  winged,
  hung,
  led,
  raised(streetOf(3), 0.76),
  raised(bridge, 0.8),
  pointing,
  winged,
  raised(streetOf(5), 0.76),
  led,
  hung,
  raised(bridge, 0.8),
  pointing,
  winged,
  hung,
  led,
  pointing,
  raised(streetOf(1), 0.76),
] as const;

/** In the light of other signs, from a side of its own each. */
export const lit: OfferScene = (stage, { at, main }) => {
  // The first ground has none.
  const ground = grounds[1 + (at % 9)] ?? grounds[1];
  return `<g${fade(0.6)}>${ground(stage)}</g>${(settings[at % settings.length] ?? winged)(stage, main)}`;
};
