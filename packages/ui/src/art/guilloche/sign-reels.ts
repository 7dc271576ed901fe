import { createRandom } from '../random.ts';
import { motifsFor, type ReelSymbol } from '../reels.ts';
import type { Sign } from '../sign.ts';
import { place } from '../svg.ts';
import type { Inks } from './inks.ts';
import { hatchings, type Sheet, type Subject } from './sheet.ts';
import { coin, inksOnPaper } from './sign-scene.ts';
import { gramophone } from './subjects-fair.ts';
import { carp, lobster, moth, nautilus, owl, scarab, swan } from './subjects-fauna.ts';
import { trophy } from './subjects-games.ts';
import { teacup } from './subjects-play.ts';
import { dice, topHat, violin } from './subjects-salon.ts';
import { anchor, balloon, comet, whale } from './subjects-travel.ts';

const motifs: Readonly<Record<string, Subject>> = {
  swan,
  moth,
  owl,
  carp,
  nautilus,
  lobster,
  scarab,
  topHat,
  violin,
  dice,
  balloon,
  anchor,
  comet,
  whale,
  gramophone,
  trophy,
  teacup,
};
export const reelMotifs = Object.keys(motifs);

/** In the middle of the field. */
function engraved(inks: Inks, prefix: string, draw: Subject): string {
  const sheet: Sheet = { random: createRandom(1), inks, prefix, width: 220, height: 220 };
  const body = draw(sheet);
  return place(`${hatchings(sheet, body)}<g stroke-linecap="round">${body}</g>`, 32, 32, 0, 0.29);
}

/** The reels of a house: its sign on a coin, and engravings in its inks, which take turns. */
export function drawSignReels(sign: Sign, brandId: string): readonly ReelSymbol[] {
  const inks = inksOnPaper(sign);
  const turned: Inks = { ...inks, body: inks.accent, accent: inks.body };
  return [
    { name: 'sign', art: engraved(inks, 'reel-sign', (sheet) => coin(sheet, sign, 106)) },
    ...motifsFor(brandId, reelMotifs).map((name, index) => ({
      name,
      art: engraved(index % 2 === 0 ? inks : turned, `reel-${name}`, motifs[name] ?? (() => '')),
    })),
  ];
}
