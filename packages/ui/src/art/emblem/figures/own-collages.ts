import { polar, repeat, svg } from '../../svg.ts';
import { round } from './own-parts.ts';

/** What the library does not have, or has in the other hands: as scissors cut it. */

/** With a waved head, as on old machines. */
const seven =
  'M96 92Q112 48 152 56C206 66 244 104 300 104C342 104 376 84 396 52L424 62V158C366 226 330 312 322 456H168' +
  'C180 342 226 250 300 184C252 200 214 172 176 164C144 158 132 178 128 206H92z';

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

/** A disc with a brim, seen aslant: blocks stand on its edge and around its face. */
const oval = (y: number, rx: number, ry: number, isHole = false): string =>
  svg`M${256 - rx} ${y}a${rx} ${ry} 0 1 ${isHole ? 0 : 1} ${rx * 2} 0a${rx} ${ry} 0 1 ${isHole ? 0 : 1} ${-rx * 2} 0z`;
const brim = (top: number): string =>
  svg`M24 ${top}A232 110 0 0 0 488 ${top}V${top + 58}A232 110 0 0 1 24 ${top + 58}z`;
const chip = oval(170, 232, 110) + oval(170, 150, 66, true) + oval(170, 122, 50) + brim(214) + brim(300);

/** On a stand. */
const wheel =
  round(256, 214, 202) +
  round(256, 214, 174, true) +
  repeat(8, (at) => {
    const [ax, ay] = polar(256, 214, 162, at / 8 + 0.012);
    const [bx, by] = polar(256, 214, 162, at / 8 + 0.113);
    const [cx, cy] = polar(256, 214, 50, at / 8 + 0.0625);
    return svg`M${cx} ${cy}L${ax} ${ay}A162 162 0 0 1 ${bx} ${by}z`;
  }) +
  round(256, 214, 30) +
  'M176 436H336L384 500H128z';

/** On a tag. */
const percent =
  'M40 236L236 40H444Q472 40 472 68V276L276 472Q256 492 236 472L40 276Q20 256 40 236z' +
  round(414, 98, 32, true) +
  round(180, 236, 46, true) +
  round(296, 312, 46, true) +
  'M276 178L172 366L204 384L308 196z';

/** On its legs, with a mast. */
const saucer =
  round(256, 48, 26) +
  'M246 72H266V104H246z' +
  'M148 200C148 64 364 64 364 200z' +
  'M20 268Q72 212 140 212H372Q440 212 492 268z' +
  'M20 284H492Q424 372 332 372H180Q88 372 20 284z' +
  'M148 384H188L164 464H104z' +
  'M364 384H324L348 464H408z';

export const ownFigures = { mermaid, seven, chip, wheel, percent, saucer } as const;
