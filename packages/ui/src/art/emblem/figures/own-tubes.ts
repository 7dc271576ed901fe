import { polar, repeat, starPath, svg } from '../../svg.ts';
import { round, square } from './own-parts.ts';

/** What the library does not have, or has in the other hands: as tubes are bent. */

/** With a bar across. */
const seven = 'M104 60H412V132L350 244H424V308H314L236 456H152L230 308H156V244H264L326 132H104z';

/** A slope at each side of the fire, and three drops. */
const volcano =
  'M24 464L168 224L214 288L172 464z' +
  'M488 464L344 224L298 288L340 464z' +
  'M256 300L212 464H300z' +
  'M256 36Q316 128 256 236Q196 128 256 36z' +
  'M130 72Q176 108 180 176Q124 144 130 72z' +
  'M382 72Q336 108 332 176Q388 144 382 72z';

const tooth = (at: number): string => {
  const [ax, ay] = polar(256, 256, 214, at - 0.03);
  const [bx, by] = polar(256, 256, 244, at - 0.03);
  const [cx, cy] = polar(256, 256, 244, at + 0.03);
  const [dx, dy] = polar(256, 256, 214, at + 0.03);
  return svg`M${ax} ${ay}L${bx} ${by}L${cx} ${cy}L${dx} ${dy}z`;
};
const spade =
  'M256 138C286 194 352 216 352 270C352 318 296 328 270 296L290 356H222L242 296C216 328 160 318 160 270C160 216 226 194 256 138z';
const chip = repeat(8, (at) => tooth(at / 8)) + round(256, 256, 198) + round(256, 256, 158, true) + spade;

const wheel =
  repeat(12, (at) => {
    const [x, y] = polar(256, 256, 226, at / 12);
    return round(Math.round(x), Math.round(y), 20);
  }) +
  round(256, 256, 184) +
  round(256, 256, 152, true) +
  repeat(6, (at) => {
    const [ax, ay] = polar(256, 256, 152, at / 6 - 0.016);
    const [bx, by] = polar(256, 256, 152, at / 6 + 0.016);
    return svg`M256 256L${ax} ${ay}L${bx} ${by}z`;
  }) +
  round(256, 256, 52);

/** In a coin's edge. */
const percent =
  round(256, 256, 228) +
  round(256, 256, 186, true) +
  round(196, 196, 48) +
  round(316, 316, 48) +
  'M326 148L364 186L186 364L148 326z';

/** With a handle, as a teacher's. */
const bell =
  'M226 24H286L300 152H212z' +
  'M196 176H316C340 250 356 318 416 372V404H96V372C156 318 172 250 196 176z' +
  'M212 428H300A44 44 0 0 1 212 428z';

/** Before another one. */
const coin =
  round(196, 316, 172) +
  round(196, 316, 134, true) +
  starPath(196, 316, 108, 46, 5) +
  'M180 104A168 168 0 1 1 408 332Q412 292 396 256Q380 180 300 132Q244 100 180 104z';

const magnet =
  'M72 164V256A184 184 0 0 0 440 256V164H336V256A80 80 0 0 1 176 256V164z' +
  'M72 132V52H176V132z' +
  'M336 132V52H440V132z';

/** The seventh day. */
const calendar =
  square(56, 92, 384) +
  'M96 196V436H400V196z' +
  'M132 32H172V76H132z' +
  'M340 32H380V76H340z' +
  'M184 228H328V272L264 404H212L274 276H184z';

/** Over three beams. */
const saucer =
  'M172 156A84 96 0 0 1 340 156z' +
  'M24 240Q80 180 168 176H344Q432 180 488 240Q432 304 344 308H168Q80 304 24 240z' +
  round(132, 242, 24, true) +
  round(256, 242, 24, true) +
  round(380, 242, 24, true) +
  'M152 336H192L160 468H104z' +
  'M236 336H276L284 468H228z' +
  'M320 336H360L408 468H352z';

const rocket =
  'M256 20C352 108 356 228 328 344H184C156 228 160 108 256 20z' +
  round(256, 184, 46, true) +
  'M148 232C152 276 160 316 172 356L96 404C88 332 104 272 148 232z' +
  'M364 232C360 276 352 316 340 356L416 404C424 332 408 272 364 232z' +
  'M208 376H304Q300 440 256 492Q212 440 208 376z';

export const ownFigures = {
  rocket,
  seven,
  volcano,
  chip,
  wheel,
  percent,
  bell,
  coin,
  magnet,
  calendar,
  saucer,
} as const;
