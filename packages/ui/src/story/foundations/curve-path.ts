/** Where the curve is at a moment, both from 0 to 1. */
type Point = readonly [moment: number, progress: number];

function pointsOf(list: string): readonly Point[] {
  const stops = list.split(',').map((stop) => stop.trim().split(/\s+/));
  return stops.map(([progress = '0', moment], index) => [
    moment === undefined ? index / (stops.length - 1) : Number.parseFloat(moment) / 100,
    Number(progress),
  ]);
}

/**
 * A timing function of CSS as an SVG path in a box of 100 by 100 whose y axis goes up from the lower edge; null for one that is neither
 * `cubic-bezier` nor `linear` nor `steps`.
 */
export function curvePath(timing: string): string | null {
  const at = ([moment, progress]: Point) => `${moment * 100} ${100 - progress * 100}`;
  const [, bezier] = /^cubic-bezier\(([^)]+)\)$/.exec(timing) ?? [];
  if (bezier !== undefined) {
    const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = bezier.split(',').map(Number);
    return `M0 100C${at([x1, y1])} ${at([x2, y2])} 100 0`;
  }
  const [, list] = /^linear\(([^)]+)\)$/.exec(timing) ?? [];
  if (list !== undefined) return `M${pointsOf(list).map(at).join('L')}`;
  const [, count] = /^steps\((\d+)/.exec(timing) ?? [];
  if (count === undefined) return timing === 'linear' ? 'M0 100L100 0' : null;
  const steps = Array.from({ length: Number(count) }, (_, index) => (index + 1) / Number(count));
  return `M0 100${steps.map((step) => `H${step * 100}V${100 - step * 100}`).join('')}`;
}
