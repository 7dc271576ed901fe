import { colorCss, isColorValue } from './color.ts';

interface Dimension {
  readonly value: number;
  readonly unit: string;
}

interface Shadow {
  readonly color: unknown;
  readonly offsetX: Dimension;
  readonly offsetY: Dimension;
  readonly blur: Dimension;
  readonly spread: Dimension;
  readonly inset?: boolean;
}

function measure(value: unknown): string {
  const { value: amount, unit } = value as Partial<Dimension>;
  if (typeof amount !== 'number' || typeof unit !== 'string')
    throw new Error('is not a measure like { "value": 16, "unit": "px" }');
  return amount === 0 && unit !== 'ms' && unit !== 's' ? '0px' : `${amount}${unit}`;
}

function color(value: unknown): string {
  if (!isColorValue(value)) {
    throw new Error(
      'is not a colour: it needs "colorSpace": "oklch" and three numbers in "components", or an alias like "{ref.neutral.1}"',
    );
  }
  return colorCss(value);
}

function shadow(value: unknown): string {
  const layers = (Array.isArray(value) ? value : [value]) as readonly Shadow[];
  if (layers.length === 0) return 'none';
  return layers
    .map(({ inset, offsetX, offsetY, blur, spread, color: shade }) => {
      const sizes = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])].map((size) =>
        size.value === 0 ? '0' : measure(size),
      );
      return [...(inset ? ['inset'] : []), ...sizes, color(shade)].join(' ');
    })
    .join(', ');
}

/** Names that need no quotes. */
const plainName = /^[A-Za-z-]+$/;

function families(value: unknown): string {
  const list = (Array.isArray(value) ? value : [value]) as readonly string[];
  return list.map((name) => (plainName.test(name) ? name : `"${name}"`)).join(', ');
}

const number = (value: unknown): string => {
  if (typeof value !== 'number') throw new Error('is not a number');
  return String(value);
};

/** Types of the Design Tokens format (2025.10) that a brand uses, each as CSS. */
const writers: Readonly<Record<string, (value: unknown) => string>> = {
  color,
  dimension: measure,
  duration: measure,
  number,
  fontWeight: number,
  fontFamily: families,
  shadow,
  cubicBezier: (value) => `cubic-bezier(${(value as readonly number[]).join(', ')})`,
};

/** Values of another form than their type's fail in the program's words, which say nothing to an operator. */
function written(write: (value: unknown) => string, type: string | undefined, value: unknown): string {
  try {
    return write(value);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Error(`is not written as a "${type}" is. Compare it with the same role of another brand`);
  }
}

/**
 * A resolved token as CSS text. `css` is the token's own expression where the format has no type for it (a fluid size, steps, a
 * spring); its `$value` is then the nearest that other tools can use. Throws what is wrong, without naming the token.
 */
export function cssValue(type: string | undefined, value: unknown, css: string | undefined): string {
  const write = type === undefined ? undefined : writers[type];
  if (!write)
    throw new Error(
      `has the type "${type ?? 'none'}", which is not one of ${Object.keys(writers).join(', ')}`,
    );
  const text = written(write, type, value);
  if (css === undefined) return text;
  if (/[;{}<>\\]|url\(|@import|\/\*/i.test(css)) throw new Error(`has CSS that is not allowed: ${css}`);
  return css;
}
