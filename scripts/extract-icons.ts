import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconFiles } from './icons/icon-files.ts';

/** Writes the sets of signs that open libraries draw; after a change of `icons/icon-drawings.ts`. */
const folder = join(import.meta.dirname, '../packages/ui/src/icons/library');
for (const [file, text] of iconFiles()) writeFileSync(join(folder, file), text);
