import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { optimize } from 'svgo';
import svgpath from 'svgpath';
import { drawingsText } from '../drawings-text.ts';
import { type Drawings, hairlineDrawings, solidDrawings } from './icon-drawings.ts';

interface Library {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
  /** Names of the same drawing. */
  readonly aliases?: Readonly<Record<string, { readonly parent: string } | undefined>>;
  readonly height: number;
}

const onePath = /^<path fill="currentColor" d="([^"]+)"\/>$/;

function libraryAt(url: string): Library {
  return JSON.parse(readFileSync(fileURLToPath(url), 'utf8')) as Library;
}

const phosphor = libraryAt(import.meta.resolve('@iconify-json/ph/icons.json'));
const material = libraryAt(import.meta.resolve('@iconify-json/material-symbols-light/icons.json'));

/** Edge of the grid that all sets but pixels are drawn on. */
const grid = 24;

/** The drawing's path data on the grid, as short as it can be written in hundredths: every page of a brand carries its set. */
function pathOf(own: Library, drawing: string): string {
  const [from, name] = drawing.startsWith('ph:') ? [phosphor, drawing.slice(3)] : [own, drawing];
  const body = from.icons[from.aliases?.[name]?.parent ?? name]?.body ?? '';
  const d = onePath.exec(body)?.[1];
  if (d === undefined) throw new Error(`"${drawing}" is not one path in its library`);
  const scaled = svgpath(d)
    .scale(grid / from.height)
    .toString();
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${scaled}"/></svg>`, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 2 } }],
  });
  return / d="([^"]+)"/.exec(data)?.[1] ?? '';
}

function textOf(own: Library, source: string, drawings: Drawings): string {
  const drawn = Object.entries(drawings).map(([sign, drawing]) => [sign, pathOf(own, drawing)]);
  return drawingsText(`scripts/extract-icons.ts from ${source}`, 'icons', Object.fromEntries(drawn));
}

/** Sets of signs that open libraries draw, by name of the file in `packages/ui/src/icons/library`. */
export function iconFiles(): ReadonlyMap<string, string> {
  return new Map([
    ['solid.ts', textOf(phosphor, 'Phosphor Icons (MIT)', solidDrawings)],
    [
      'hairline.ts',
      textOf(material, 'Material Symbols (Apache 2.0) and Phosphor Icons (MIT)', hairlineDrawings),
    ],
  ]);
}
