import { polar, repeat, starPath, svg } from '../../svg.ts';
import { notch, round } from './own-parts.ts';

/** What the library does not have, or has in the other hands: as a lithographer cuts it. */

const seven = 'M92 60H424V146L262 456H140L286 168H92z';

const volcano =
  'M36 462L190 196Q212 226 256 226Q300 226 322 196L476 462z' +
  'M262 250L210 346L242 338L222 420L304 306L272 312L290 250z' +
  'M256 22C306 82 312 124 282 164H230C200 124 206 82 256 22z' +
  round(142, 118, 28) +
  round(370, 118, 28) +
  round(182, 54, 18) +
  round(334, 50, 18);

const chip =
  round(256, 256, 212) +
  repeat(8, (at) => notch(198, 158, at / 8 - 0.03, at / 8 + 0.03)) +
  round(256, 256, 136, true) +
  round(256, 256, 120) +
  round(256, 256, 84, true) +
  starPath(256, 256, 74, 34, 5);

const wheel =
  'M226 12h60l-30 66z' +
  round(256, 282, 206) +
  round(256, 282, 178, true) +
  round(256, 282, 160) +
  repeat(5, (at) => {
    const [ax, ay] = polar(256, 282, 146, at / 5 + 0.03);
    const [bx, by] = polar(256, 282, 146, at / 5 + 0.13);
    const [cx, cy] = polar(256, 282, 52, at / 5 + 0.08);
    return svg`M${ax} ${ay}L${cx} ${cy}L${bx} ${by}A146 146 0 0 0 ${ax} ${ay}z`;
  }) +
  round(256, 282, 26, true) +
  round(256, 282, 13);

const percent =
  round(150, 150, 96) +
  round(150, 150, 44, true) +
  round(362, 362, 96) +
  round(362, 362, 44, true) +
  'M392 64l56 56L120 448l-56-56z';

/** Torn off to the seventh day. */
const calendar =
  'M136 40H184V84H136z' +
  'M328 40H376V84H328z' +
  'M64 84H448V176H64z' +
  'M64 200H448V468H64z' +
  'M176 236V290H282L210 432H270L344 284V236z';

export const ownFigures = { calendar, seven, volcano, chip, wheel, percent } as const;
