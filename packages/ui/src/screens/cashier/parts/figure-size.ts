/** How many letters a figure has at most to be set in each size: the widest of the brands' faces has room for them on a small phone. */
const sizes = { short: 6, middle: 8, long: 10 } as const;
export type FigureSize = keyof typeof sizes | 'huge';

/** The size that a figure of the page's one amount is set in. */
export function figureSize(figure: string): FigureSize {
  const fits = Object.entries(sizes).find(([, most]) => figure.length <= most);
  return (fits?.[0] as keyof typeof sizes | undefined) ?? 'huge';
}
