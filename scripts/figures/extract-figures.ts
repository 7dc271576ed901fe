import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import svgpath from 'svgpath';
import { gameFigures, otherFigures, slotFigures } from './figure-names.ts';

/** Writes what the emblems are drawn of (`packages/ui/src/art/emblem/figures/`), from the drawings of game-icons.net (CC BY 3.0). */

const library = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json')), 'utf8'),
) as { readonly icons: Readonly<Record<string, { readonly body: string } | undefined>> };

/** Path data in a field of 512 both ways, in whole units: a tile shows two of them in a pixel. */
function figureOf(name: string): string {
  const d = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(library.icons[name]?.body ?? '')?.[1];
  if (d === undefined) throw new Error(`"${name}" is not one path in the library`);
  return svgpath(d).rel().round(0).toString();
}

const folder = join(import.meta.dirname, '../../packages/ui/src/art/emblem/figures');

function write(file: string, names: Readonly<Record<string, string>>): void {
  const lines = Object.entries(names).map(([key, name]) => `  ${key}: '${figureOf(name)}',`);
  writeFileSync(
    join(folder, file),
    `// Made by scripts/figures/extract-figures.ts from game-icons.net (CC BY 3.0), see LICENCE.md.\nexport const figures = {\n${lines.join('\n')}\n} as const;\n`,
  );
}

for (const [place, hand] of ['posters', 'collages', 'tubes'].entries())
  write(
    `slots-${hand}.ts`,
    Object.fromEntries(
      Object.entries(slotFigures).map(([motif, names]) => [motif, names[place] ?? names[0]]),
    ),
  );
write('games.ts', gameFigures);
write('others.ts', otherFigures);
