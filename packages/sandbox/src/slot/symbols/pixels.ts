const inks: Readonly<Record<string, string>> = {
  k: '#120c1c',
  w: '#f6f0ff',
  l: '#c6f52b',
  g: '#6fae12',
  p: '#ff4fb0',
  d: '#b31f74',
  y: '#ffd62b',
  o: '#ff8a1f',
  c: '#3fe0ff',
  b: '#2a7bff',
  v: '#8d52ff',
  r: '#ff3d4f',
};

/** Twelve rows of twelve on a field of 64 x 64, a letter an ink, a dot nothing; what stands side by side in one ink is one rectangle. */
export function pixels(rows: readonly string[]): string {
  const side = 64 / 12;
  const rectangles = rows.flatMap((row, y) =>
    [...row.matchAll(/([a-z])\1*/g)].map(
      ({ 0: run, index }) =>
        `<rect x="${(index * side).toFixed(2)}" y="${(y * side).toFixed(2)}" width="${(run.length * side + 0.05).toFixed(2)}" height="${(side + 0.05).toFixed(2)}" fill="${inks[run.charAt(0)] ?? 'none'}"/>`,
    ),
  );
  return `<g shape-rendering="crispEdges">${rectangles.join('')}</g>`;
}
