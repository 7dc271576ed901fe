/** A stroke: points on a grid 4 wide and 6 high, y downwards. */
export type Stroke = ReadonlyArray<readonly [x: number, y: number]>;

function stroke(points: string): Stroke {
  return points.split(' ').map((point) => [Number(point[0]), Number(point[1])] as const);
}

function glyph(...strokes: readonly string[]): readonly Stroke[] {
  return strokes.map(stroke);
}

/** Characters that cannot be confused (no 0/O, 1/I, 5/S, 8/B, 2/Z), each as strokes of `xy` points. */
export const captchaGlyphs: Readonly<Record<string, readonly Stroke[]>> = {
  '3': glyph('01 10 30 41 42 33 13', '33 44 45 36 16 05'),
  '4': glyph('36 30 04 44'),
  '6': glyph('30 10 02 05 16 36 45 44 33 13 04'),
  '7': glyph('00 40 16', '13 33'),
  '9': glyph('43 33 13 02 01 10 30 41 44 36 16'),
  A: glyph('06 20 46', '14 34'),
  C: glyph('41 30 10 01 05 16 36 45'),
  E: glyph('40 00 06 46', '03 33'),
  F: glyph('40 00 06', '03 33'),
  H: glyph('00 06', '40 46', '03 43'),
  K: glyph('00 06', '40 03 46'),
  L: glyph('00 06 46'),
  M: glyph('06 00 23 40 46'),
  N: glyph('06 00 46 40'),
  P: glyph('06 00 30 41 42 33 03'),
  R: glyph('06 00 30 41 42 33 03', '23 46'),
  T: glyph('00 40', '20 26'),
  U: glyph('00 05 16 36 45 40'),
  W: glyph('00 16 23 36 40'),
  X: glyph('00 46', '40 06'),
  Y: glyph('00 23 40', '23 26'),
};
