type Corner = readonly [x: number, y: number];

/** Steps clockwise around a pixel: along its top, right, foot and left. */
const sides = [
  { dx: 0, dy: -1, from: [0, 0], to: [1, 0] },
  { dx: 1, dy: 0, from: [1, 0], to: [1, 1] },
  { dx: 0, dy: 1, from: [1, 1], to: [0, 1] },
  { dx: -1, dy: 0, from: [0, 1], to: [0, 0] },
] as const;

const keyOf = ([x, y]: Corner): string => `${x} ${y}`;

/** Sides between a pixel that fits and one that does not, by the corner that they begin at. */
function edgesOf(rows: readonly string[], isWanted: (pixel: string) => boolean): Map<string, Corner[]> {
  const edges = new Map<string, Corner[]>();
  const fits = (x: number, y: number): boolean => isWanted(rows[y]?.[x] ?? '.');
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (!fits(x, y)) continue;
      for (const { dx, dy, from, to } of sides) {
        if (fits(x + dx, y + dy)) continue;
        const key = keyOf([x + from[0], y + from[1]]);
        edges.set(key, [...(edges.get(key) ?? []), [x + to[0], y + to[1]]]);
      }
    }
  }
  return edges;
}

/** One path around the pixels that fit: no seams, however it is turned. The origin is the sprite's middle. */
export function outlineOf(rows: readonly string[], isWanted: (pixel: string) => boolean): string {
  const edges = edgesOf(rows, isWanted);
  const left = (rows[0]?.length ?? 0) / 2;
  const top = rows.length / 2;
  let path = '';
  for (const [start, ends] of edges) {
    while (ends.length > 0) {
      let [x = 0, y = 0] = start.split(' ').map(Number);
      path += `M${x - left} ${y - top}`;
      let run = '';
      let length = 0;
      for (let to = ends.pop(); to !== undefined; to = edges.get(keyOf([x, y]))?.pop()) {
        const direction = to[0] === x ? 'v' : 'h';
        if (direction !== run && length !== 0) {
          path += run + length;
          length = 0;
        }
        run = direction;
        length += to[0] - x + to[1] - y;
        [x, y] = to;
      }
      path += 'z';
    }
  }
  return path;
}
