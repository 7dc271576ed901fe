import svgpath from 'svgpath';

type Point = readonly [x: number, y: number];

interface Segment {
  /** None of a line, one of a quadratic curve, two of a cubic one. */
  readonly via: readonly Point[];
  readonly to: Point;
}

/** A closed line of a path; the area within it is filled. */
export interface Contour {
  readonly start: Point;
  readonly segments: readonly Segment[];
}

/** The contours of path data. */
export function contoursOf(data: string): readonly Contour[] {
  const contours: { start: Point; segments: Segment[] }[] = [];
  svgpath(data)
    .abs()
    .unshort()
    .unarc()
    .iterate(([kind, ...numbers], _index, x, y) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
      const draw = (to: Point, ...via: Point[]) => {
        // What follows a closing without a move of its own begins where the last one did.
        if (!contours.at(-1)) contours.push({ start: [x, y], segments: [] });
        contours.at(-1)?.segments.push({ via, to });
      };
      if (kind === 'M') contours.push({ start: [a, b], segments: [] });
      else if (kind === 'L') draw([a, b]);
      else if (kind === 'H') draw([a, y]);
      else if (kind === 'V') draw([x, a]);
      else if (kind === 'Q') draw([c, d], [a, b]);
      else if (kind === 'C') draw([e, f], [a, b], [c, d]);
      else if (kind === 'Z' || kind === 'z') {
        const start = contours.at(-1)?.start;
        if (start) contours.push({ start, segments: [] });
      }
    });
  return contours.filter(({ segments }) => segments.length > 0);
}

const number = (value: number) => String(Number(value.toFixed(3)));
const commands = ['L', 'Q', 'C'] as const;

export function pathData(contours: readonly Contour[]): string {
  return contours
    .map(({ start, segments }) => {
      const lines = segments.map(
        ({ via, to }) => `${commands[via.length] ?? 'L'}${[...via, to].flat().map(number).join(' ')}`,
      );
      return `M${start.map(number).join(' ')}${lines.join('')}Z`;
    })
    .join('');
}

function reversed({ start, segments }: Contour): Contour {
  const stops = [start, ...segments.map(({ to }) => to)];
  return {
    start: stops.at(-1) ?? start,
    segments: segments
      .map(({ via }, index) => ({ via: via.toReversed(), to: stops[index] ?? start }))
      .toReversed(),
  };
}

/** How many straight lines stand for a curve where it is only measured. */
const parts = 12;

function between([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

/** A point of a curve (De Casteljau). */
function pointAt(stops: readonly Point[], share: number): Point {
  const [first = [0, 0]] = stops;
  if (stops.length <= 1) return first;
  return pointAt(
    stops.slice(1).map((stop, index) => between(stops[index] ?? stop, stop, share)),
    share,
  );
}

function polygon({ start, segments }: Contour): readonly Point[] {
  const points: Point[] = [start];
  for (const { via, to } of segments) {
    const from = points.at(-1) ?? start;
    const steps = via.length === 0 ? 1 : parts;
    for (let step = 1; step <= steps; step += 1) points.push(pointAt([from, ...via, to], step / steps));
  }
  return points;
}

/** Positive where it goes round with the clock, as screens count. */
function signedArea(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

function contains(points: readonly Point[], [x, y]: Point): boolean {
  return points.reduce((isIn, [ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length] ?? [ax, ay];
    const isCrossed = ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
    return isCrossed ? !isIn : isIn;
  }, false);
}

/** Most of one lies in the other. */
function liesIn(inner: readonly Point[], outer: readonly Point[]): boolean {
  return inner.filter((point) => contains(outer, point)).length * 2 > inner.length;
}

/**
 * The same area for the rule "nonzero", with outer contours all going one way: what several shapes fill can then be one path, and
 * none of them cuts a hole into another. Contours that cross each other under "evenodd" cannot be told so.
 */
export function withOneRule(contours: readonly Contour[], rule: 'nonzero' | 'evenodd'): readonly Contour[] {
  const drawn = contours.map((contour) => {
    const points = polygon(contour);
    return { contour, points, area: signedArea(points) };
  });
  if (rule === 'nonzero') {
    const largest = drawn.reduce((most, { area }) => (Math.abs(area) > Math.abs(most) ? area : most), 0);
    return largest < 0 ? contours.map(reversed) : contours;
  }
  return drawn.map(({ contour, points, area }) => {
    const depth = drawn.filter((other) => other.contour !== contour && liesIn(points, other.points)).length;
    return area > 0 === (depth % 2 === 0) ? contour : reversed(contour);
  });
}
