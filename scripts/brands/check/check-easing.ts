import type { BrandTokens } from '../../../packages/ui/src/theme/contract.ts';

const paces = ['ease', 'spring', 'spin'] as const;
const words = ['linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out'];

/** With fewer a turn is a blink, with more nobody sees that there are steps. */
const steps = { least: 3, most: 60 };
/** How far a movement may shoot beyond its two ends. */
const reach = { least: -1, most: 2 };

const numbersIn = (css: string) => (css.match(/-?[\d.]+%?/g) ?? []).map(String);
const isWithin = (number: number, { least, most }: typeof steps) => number >= least && number <= most;

/** A pace that a browser understands and an eye can follow (CSS Easing Functions). */
function isEasing(css: string): boolean {
  if (words.includes(css)) return true;
  const [, name = '', inner = ''] = /^([a-z-]+)\(([^()]*)\)$/.exec(css) ?? [];
  const [shares, plain] = [
    numbersIn(inner).filter((one) => one.endsWith('%')),
    numbersIn(inner)
      .filter((one) => !one.endsWith('%'))
      .map(Number),
  ];
  switch (name) {
    case 'steps':
      return /^\d+(, *[a-z-]+)?$/.test(inner) && plain.every((count) => isWithin(count, steps));
    case 'cubic-bezier': {
      const [x1 = -1, y1 = 0, x2 = -1, y2 = 0] = plain;
      const isTime = [x1, x2].every((time) => isWithin(time, { least: 0, most: 1 }));
      return plain.length === 4 && isTime && [y1, y2].every((share) => isWithin(share, reach));
    }
    case 'linear':
      return (
        plain.length >= 2 &&
        plain.every((share) => isWithin(share, reach)) &&
        shares.every((share) => isWithin(Number.parseFloat(share), { least: 0, most: 100 }))
      );
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
        `"motion.${pace}" is ${motion[pace]}. It is "linear", a cubic-bezier() from 0 to 1 in time, a linear() of at least two points, or steps() from ${steps.least} to ${steps.most}. Change it in tokens/sem.json.`,
    );
}
