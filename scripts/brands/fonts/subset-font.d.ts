declare module 'subset-font' {
  interface AxisLimit {
    readonly min: number;
    readonly max: number;
  }

  /** Keeps the glyphs that `text` needs. An axis given as a number is fixed there. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'truetype';
      readonly variationAxes?: Readonly<Record<string, number | AxisLimit>>;
    },
  ): Promise<Buffer>;
}
