import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { figureFiles } from './figures/figure-files.ts';

/** Writes what the emblems are drawn of, from the drawings of game-icons.net; after a change of `figures/figure-names.ts`. */
const folder = join(import.meta.dirname, '../packages/ui/src/art/emblem/figures');
for (const [file, text] of figureFiles()) writeFileSync(join(folder, file), text);
