import type { BrandTokens } from '../../../packages/ui/src/theme/contract.ts';
import { amountOf, partsOf } from '../tokens/css-math.ts';
import { degrees, pixels } from '../tokens/css-units.ts';

const letterCases = ['none', 'uppercase', 'lowercase', 'capitalize'];
const axes = ['start', 'center', 'end'];

/** In px: farther off a finger or a pointer would lose what it touches. */
const farthest = 16;

/** Some way along one axis or both, as `translate` is written. */
function isShift(css: string): boolean {
  const ways = partsOf(css, ' ').map((way) => (way === '0' ? 0 : amountOf(way, pixels)));
  const isNear = ways.every((way) => way !== undefined && Math.abs(way) <= farthest);
  return css === 'none' || (isNear && ways.length > 0 && ways.length <= 2);
}

function isTurn(css: string): boolean {
  const angle = amountOf(css, degrees);
  return angle !== undefined && Math.abs(angle) <= 180;
}

const oneOf = (words: readonly string[]) => `is one of ${words.join(', ')}`;

/** Words and movements that no browser understands, or that carry away what is touched. */
export function keywordProblems({ lettering, page, press, shape }: BrandTokens): readonly string[] {
  const shift = `is one or two lengths of at most ${farthest}px, like "0 -4px"`;
  const rules: readonly (readonly [role: string, css: string, isRight: boolean, form: string])[] = [
    ...(['labelCase', 'actionCase'] as const).map(
      (name) =>
        [
          `lettering.${name}`,
          lettering[name],
          letterCases.includes(lettering[name]),
          oneOf(letterCases),
        ] as const,
    ),
    ['page.axis', page.axis, axes.includes(page.axis), oneOf(axes)],
    ...(['shift', 'lift'] as const).map(
      (name) => [`press.${name}`, press[name], isShift(press[name]), shift] as const,
    ),
    ['shape.turn', shape.turn, isTurn(shape.turn), 'is an angle from -180deg to 180deg'],
  ];
  return rules
    .filter(([, , isRight]) => !isRight)
    .map(([role, css, , form]) => `"${role}" is ${css}. It ${form}. Change it in tokens/sem.json.`);
}
