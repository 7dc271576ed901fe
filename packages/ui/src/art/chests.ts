import type { ChestPose, ChestRung } from './chest-kinds.ts';
import { drawChest as coast } from './coast/chests.ts';
import * as collages from './emblem/collages.ts';
import * as posters from './emblem/posters.ts';
import * as tubes from './emblem/tubes.ts';
import type { ArtHand } from './family.ts';
import { drawChest as guilloche } from './guilloche/chests.ts';
import { drawChest as halftone } from './halftone/chests.ts';

const painters = {
  coast,
  guilloche,
  halftone,
  posters: posters.drawChest,
  collages: collages.drawChest,
  tubes: tubes.drawChest,
};

/** All hands in one module: for tests and pictures of the kit, never for a page. */
export function drawChest(rung: ChestRung, pose: ChestPose, family: ArtHand): string {
  return painters[family](rung, pose);
}
