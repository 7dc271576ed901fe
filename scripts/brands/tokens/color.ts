import { clampRgb, converter, type Oklch, parse, wcagContrast } from 'culori';

const toOklch = converter('oklch');

/** A colour in the Design Tokens format (2025.10), always in oklch here. */
export interface ColorValue {
  readonly colorSpace: 'oklch';
  /** Lightness 0-1, chroma, hue in degrees. */
  readonly components: readonly [number, number, number];
  readonly alpha?: number;
}

export function isColorValue(value: unknown): value is ColorValue {
  if (typeof value !== 'object' || value === null) return false;
  const { colorSpace, components } = value as Partial<ColorValue>;
  return (
    colorSpace === 'oklch' &&
    Array.isArray(components) &&
    components.length === 3 &&
    components.every((part) => typeof part === 'number' && Number.isFinite(part))
  );
}

/** Any CSS colour (`#ff9a6b`, `oklch(0.83 0.155 78)`) as oklch. Throws in an operator's words where it is not a colour. */
export function readColor(text: string): Oklch {
  const parsed = parse(text);
  // As CSS reads it: what is written beyond 255 is 255, nothing is lighter than white, and `none` is 0.
  const color = toOklch(parsed?.mode === 'rgb' ? clampRgb(parsed) : parsed);
  if (!color) throw new Error(`"${text}" is not a colour. Write it like #ff9a6b or oklch(0.83 0.155 78).`);
  return { ...color, l: Math.min(1, Math.max(0, color.l ?? 0)), c: color.c ?? 0, h: color.h ?? 0 };
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));

export function toColorValue(color: Oklch): ColorValue {
  const { l, c, h = 0, alpha = 1 } = color;
  return {
    colorSpace: 'oklch',
    components: [round(l, 3), round(c, 4), round(h, 1)],
    ...(alpha < 1 ? { alpha: round(alpha, 2) } : {}),
  };
}

export function colorCss({ components, alpha }: ColorValue): string {
  return `oklch(${components.join(' ')}${alpha === undefined ? '' : ` / ${alpha}`})`;
}

/** Contrast as WCAG 2 defines it, of the colours as a screen shows them: anything outside sRGB is clipped to it. */
export function contrast(front: Oklch | string, back: Oklch | string): number {
  const shown = (color: Oklch | string) => {
    const parsed = typeof color === 'string' ? parse(color) : color;
    if (!parsed) throw new Error(`"${String(color)}" is not a colour.`);
    return clampRgb(parsed);
  };
  return wcagContrast(shown(front), shown(back));
}

/** Degrees between two hues; a grey has that of red. */
export function hueGap(a: Oklch, b: Oklch): number {
  const gap = Math.abs((a.h ?? 0) - (b.h ?? 0)) % 360;
  return Math.min(gap, 360 - gap);
}
