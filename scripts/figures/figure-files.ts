import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import svgpath from 'svgpath';
import { emblemHands } from '../../packages/ui/src/art/family.ts';
import { drawingsText } from '../drawings-text.ts';
import { gameFigures, otherFigures, slotFigures } from './figure-names.ts';

const library = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json')), 'utf8'),
) as { readonly icons: Readonly<Record<string, { readonly body: string } | undefined>> };

type Drawing = string | null;
/** Of one thing: one for all hands, or one for each, null for what that hand has a drawing of ours of. */
type Drawings = readonly [string] | readonly [Drawing, Drawing, Drawing];

/** Path data in a field of 512 both ways, in whole units: a tile shows two of them in a pixel. */
function figureOf(name: string): string {
  const d = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(library.icons[name]?.body ?? '')?.[1];
  if (d === undefined) throw new Error(`"${name}" is not one path in the library`);
  return svgpath(d).rel().round(0).toString();
}

function textOf(names: Readonly<Record<string, string>>): string {
  const drawn = Object.entries(names).map(([key, name]) => [key, figureOf(name)]);
  return drawingsText(
    'scripts/extract-figures.ts from game-icons.net (CC BY 3.0)',
    'figures',
    Object.fromEntries(drawn),
  );
}

/** What the emblems are drawn of, by name of the file in `packages/ui/src/art/emblem/figures`: one for each hand, and what all have in common. */
export function figureFiles(): ReadonlyMap<string, string> {
  const all = Object.entries<Drawings>({ ...slotFigures, ...gameFigures, ...otherFigures });
  const namesOf = (entries: typeof all, place: number) =>
    Object.fromEntries(
      entries.flatMap(([name, drawings]): [string, string][] => {
        const drawing = drawings[place];
        return drawing ? [[name, drawing]] : [];
      }),
    );
  const own = all.filter(([, drawings]) => drawings.length > 1);
  const common = all.filter(([, drawings]) => drawings.length === 1);
  return new Map([
    ...emblemHands.map((hand, place): [string, string] => [`${hand}.ts`, textOf(namesOf(own, place))]),
    ['shared.ts', textOf(namesOf(common, 0))],
  ]);
}
