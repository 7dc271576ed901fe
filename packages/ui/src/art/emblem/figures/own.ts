import { polar, repeat, starPath, svg } from '../../svg.ts';

/** What the library does not have, in the same field of 512 both ways. Holes run against the outline. */

const round = (x: number, y: number, r: number, isHole = false): string =>
  svg`M${x - r} ${y}a${r} ${r} 0 1 ${isHole ? 0 : 1} ${r * 2} 0a${r} ${r} 0 1 ${isHole ? 0 : 1} ${-r * 2} 0z`;

const square = (x: number, y: number, side: number, isHole = false): string =>
  isHole ? svg`M${x} ${y}v${side}h${side}v${-side}z` : svg`M${x} ${y}h${side}v${side}h${-side}z`;

/** A part of a ring about the middle, against the outline; angles in turns. */
function notch(outer: number, inner: number, from: number, to: number): string {
  const [ax, ay] = polar(256, 256, outer, from);
  const [bx, by] = polar(256, 256, inner, from);
  const [cx, cy] = polar(256, 256, inner, to);
  const [dx, dy] = polar(256, 256, outer, to);
  return svg`M${ax} ${ay}L${bx} ${by}L${cx} ${cy}L${dx} ${dy}z`;
}

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

/** Parted hair, a face, and a tail below her belt. */
const mermaid =
  'M258 26C334 22 372 84 360 142C354 178 372 196 398 200C372 226 332 222 312 196L298 180H218L204 196C184 222 144 226 118 200C144 196 162 178 156 142C144 84 182 30 258 26z' +
  'M198 120a60 58 0 1 0 120 0a60 58 0 1 0 -120 0z' +
  'M258 72C268 94 284 110 308 114C310 152 288 172 258 172C228 172 206 152 208 114C214 96 228 80 258 72z' +
  round(236, 128, 8, true) +
  round(280, 128, 8, true) +
  'M236 148Q258 170 280 148Q258 158 236 148z' +
  'M240 180H276V216C304 218 322 230 334 250L392 300L376 322L316 280C312 304 300 320 296 338C334 352 350 396 330 434C308 472 262 480 222 462C206 476 182 488 150 492C158 474 156 462 150 448C136 440 118 436 96 438C122 414 160 408 196 424C226 432 250 436 262 418C272 400 252 372 226 358C216 352 216 346 218 338C216 320 204 304 200 280L140 322L124 300L182 250C194 230 212 218 240 216z' +
  'M216 334V346Q258 364 300 346V334Q258 352 216 334z' +
  'M214 262Q236 282 254 264Q250 248 232 246Q214 244 214 262z' +
  'M302 262Q302 244 284 246Q266 248 262 264Q280 282 302 262z' +
  round(420, 96, 18) +
  round(456, 148, 12) +
  round(92, 360, 16) +
  round(64, 312, 10);

const percent =
  round(150, 150, 96) +
  round(150, 150, 44, true) +
  round(362, 362, 96) +
  round(362, 362, 44, true) +
  'M392 64l56 56L120 448l-56-56z';

const question =
  'M140 168A116 112 0 1 1 304 272Q286 284 286 326H226Q222 256 266 228A56 52 0 1 0 200 168z' +
  round(256, 404, 40);

export const ownFigures = {
  mermaid,
  seven,
  volcano,
  chip,
  wheel,
  balls,
  chips,
  ballOfSeven,
  twoDice,
  roulette,
  bingoCard,
  percent,
  question,
} as const;
