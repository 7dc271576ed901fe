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

/** As the format has them. */
const lengthUnits = ['px', 'rem'];
const timeUnits = ['ms', 's'];

function measure(value: unknown, units: readonly string[]): string {
  const { value: amount, unit } = value as Partial<Dimension>;
  if (typeof amount !== 'number' || !Number.isFinite(amount) || !units.includes(unit ?? ''))
    throw new Error(`is not a measure like { "value": 16, "unit": "${units[0]}" }, in ${units.join(' or ')}`);
  return amount === 0 && units === lengthUnits ? '0px' : `${amount}${unit}`;
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
        size.value === 0 ? '0' : measure(size, lengthUnits),
      );
      if (blur.value < 0) throw new Error('has a shadow with a "blur" below 0');
      return [...(inset ? ['inset'] : []), ...sizes, color(shade)].join(' ');
    })
    .join(', ');
}

/** Names that need no quotes. */
const plainName = /^[A-Za-z-]+$/;

/** Within quotes nothing else may end them. */
const quotedName = /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u;

function families(value: unknown): string {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  const isName = (name: unknown): name is string =>
    typeof name === 'string' && (plainName.test(name) || quotedName.test(name));
  const strange = list.find((name) => !isName(name));
  if (list.length === 0 || strange !== undefined)
    throw new Error(
      `names the face ${JSON.stringify(strange) ?? 'nothing'}. A face's name is of letters, digits, spaces, dots and dashes, like "PT Serif"`,
    );
  return list
    .filter(isName)
    .map((name) => (plainName.test(name) ? name : `"${name}"`))
    .join(', ');
}

const number = (value: unknown): string => {
  if (typeof value !== 'number') throw new Error('is not a number');
  return String(value);
};

/** Types of the Design Tokens format (2025.10) that a brand uses, each as CSS. */
const writers: Readonly<Record<string, (value: unknown) => string>> = {
  color,
  dimension: (value) => measure(value, lengthUnits),
  duration: (value) => measure(value, timeUnits),
  number,
  fontWeight: number,
  fontFamily: families,
  shadow,
  cubicBezier: (value) => `cubic-bezier(${(value as readonly number[]).join(', ')})`,
};

/** The longest outline is half as long. */
const mostSigns = 1_000;

/** What the format can say whole. */
const complete = ['color', 'fontFamily', 'shadow'];

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
  if (complete.includes(type ?? ''))
    throw new Error(
      `has CSS beside its value, which stands as a "${type}" without any. Remove "$extensions"`,
    );
  if (css.length > mostSigns) throw new Error(`has CSS of ${css.length} signs, and may have ${mostSigns}`);
  if (/[;{}<>\\]|url\(|@import|\/\*/i.test(css)) throw new Error(`has CSS that is not allowed: ${css}`);
  return css;
}
