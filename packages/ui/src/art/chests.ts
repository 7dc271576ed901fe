import type { ChestPose, ChestRung } from './chest-kinds.ts';
import { drawChest as coast } from './coast/chests.ts';
import type { ArtFamily } from './family.ts';
import { drawChest as guilloche } from './guilloche/chests.ts';
import { drawChest as halftone } from './halftone/chests.ts';

const painters = { coast, guilloche, halftone };

/** All families in one module: for tests and pictures of the kit, never for a page. */
export function drawChest(rung: ChestRung, pose: ChestPose, family: ArtFamily): string {
  return painters[family](rung, pose);
}
