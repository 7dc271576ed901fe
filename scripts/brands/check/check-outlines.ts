import type { BrandTokens } from '../../../packages/ui/src/theme/contract.ts';
import { amountOf, partsOf } from '../tokens/css-math.ts';
import { pixels } from '../tokens/css-units.ts';
import { percentText } from './percent-text.ts';

/** Side in px of the square that an outline is measured on: about what a disc has. */
const side = 40;

/** Shares of the square. What bears a sign or a face has to leave it; a mark is neither a speck nor a block. */
const bearing = { least: 0.4, most: 1 };
const outlines = { disc: bearing, portrait: bearing, badge: bearing, tick: { least: 0.04, most: 0.5 } };

function length(css: string): number {
  const found = css === '0' ? 0 : amountOf(css, { ...pixels, '%': side / 100 });
  return found !== undefined && found >= 0 ? found : Number.NaN;
}

const isInside = (place: number) => place >= 0 && place <= side;

/** The area of a polygon whose corners all lie within the square. */
function polygonArea(inner: string): number {
  const corners = partsOf(inner, ',').map((corner) => partsOf(corner, ' ').map(length));
  if (corners.length < 3 || corners.some((corner) => corner.length !== 2 || !corner.every(isInside)))
    return Number.NaN;
  const doubled = corners.reduce((sum, [x = 0, y = 0], place) => {
    const [nextX = 0, nextY = 0] = corners[(place + 1) % corners.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

function roundArea(radii: readonly number[]): number {
  const [across = Number.NaN, down = across] = radii;
  return Math.PI * Math.min(across, side / 2) * Math.min(down, side / 2);
}

/** Distances from the four edges, as `inset()` and its corners abbreviate them. */
function four(css: string): readonly [number, number, number, number] {
  const all = partsOf(css, ' ').map(length);
  const [top = Number.NaN, right = top, bottom = top, left = right] = all;
  return all.length > 4 ? [Number.NaN, right, bottom, left] : [top, right, bottom, left];
}

function insetArea(inner: string): number {
  const [edges = '', corners, ...more] = inner.split(/\s+round\s+/);
  const [top, right, bottom, left] = four(edges);
  const areRound = corners === undefined || four(corners).every((corner) => !Number.isNaN(corner));
  const area = Math.max(0, side - left - right) * Math.max(0, side - top - bottom);
  return areRound && more.length === 0 ? area : Number.NaN;
}

/** How much of the square an outline leaves, as a share; NaN where it is none. */
function shareOf(css: string): number {
  if (css === 'none') return 1;
  const [, name = '', inner = ''] = /^([a-z]+)\((.*)\)$/.exec(css) ?? [];
  const radii = partsOf(inner, ' ').map(length);
  const areas: Readonly<Record<string, () => number>> = {
    polygon: () => polygonArea(inner),
    inset: () => insetArea(inner),
    circle: () => (radii.length === 1 ? roundArea(radii) : Number.NaN),
    ellipse: () => (radii.length === 2 ? roundArea(radii) : Number.NaN),
  };
  return (Object.hasOwn(areas, name) ? (areas[name]?.() ?? Number.NaN) : Number.NaN) / side ** 2;
}

/** Outlines that no browser understands, or that leave nothing of what they cut. */
export function outlineProblems({ shape }: BrandTokens): readonly string[] {
  return Object.entries(outlines).flatMap(([name, { least, most }]) => {
    const css = shape[name as keyof typeof outlines];
    const share = shareOf(css);
    if (share >= least && share <= most) return [];
    const fault = Number.isNaN(share)
      ? 'which is no outline within its square: a polygon(), a circle(), an ellipse(), an inset(), or none'
      : `which leaves ${percentText(share)} of its square, and has to leave from ${percentText(least)} to ${percentText(most)}`;
    return [`"shape.${name}" is ${css}, ${fault}. Change it in tokens/sem.json.`];
  });
}
