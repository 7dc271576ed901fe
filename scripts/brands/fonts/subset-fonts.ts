import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import {
  type FontMetrics,
  measuredText,
  readAdvances,
  readMetrics,
  type SystemFace,
} from './font-metrics.ts';

/** One family of `fonts.json`. */
export interface FontFamily {
  readonly family: string;
  readonly role: 'display' | 'body';
  /** An npm package of OFL fonts, and its files with `{subset}` in the name. */
  readonly package: string;
  readonly files: string;
  /** Weights that the brand uses, from and to. */
  readonly weight: readonly [number, number];
  /** Other axes to keep, from and to; what is not named is fixed at its default. */
  readonly axes?: Readonly<Record<string, readonly [number, number]>>;
  /** The system's face that stands in until the file is there. */
  readonly fallback: { readonly family: string; readonly like: SystemFace };
}

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_none, index) => String.fromCodePoint(from + index)).join('');

const without = (text: string, others: string) => [...text].filter((sign) => !others.includes(sign)).join('');

/** Signs stand with the letters of every language: a sentence of one face must not wait for two files. */
const signs = '\u00A0\u2009\u202F–—‘’“”•…€−×→←↑↓§«»°ºª©®·';
const portuguese = `${range(0x20, 0x7e)}ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü${signs}`;

/**
 * What the texts of the site need: Portuguese and English, which the first paint waits for and which are a fifth smaller alone; the
 * other western languages; Turkish; Vietnamese. Other scripts have system faces.
 */
const subsets = {
  latin: { source: 'latin', text: portuguese },
  western: {
    source: 'latin',
    text: without(`${range(0xa1, 0xff)}ıŒœ\u200A‚„†‰‹›÷`, portuguese),
  },
  turkish: { source: 'latin-ext', text: 'ĞğİŞşıŐőŰű₺' },
  vietnamese: {
    source: 'vietnamese',
    text: `ĂăĐđĨĩŨũƠơƯư${range(0x1ea0, 0x1ef9)}₫\u0300\u0301\u0303\u0309\u0323`,
  },
} as const;
export type SubsetName = keyof typeof subsets;
export const subsetNames = Object.keys(subsets) as SubsetName[];

const fromHere = createRequire(import.meta.url);

function source(font: FontFamily, subset: SubsetName): Buffer {
  const path = `${font.package}/files/${font.files.replace('{subset}', subsets[subset].source)}`;
  try {
    return readFileSync(fromHere.resolve(path));
  } catch {
    throw new Error(
      `fonts.json: ${path} is not installed. Install it with "pnpm add -D -w ${font.package}", or correct "package" and "files".`,
    );
  }
}

function axes(font: FontFamily): Record<string, number | { min: number; max: number }> {
  const limit = ([min, max]: readonly [number, number]) => (min === max ? min : { min, max });
  const others = Object.entries(font.axes ?? {}).map(([axis, bounds]) => [axis, limit(bounds)]);
  return { wght: limit(font.weight), ...Object.fromEntries(others) };
}

/** Other axes at their minimum: for an optical size that is the widest cut, and text that fits in it always fits. */
function fixedAxes(font: FontFamily): Record<string, number> {
  return Object.fromEntries(Object.entries(font.axes ?? {}).map(([axis, [least]]) => [axis, least]));
}

/** A face's file with these signs and within these axes. Throws in an operator's words where it does not have them. */
async function cut(
  font: FontFamily,
  subset: SubsetName,
  text: string,
  options: Parameters<typeof subsetFont>[2],
): Promise<Buffer> {
  const whole = source(font, subset);
  try {
    return await subsetFont(whole, text, options);
  } catch {
    throw new Error(
      `fonts.json: the file of "${font.family}" cannot be cut to "weight" ${JSON.stringify(font.weight)}${font.axes ? ` and "axes" ${JSON.stringify(font.axes)}` : ''}. Name ranges and axes that it has, each from the least to the most.`,
    );
  }
}

/** The part of a family that a group of languages needs, as woff2. */
export async function subsetFile(font: FontFamily, subset: SubsetName): Promise<Buffer> {
  return cut(font, subset, subsets[subset].text, {
    targetFormat: 'woff2',
    variationAxes: axes(font),
  });
}

/** Measures of a family at the weight that most of its text has. */
export async function familyMetrics(font: FontFamily): Promise<FontMetrics> {
  const plain = await cut(font, 'latin', measuredText, {
    targetFormat: 'truetype',
    variationAxes: { ...axes(font), wght: font.weight[0] },
  });
  return readMetrics(plain);
}

/** How wide each western letter of a family is, as a share of the em, at a weight that it has. */
export async function familyAdvances(font: FontFamily, weight: number): Promise<(letter: string) => number> {
  const [least, most] = font.weight;
  const plain = await cut(font, 'latin', subsets.latin.text + subsets.western.text, {
    targetFormat: 'truetype',
    variationAxes: { ...fixedAxes(font), wght: Math.min(most, Math.max(least, weight)) },
  });
  return readAdvances(plain);
}

const hex = (code: number) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;

/** `unicode-range` of a subset: a browser fetches the file only where one of these comes up. */
export function unicodeRange(subset: SubsetName): string {
  const others = subsetNames
    .slice(0, subsetNames.indexOf(subset))
    .map((one) => subsets[one].text)
    .join('');
  const codes = [...new Set(subsets[subset].text)]
    .filter((sign) => !others.includes(sign))
    .map((sign) => sign.codePointAt(0) ?? 0)
    .sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([from, to]) => (from === to ? hex(from) : `${hex(from)}-${hex(to).slice(2)}`)).join(', ');
}
