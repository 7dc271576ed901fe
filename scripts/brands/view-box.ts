export interface ViewBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The four numbers of a `viewBox`; null where they are no place that something could be drawn in. */
export function viewBoxIn(text: string): ViewBox | null {
  const numbers = text
    .trim()
    .split(/\s*,\s*|\s+/)
    .map((part) => (/^-?[\d.]+$/.test(part) ? Number(part) : Number.NaN));
  const [left = 0, top = 0, width = 0, height = 0] = numbers;
  const isPlace = numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0;
  return isPlace ? { left, top, width, height } : null;
}

/** What is wrong with an SVG file's view box, in an operator's words. `file` is its path as displayed. */
export function viewBoxProblem(file: string, text: string | undefined): string | undefined {
  if (!text) return `${file} has no viewBox, so that it cannot be scaled. Add one, like viewBox="0 0 40 40".`;
  return viewBoxIn(text)
    ? undefined
    : `${file} has the viewBox "${text}". Write four numbers, the last two of them above 0, like viewBox="0 0 40 40".`;
}

/** How many times as long as it is high a drawing is, or as high as it is long. */
export const proportionOf = ({ width, height }: ViewBox): number => Math.max(width / height, height / width);
