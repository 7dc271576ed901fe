import type { BrandTokens } from '../../../packages/ui/src/theme/contract.ts';
import { amountOf, partsOf } from '../tokens/css-math.ts';
import { percents, plainNumbers } from '../tokens/css-units.ts';

const paces = ['ease', 'spring', 'spin'] as const;
const words = ['linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out'];

/** With fewer a turn is a blink, with more nobody sees that there are steps. */
const steps = { least: 3, most: 60 };
/** How far a movement may shoot beyond its two ends. */
const reach = { least: -1, most: 2 };

const jumps = ['start', 'end', 'jump-start', 'jump-end', 'jump-both', 'jump-none'];

interface Bounds {
  readonly least: number;
  readonly most: number;
}
const isWithin = (number: number | undefined, { least, most }: Bounds) =>
  number !== undefined && number >= least && number <= most;
const plain = (css: string) => amountOf(css, plainNumbers);

function isSteps([count = '', jump = 'end', ...more]: readonly string[]): boolean {
  return /^\d+$/.test(count) && isWithin(Number(count), steps) && jumps.includes(jump) && more.length === 0;
}

function isCurve(parts: readonly string[]): boolean {
  const [x1, y1, x2, y2] = parts.map(plain);
  return (
    parts.length === 4 &&
    [x1, x2].every((time) => isWithin(time, { least: 0, most: 1 })) &&
    [y1, y2].every((share) => isWithin(share, reach))
  );
}

/** Of a point of a `linear()` how far the movement is, and when. */
function pointOf(css: string): number | undefined {
  const [share = '', ...times] = partsOf(css, ' ');
  const isTimed =
    times.length <= 2 && times.every((time) => isWithin(amountOf(time, percents), { least: 0, most: 100 }));
  return isTimed ? plain(share) : undefined;
}

/** Otherwise it would stand still, or leap at its end. */
function isWay(parts: readonly string[]): boolean {
  const points = parts.map(pointOf);
  return (
    points.length >= 2 &&
    points.every((point) => isWithin(point, reach)) &&
    points[0] === 0 &&
    points.at(-1) === 1
  );
}

/** A pace that a browser understands and an eye can follow (CSS Easing Functions). */
function isEasing(css: string): boolean {
  if (words.includes(css)) return true;
  const [, name = '', inner = ''] = /^([a-z-]+)\((.*)\)$/.exec(css) ?? [];
  const parts = partsOf(inner, ',');
  switch (name) {
    case 'steps':
      return isSteps(parts);
    case 'cubic-bezier':
      return isCurve(parts);
    case 'linear':
      return isWay(parts);
    default:
      return false;
  }
}

/** Paces that would stand still, or that no eye could follow. */
export function easingProblems({ motion }: BrandTokens): readonly string[] {
  return paces
    .filter((pace) => !isEasing(motion[pace]))
    .map(
      (pace) =>
        `"motion.${pace}" is ${motion[pace]}. It is "linear", a cubic-bezier() from 0 to 1 in time, a linear() of at least two points from 0 to 1, or steps() from ${steps.least} to ${steps.most}. Change it in tokens/sem.json.`,
    );
}
