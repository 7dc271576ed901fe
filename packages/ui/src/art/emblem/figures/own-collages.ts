import { a, b, c } from '../../spot-inks.ts';
import { polar, shape, stroke, svg } from '../../svg.ts';
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

/** On a stand, with a pointer over its head. */
const wheel =
  round(256, 248, 196) +
  round(256, 248, 164, true) +
  round(256, 248, 36) +
  'M218 4H294L256 118z' +
  'M196 424H316L392 504H120z';

/** Laid in its rim: what there is to be won, in all colours. */
export const wheelSlices = [c[2], b[2], a[2], b[3]]
  .map((ink, colour) =>
    shape(
      [colour, colour + 4]
        .map((at) => {
          const [ax, ay] = polar(256, 248, 152, at / 8 - 0.056);
          const [bx, by] = polar(256, 248, 152, at / 8 + 0.056);
          const [cx, cy] = polar(256, 248, 48, at / 8);
          return svg`M${cx} ${cy}L${ax} ${ay}A152 152 0 0 1 ${bx} ${by}z`;
        })
        .join(''),
      ink,
    ),
  )
  .concat(shape('M222 4H290L256 112z', c[1]))
  .join('');

/** A laughing face under three feathers. */
const mask =
  'M72 124C130 146 192 154 256 154C320 154 382 146 440 124C456 236 444 340 384 410C348 452 302 476 256 476C210 476 164 452 128 410C68 340 56 236 72 124z' +
  'M110 258C136 294 206 292 230 258C220 200 126 192 110 258z' +
  'M282 258C306 292 376 294 402 258C386 192 292 200 282 258z' +
  'M256 282L234 326H278z' +
  'M138 342C150 420 212 442 256 442C300 442 362 420 374 342C322 378 190 378 138 342z' +
  'M256 136C216 100 218 52 256 10C294 52 296 100 256 136z' +
  'M196 130C142 116 112 76 116 30C166 42 204 78 212 128z' +
  'M316 130C370 116 400 76 396 30C346 42 308 78 300 128z';

/** Fire over a crater, and what runs down from it. */
const volcano =
  'M16 476L172 228Q200 250 228 232Q256 254 284 232Q312 250 340 228L496 476z' +
  'M190 270L168 306V362Q184 388 200 362V336Q214 314 228 336V412Q246 440 264 412V346Q278 322 292 346V378Q308 404 324 378V300L320 270Q256 304 190 270z' +
  'M256 218C184 200 164 124 214 62C222 98 240 106 252 94C272 72 266 40 244 8C330 44 374 122 340 180C356 176 366 164 370 148C384 192 336 218 256 218z' +
  round(124, 132, 26) +
  round(414, 108, 22) +
  round(150, 52, 15) +
  round(76, 212, 15) +
  round(440, 212, 18);

/** Within its banks. */
export const lava = stroke(
  'M212 296Q256 318 300 296M189 318V352M246 336V398M308 330V370',
  c[2],
  17,
  ' stroke-linecap="round"',
);

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

export const ownFigures = { mermaid, seven, chip, wheel, percent, saucer, mask, volcano } as const;
