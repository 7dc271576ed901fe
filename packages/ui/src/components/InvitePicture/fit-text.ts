export interface TextFit {
  /** Pixels of the letters where there is room. */
  readonly size: number;
  readonly weight: string;
  readonly family: string;
  /** Pixels of the line. */
  readonly maxWidth: number;
}

type Measuring = Pick<CanvasRenderingContext2D, 'font' | 'measureText'>;

/** Sets the font so large that the text stands on one line, and no larger than asked for; gives that size. */
export function fitText(
  context: Measuring,
  text: string,
  { size, weight, family, maxWidth }: TextFit,
): number {
  context.font = `${weight} ${size}px ${family}`;
  const { width } = context.measureText(text);
  if (width <= maxWidth) return size;
  const fitting = Math.floor((size * maxWidth) / width);
  context.font = `${weight} ${fitting}px ${family}`;
  return fitting;
}
