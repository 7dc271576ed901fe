import { polar, wedge } from '../../art/svg.ts';

/** The wheel's picture reaches from -200 to 200 in both directions, its axis in the middle. */
export const wheelBox = '-200 -200 400 400';

/** Degrees that bring the field to the top; fields lie clockwise from there. Null for a field that the wheel does not have. */
export function restingAngle(ids: readonly number[], id: number): number | null {
  const index = ids.indexOf(id);
  return index < 0 ? null : (360 - (index * 360) / ids.length) % 360;
}

/** The outline of the first field, at the top: a wedge of a disc. */
export function roundField(radius: number, count: number): string {
  const half = 0.5 / count;
  return wedge(0, 0, radius, -half, half);
}

/** With fewer corners the wheel would look like a coin standing on its tip. */
const leastCorners = 8;

export function cornersPerField(count: number): number {
  return Math.max(1, Math.ceil(leastCorners / count));
}

/** The outline of the first field of a wheel with corners. */
export function angularField(radius: number, count: number): string {
  const corners = cornersPerField(count);
  const points = Array.from({ length: corners + 1 }, (_, index) => {
    const [x, y] = polar(0, 0, radius, (index / corners - 0.5) / count);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  });
  return `M0 0L${points.join('L')}z`;
}

export interface FieldSizes {
  /** Words run from the rim towards the axis, where fields are too narrow to write across. */
  readonly isRadial: boolean;
  /** Size of the letters. */
  readonly letters: number;
  /** How many letters of a Latin script fit in a line. */
  readonly lineLength: number;
  /** Edge of the picture. */
  readonly art: number;
  /** Distance of its middle from the axis. */
  readonly artAt: number;
}

/** Letters are about this wide, in their own size. */
const letterWidth = 0.56;
/** More fields than these are too narrow for words across. */
const mostAcross = 10;

/** What fits into one of `count` fields whose words stand at `labelAt` from the axis. */
export function fieldSizes(count: number, labelAt: number): FieldSizes {
  const isRadial = count > mostAcross;
  const angle = Math.PI / Math.max(count, 4);
  const letters = isRadial ? 10.5 : count <= 8 ? 15.5 : 12.5;
  const artAt = isRadial ? 76 : labelAt - 50;
  const art = Math.min(isRadial ? 26 : 53, 2 * artAt * Math.sin(angle) - 6);
  const across = Math.min(180, 2 * (labelAt - letters) * Math.tan(angle) - 8);
  const along = labelAt + 8 - artAt - art / 2 - 2;
  return {
    isRadial,
    letters,
    lineLength: Math.max(3, Math.floor((isRadial ? along : across) / (letters * letterWidth))),
    art,
    artAt,
  };
}
