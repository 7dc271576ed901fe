const side = 16;

type Dots = readonly (readonly boolean[])[];

/** Throws where the bitmap is not as wide and as high as the grid. */
function rowsOf(bitmap: string): readonly string[] {
  const rows = bitmap.trim().split('\n');
  if (rows.length !== side || rows.some((row) => !/^[#.]{16}$/.test(row)))
    throw new Error(`a bitmap is not ${side} by ${side} dots of # and .:\n${bitmap}`);
  return rows;
}

/** One dot's way to the right, down, left or up; clockwise around what is filled. */
const ways = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const;

/** Ways that lead on from each corner of the grid, along the edges between dots and none. */
function edgesOf(dots: Dots): ReadonlyMap<string, number[]> {
  const edges = new Map<string, number[]>();
  const add = (x: number, y: number, way: number) =>
    edges.set(`${x} ${y}`, [...(edges.get(`${x} ${y}`) ?? []), way]);
  dots.forEach((row, y) => {
    row.forEach((isOn, x) => {
      if (!isOn) return;
      if (!dots[y - 1]?.[x]) add(x, y, 0);
      if (!row[x + 1]) add(x + 1, y, 1);
      if (!dots[y + 1]?.[x]) add(x + 1, y + 1, 2);
      if (!row[x - 1]) add(x, y + 1, 3);
    });
  });
  return edges;
}

/** The outline of dots as path data: shorter than a rectangle for each. */
function outline(dots: Dots): string {
  const edges = edgesOf(dots);
  let path = '';
  for (const [start, open] of edges) {
    while (open.length > 0) {
      const steps: number[] = [];
      let [x = 0, y = 0] = start.split(' ').map(Number);
      do {
        const way = edges.get(`${x} ${y}`)?.shift() ?? 0;
        steps.push(way);
        x += ways[way]?.x ?? 0;
        y += ways[way]?.y ?? 0;
      } while (`${x} ${y}` !== start);
      path += `M${start}${lines(steps)}Z`;
    }
  }
  return path;
}

/** Steps in the same direction as one line; the last is what closing the path draws. */
function lines(steps: readonly number[]): string {
  return steps
    .join('')
    .replace(/(.)\1*/g, (run, way) => `${'hv'[way % 2]}${way < 2 ? '' : '-'}${run.length}`)
    .replace(/[hv][^hv]+$/, '');
}

/** The outline of a bitmap as path data. Throws where it is no bitmap. */
export function pixelPath(bitmap: string): string {
  return outline(rowsOf(bitmap).map((row) => [...row].map((dot) => dot === '#')));
}
