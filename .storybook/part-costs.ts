/** Bytes of JavaScript, brotli. */
export interface PartCost {
  /** With the part itself. */
  readonly first: number;
  /** What it loads only when it is needed: other brands' looks, sheets, drawing code. All of it together. */
  readonly later: number;
}

export interface PartCosts {
  /** The theme, which every part stands on; counted in none of them. */
  readonly base: number;
  /** By name of the part. */
  readonly parts: Readonly<Record<string, PartCost>>;
}

// A glob, since the file is made by `scripts/part-costs.ts` and may not be there yet.
const [measured] = Object.values(
  import.meta.glob<PartCosts>('../.cache/part-costs.json', { eager: true, import: 'default' }),
);

/** Undefined until they have been measured. */
export const partCosts: PartCosts | undefined = measured;

/** 1536 -> "1.5 kB". */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
