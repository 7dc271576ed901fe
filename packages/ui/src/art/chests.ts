import type { ChestPose, ChestRung } from './chest-kinds.ts';
import { drawChest as coast } from './coast/chests.ts';
import { inEveryHand } from './emblem/every-hand.ts';
import type { ArtHand } from './family.ts';
import { drawChest as guilloche } from './guilloche/chests.ts';
import { drawChest as halftone } from './halftone/chests.ts';

const painters = {
  coast,
  guilloche,
  halftone,
  ...inEveryHand('drawChest'),
};

/** All hands in one module: for tests and pictures of the kit, never for a page. */
export function drawChest(rung: ChestRung, pose: ChestPose, family: ArtHand): string {
  return painters[family](rung, pose);
}
