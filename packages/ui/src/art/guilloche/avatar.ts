import { spread } from '../random.ts';
import { box, disc, place, ring } from '../svg.ts';
import { inks } from './inks.ts';
import { milled, rosette } from './ornament.ts';
import { engrave } from './picture.ts';
import type { Subject } from './sheet.ts';
import { jester } from './subjects-fair.ts';
import { clover, horse, moth, owl, peacock, rose, swan } from './subjects-fauna.ts';
import { bell, crown, dealer, knight, mask, queen, topHat } from './subjects-salon.ts';
import { anchor, balloon } from './subjects-travel.ts';

const sitters: readonly [Subject, ...Subject[]] = [
  owl,
  knight,
  queen,
  topHat,
  swan,
  moth,
  mask,
  horse,
  crown,
  peacock,
  jester,
  dealer,
  rose,
  balloon,
  anchor,
  clover,
  bell,
];

/** A cameo, 200 x 200: one figure in a milled ring. */
export function drawAvatar(seed: number): string {
  const sitter = sitters[spread(seed, 0, sitters.length)] ?? sitters[0];
  const ink = inks[spread(seed, 1, inks.length)] ?? inks[0];
  return engrave(
    { seed, prefix: `ga${(seed >>> 0).toString(36)}`, width: 200, height: 200, ink },
    (sheet) =>
      box(0, 0, 200, 200, 0, ink.ground) +
      place(
        rosette(sheet, 'v', { r: 108, depth: 12, lobes: 16, lines: 5 }) +
          disc(0, 0, 88, ink.ground) +
          milled(0, 0, 86, 10, ink.accent) +
          ring(0, 0, 78, ink.body, 2) +
          place(sitter(sheet), 0, 0, 0, 0.66),
        100,
        100,
      ),
  );
}
