/** What a browser needs to bring a system face close to a web font. All values are shares of the em. */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** Mean advance of running Portuguese text. */
  readonly width: number;
}

/** How often a letter comes in Portuguese text, in tenths of a percent; the space counts as every sixth sign. */
const frequency: Readonly<Record<string, number>> = {
  ' ': 170,
  a: 122,
  b: 9,
  c: 32,
  d: 41,
  e: 105,
  f: 8,
  g: 11,
  h: 11,
  i: 51,
  j: 3,
  l: 23,
  m: 39,
  n: 42,
  o: 89,
  p: 21,
  q: 10,
  r: 54,
  s: 65,
  t: 36,
  u: 38,
  v: 14,
  x: 2,
  z: 4,
};

export const measuredText = Object.keys(frequency).join('');

function meanWidth(advance: (letter: string) => number): number {
  const entries = Object.entries(frequency);
  const total = entries.reduce((sum, [, count]) => sum + count, 0);
  return entries.reduce((sum, [letter, count]) => sum + advance(letter) * count, 0) / total;
}

/** Advances of the metric-compatible system faces (Helvetica/Arial/Liberation Sans, Times/Liberation Serif), in 1/1000 em. */
const systemAdvances = {
  sans: [
    278, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556,
    500, 500, 500,
  ],
  serif: [
    250, 444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 278, 778, 500, 500, 500, 500, 333, 389, 278, 500,
    500, 500, 444,
  ],
} as const;
export type SystemFace = keyof typeof systemAdvances;

export function systemWidth(face: SystemFace): number {
  const letters = [...measuredText];
  return meanWidth((letter) => (systemAdvances[face][letters.indexOf(letter)] ?? 0) / 1000);
}

/** Offset of a table in an sfnt file (OpenType specification, "Organization of an OpenType font"). */
function table(view: DataView, tag: string): number {
  const count = view.getUint16(4);
  for (let index = 0; index < count; index += 1) {
    const record = 12 + index * 16;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((at) => view.getUint8(record + at)));
    if (name === tag) return view.getUint32(record + 8);
  }
  throw new Error(`the font has no table ${tag}`);
}

/** The last that a map of format 4 can have; pictographs lie beyond. */
const lastMapped = 0xffff;

/** Glyph of a character by the cmap's segments (format 4), which every font with Latin letters has. */
function glyphIndex(view: DataView, cmap: number, code: number): number {
  if (code > lastMapped) return 0;
  const subtables = view.getUint16(cmap + 2);
  for (let index = 0; index < subtables; index += 1) {
    const start = cmap + view.getUint32(cmap + 4 + index * 8 + 4);
    if (view.getUint16(start) !== 4) continue;
    const segments = view.getUint16(start + 6);
    for (let segment = 0; segment < segments; segment += 2) {
      const end = view.getUint16(start + 14 + segment);
      if (code > end) continue;
      const first = view.getUint16(start + 16 + segments + segment);
      if (code < first) return 0;
      const delta = view.getUint16(start + 16 + segments * 2 + segment);
      const rangeAt = start + 16 + segments * 3 + segment;
      const range = view.getUint16(rangeAt);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = view.getUint16(rangeAt + range + (code - first) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
  }
  throw new Error('the font has no character map of format 4');
}

/** Advance of each letter of an uncompressed font, as a share of the em; a letter that it does not have is a full em wide. */
export function readAdvances(font: Uint8Array): (letter: string) => number {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const em = view.getUint16(table(view, 'head') + 18);
  const metricCount = view.getUint16(table(view, 'hhea') + 34);
  const hmtx = table(view, 'hmtx');
  const cmap = table(view, 'cmap');
  return (letter) => {
    const glyph = glyphIndex(view, cmap, letter.codePointAt(0) ?? 0);
    return glyph === 0 ? 1 : view.getUint16(hmtx + Math.min(glyph, metricCount - 1) * 4) / em;
  };
}

/** Metrics of an uncompressed font (sfnt). */
export function readMetrics(font: Uint8Array): FontMetrics {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const em = view.getUint16(table(view, 'head') + 18);
  const hhea = table(view, 'hhea');
  return {
    ascent: view.getInt16(hhea + 4) / em,
    descent: -view.getInt16(hhea + 6) / em,
    lineGap: view.getInt16(hhea + 8) / em,
    width: meanWidth(readAdvances(font)),
  };
}
