import { type DrawnText, drawingsText } from '../drawings-text.ts';
import { type Drawings, hairlineDrawings, solidDrawings } from './icon-drawings.ts';
import { drawingOf, type Library, material, phosphor, solar } from './icon-libraries.ts';
import { grid, onGrid, pathOf } from './path-data.ts';
import {
  duotoneDrawings,
  printDrawings,
  type TwoToneDrawing,
  type TwoToneDrawings,
} from './two-tone-drawings.ts';

const onePath = /^<path fill="currentColor" d="([^"]+)"\/>$/;

function oneToneOf(own: Library, drawing: string): string {
  const { from, body } = drawingOf(own, drawing);
  const d = onePath.exec(body)?.[1];
  if (d === undefined) throw new Error(`"${drawing}" is not one path in its library`);
  return onGrid(d, from.height);
}

interface TwoToneHand {
  readonly library: Library;
  /** What the names of its drawings in two tones end with. */
  readonly ending: string;
  /** How far the tint lies from beneath its lines, in units of the grid; what has two tones is drawn smaller for it. */
  readonly offset?: number;
}

const faint =
  /<g [^>]*opacity="[^"]+">.*?<\/g>|<path [^>]*opacity="[^"]+"[^>]*>|<circle [^>]*opacity="[^"]+"[^>]*>/g;

/** A part's shapes as one path and the edge of its grid: of a name of a drawing, or path data of ours. */
function partOf(own: Library, part: string): { readonly d: string; readonly edge: number } {
  if (/^m[\d.]/i.test(part)) return { d: part, edge: grid };
  const { from, body } = drawingOf(own, part);
  return { d: pathOf(body), edge: from.height };
}

/** The two tones of a drawing, on the same grid each. */
function tonesOf({ library, ending }: TwoToneHand, drawing: string) {
  const { body } = drawingOf(library, drawing + ending);
  return {
    tint: { d: pathOf(body.match(faint)?.join('') ?? ''), edge: library.height },
    ink: { d: pathOf(body.replace(faint, '')), edge: library.height },
  };
}

function partsOf(own: Library, { ink, tint }: Exclude<TwoToneDrawing, string>) {
  return { ink: partOf(own, ink), tint: tint === undefined ? undefined : partOf(own, tint) };
}

function twoToneOf(hand: TwoToneHand, drawing: TwoToneDrawing): DrawnText {
  const { library, offset = 0 } = hand;
  const { ink, tint } = typeof drawing === 'string' ? tonesOf(hand, drawing) : partsOf(library, drawing);
  if (tint === undefined) return onGrid(ink.d, ink.edge);
  // The library's own margin has room for the rest of the offset.
  const larger = grid / (grid - offset * 0.75);
  return { tint: onGrid(tint.d, tint.edge * larger, offset), ink: onGrid(ink.d, ink.edge * larger) };
}

function textOf<Drawing>(
  source: string,
  drawings: Readonly<Record<string, Drawing>>,
  draw: (drawing: Drawing) => DrawnText,
): string {
  const drawn = Object.entries(drawings).map(([sign, drawing]) => [sign, draw(drawing)]);
  return drawingsText(`scripts/extract-icons.ts from ${source}`, 'icons', Object.fromEntries(drawn));
}

const oneTone = (library: Library, source: string, drawings: Drawings) =>
  textOf(source, drawings, (drawing) => oneToneOf(library, drawing));

const twoTone = (hand: TwoToneHand, source: string, drawings: TwoToneDrawings) =>
  textOf(source, drawings, (drawing) => twoToneOf(hand, drawing));

/** Sets of signs that open libraries draw, by name of the file in `packages/ui/src/icons/library`. */
export function iconFiles(): ReadonlyMap<string, string> {
  return new Map([
    ['solid.ts', oneTone(phosphor, 'Phosphor Icons (MIT)', solidDrawings)],
    [
      'hairline.ts',
      oneTone(material, 'Material Symbols (Apache 2.0) and Phosphor Icons (MIT)', hairlineDrawings),
    ],
    [
      'duotone.ts',
      twoTone(
        { library: solar, ending: '-bold-duotone' },
        'Solar (CC BY 4.0) and Phosphor Icons (MIT)',
        duotoneDrawings,
      ),
    ],
    [
      'print.ts',
      twoTone(
        {
          library: phosphor,
          ending: '-duotone',
          // As a sheet that went through the press twice and not quite in the same place.
          offset: 1.9,
        },
        'Phosphor Icons (MIT)',
        printDrawings,
      ),
    ],
  ]);
}
