export interface MagnetDot {
  readonly x: number;
  readonly y: number;
  /** A friend is here. */
  readonly isHere: boolean;
}

export interface MagnetField {
  readonly dots: readonly MagnetDot[];
  /** Radius of the line behind which each goal lies, in units of the drawing. */
  readonly lines: readonly number[];
}

/** Of the drawing: the magnet's poles are at its lower middle. */
export const magnetFrame = { width: 320, height: 178, x: 160, y: 170 } as const;

/** More dots than this do not stand on one arc. */
const mostOnArc = 26;
const nearest = 52;
const between = 42;
const margin = 0.16;

/**
 * Friends as dots around the magnet, on an arc for each goal: the first arc holds those that the first goal asks for, each further one
 * those that are still missing then. Where a goal asks for more than an arc has room for, a dot stands for several.
 */
export function magnetField(goals: readonly number[], friends: number): MagnetField {
  const rising = goals.filter((goal, index) => goal > (goals[index - 1] ?? 0));
  const dots = rising.flatMap((goal, index) => {
    const before = rising[index - 1] ?? 0;
    const places = goal - before;
    const count = Math.min(mostOnArc, places);
    const here = Math.floor((Math.min(Math.max(friends - before, 0), places) / places) * count);
    return arc(nearest + index * between, count).map(
      (place, at): MagnetDot => ({ ...place, isHere: at < here }),
    );
  });
  return { dots, lines: rising.map((_, index) => nearest + index * between + between / 2) };
}

/** So many places on a half circle, from its left end to its right one. */
function arc(radius: number, count: number): readonly { x: number; y: number }[] {
  return Array.from({ length: count }, (_, index) => {
    const share = count === 1 ? 0.5 : index / (count - 1);
    const angle = Math.PI * (1 - margin / 2 - share * (1 - margin));
    return {
      x: Math.round((magnetFrame.x + radius * Math.cos(angle)) * 10) / 10,
      y: Math.round((magnetFrame.y - radius * Math.sin(angle)) * 10) / 10,
    };
  });
}
