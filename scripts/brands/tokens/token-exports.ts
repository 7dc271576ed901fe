import { clampRgb, converter } from 'culori';
import { hexColor } from '../icon.ts';
import { readSeeds } from '../pack-schema.ts';
import { readPackJson } from '../read-pack.ts';
import { type ColorValue, colorCss, isColorValue } from './color.ts';
import { refTokens } from './ramps.ts';
import { isNode, type Node, ownCss } from './resolve.ts';

/** What becomes of a token; null leaves it out. */
type Change = (token: Node, type: string) => Node | null;

/** Each token says its own type afterwards; groups of which nothing is left are gone. */
function changed(group: Node, change: Change, inherited = ''): Node {
  const type = typeof group.$type === 'string' ? group.$type : inherited;
  const entries = Object.entries(group).flatMap(([name, part]): readonly [string, unknown][] => {
    if (name === '$description') return [[name, part]];
    if (name.startsWith('$') || !isNode(part)) return [];
    const isToken = part.$value !== undefined;
    const own = typeof part.$type === 'string' ? part.$type : type;
    const next = isToken ? change(part, own) : changed(part, change, type);
    return next === null || Object.keys(next).length === 0 ? [] : [[name, next]];
  });
  return Object.fromEntries(entries);
}

interface Measure {
  readonly value: number;
  readonly unit: string;
}

const asMeasure = (value: unknown) => value as Measure;

/**
 * Style Dictionary reads the format, but has no transform for durations, writes nothing for no shadow at all, and knows no expressions
 * of ours: these become CSS text.
 */
const toStyleDictionary: Change = (token, type) => {
  const { $value, $description } = token;
  const isNoShadow = Array.isArray($value) && $value.length === 0;
  const css = ownCss(token) ?? (isNoShadow ? 'none' : undefined);
  const described = $description === undefined ? {} : { $description };
  if (css !== undefined) return { ...described, $type: 'string', $value: css };
  if (type !== 'duration' || !isNode($value)) return { ...described, $type: type, $value };
  const { value, unit } = asMeasure($value);
  return { ...described, $type: type, $value: `${value}${unit}` };
};

const toRgb = converter('rgb');

/** In sRGB, which is what a Figma file is made in by default; colours outside of it are clipped to it, as most screens do. */
function figmaColor(value: ColorValue): Node {
  const css = colorCss(value);
  const { r, g, b } = clampRgb(toRgb(css) ?? { mode: 'rgb', r: 0, g: 0, b: 0 });
  const components = [r, g, b].map((part) => Number(part.toFixed(4)));
  return { colorSpace: 'srgb', components, alpha: value.alpha ?? 1, hex: hexColor(css) };
}

/** In px: Figma knows no rem. */
function figmaDimension({ value, unit }: Measure): Measure {
  return unit === 'rem' ? { value: value * 16, unit: 'px' } : { value, unit };
}

/** What a variable of Figma can hold: colours and aliases of them, sizes, numbers and strings. */
const toFigma: Change = (token, type) => {
  const { $value } = token;
  if (type === 'color') return { $type: 'color', $value: isColorValue($value) ? figmaColor($value) : $value };
  if (type === 'dimension') return { $type: 'dimension', $value: figmaDimension(asMeasure($value)) };
  if (type === 'fontFamily') return { $type: 'string', $value: [$value].flat()[0] };
  if (type === 'duration') return { $type: 'number', $value: asMeasure($value).value };
  const isNumber = type === 'fontWeight' || (type === 'number' && ownCss(token) === undefined);
  return isNumber ? { $type: 'number', $value } : null;
};

/** A brand's tokens for tools that read less than the whole format, by file name (docs/packages.md). */
export function tokenExports(folder: string): ReadonlyMap<string, Node> {
  const tokens = { ...refTokens(readSeeds(folder)), ...(readPackJson(folder, 'tokens/sem.json') as Node) };
  return new Map([
    ['style-dictionary.json', changed(tokens, toStyleDictionary)],
    ['figma.json', changed(tokens, toFigma)],
  ]);
}
