/** A sign on a grid of 24, in layers of path data from the lowest to the highest. */
export interface DrawnIcon {
  /** Filled faintly. */
  readonly tone?: string;
  /** Filled; what lies twice over a place is a hole. */
  readonly solid?: string;
  /** Stroked in the set's own width. */
  readonly line?: string;
  /** Stroked as thinly as the set does. */
  readonly hair?: string;
}

export interface Pen {
  /** Widths of `line` and `hair`, on the grid. */
  readonly line: number;
  readonly hair: number;
  readonly isRound: boolean;
}

/** Below a sign's lines, without taking from their contrast. */
const faint = 0.22;

/** The content of the sign's symbol. */
export function drawnContent({ tone, solid, line, hair }: DrawnIcon, pen: Pen): string {
  const round = pen.isRound ? ' stroke-linecap="round" stroke-linejoin="round"' : '';
  const stroke = (d: string | undefined, width: number) =>
    d === undefined
      ? ''
      : `<path fill="none" stroke="currentColor" stroke-width="${width}"${round} d="${d}"/>`;
  const fill = (d: string | undefined, more: string) =>
    d === undefined ? '' : `<path fill="currentColor"${more} d="${d}"/>`;
  return [
    fill(tone, ` opacity="${faint}"`),
    fill(solid, ' fill-rule="evenodd"'),
    stroke(line, pen.line),
    stroke(hair, pen.hair),
  ].join('');
}
