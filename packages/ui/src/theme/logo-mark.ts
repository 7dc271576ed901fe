/** A brand's sign as two filled shapes: one in the accent, one in the second colour. */
export interface LogoMark {
  readonly viewBox: string;
  /** Path data. */
  readonly accent: string;
  readonly second: string;
}

/** A mark's view box: left, top, width and height. */
export function viewBoxOf({ viewBox }: LogoMark): readonly [number, number, number, number] {
  const [left = 0, top = 0, width = 40, height = 40] = viewBox.split(/[\s,]+/).map(Number);
  return [left, top, width, height];
}
