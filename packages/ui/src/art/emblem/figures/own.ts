import { repeat, starPath, svg } from '../../svg.ts';
import { notch, round, square } from './own-parts.ts';

/** What the library does not have, and no hand draws in a way of its own, in the same field of 512 both ways. Holes run against the outline. */

const balls =
  round(170, 330, 122) +
  round(170, 330, 62, true) +
  round(170, 330, 40) +
  round(366, 366, 88) +
  round(366, 366, 44, true) +
  round(366, 366, 26) +
  round(322, 146, 104) +
  round(322, 146, 52, true) +
  round(322, 146, 32);

const bingoCard =
  square(60, 60, 392) +
  repeat(9, (at) => round(136 + (at % 3) * 120, 136 + Math.floor(at / 3) * 120, at === 4 ? 0 : 44, true)) +
  repeat(9, (at) =>
    at % 4 === 0 && at !== 4 ? round(136 + (at % 3) * 120, 136 + Math.floor(at / 3) * 120, 24) : '',
  ) +
  starPath(256, 256, 50, 22, 5, 0.1);

/** Three stacks, the tallest in the middle. */
const stack = (x: number, foot: number, count: number): string =>
  repeat(count, (at) => svg`M${x - 74} ${foot - at * 44}h148v-32h-148z`);
const chips = stack(98, 452, 5) + stack(256, 452, 9) + stack(414, 452, 3);

const sevenIn = 'M186 176H332V216L270 340H210L270 224H186z';
const ballOfSeven = round(256, 256, 220) + round(256, 256, 128, true) + sevenIn;

/** A five and a three, seen from above. */
const twoDice =
  square(28, 36, 246) +
  [
    [92, 100],
    [210, 100],
    [151, 159],
    [92, 218],
    [210, 218],
  ]
    .map(([x = 0, y = 0]) => round(x, y, 26, true))
    .join('') +
  square(238, 306, 206) +
  [
    [288, 356],
    [341, 409],
    [394, 462],
  ]
    .map(([x = 0, y = 0]) => round(x, y, 24, true))
    .join('');

/** A wheel seen from above: pockets around, a ball in one of them. */
const roulette =
  round(256, 256, 236) +
  repeat(12, (at) => notch(214, 150, at / 12 - 0.026, at / 12 + 0.026)) +
  round(256, 256, 132, true) +
  round(256, 256, 112) +
  starPath(256, 256, 92, 30, 4) +
  round(256, 256, 14);

/** Four leaves and a stem. */
const leaf = [
  [0, -8],
  [-26, -62, -96, -96, -92, -150],
  [-88, -206, -20, -214, 0, -162],
  [20, -214, 88, -206, 92, -150],
  [96, -96, 26, -62, 0, -8],
] as const;
const turnedLeaf = (cos: number, sin: number): string =>
  `${leaf
    .map((values, which) => {
      const points = repeat(values.length / 2, (at) => {
        const [x, y] = [values[at * 2] ?? 0, values[at * 2 + 1] ?? 0];
        return svg`${at > 0 ? ' ' : ''}${256 + x * cos - y * sin} ${232 + x * sin + y * cos}`;
      });
      return (which === 0 ? 'M' : 'C') + points;
    })
    .join('')}z`;
const clover =
  turnedLeaf(1, 0) +
  turnedLeaf(0, 1) +
  turnedLeaf(-1, 0) +
  turnedLeaf(0, -1) +
  'M276 276Q344 356 348 476L392 492Q396 352 300 262z';

const question =
  'M140 168A116 112 0 1 1 304 272Q286 284 286 326H226Q222 256 266 228A56 52 0 1 0 200 168z' +
  round(256, 404, 40);

export const ownFigures = {
  balls,
  chips,
  ballOfSeven,
  twoDice,
  roulette,
  bingoCard,
  question,
  clover,
} as const;
