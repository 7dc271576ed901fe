/** Of the six columns of a row. */
export type RowSpan = 2 | 3 | 6;

/** How wide a card or tile stands so that all rows are full: threes, and what remains of them as pairs; one alone takes the row. */
export function rowSpan(index: number, count: number): RowSpan {
  if (count === 1) return 6;
  const pairs = { 0: 0, 1: 4, 2: 2 }[count % 3] ?? 0;
  return index < count - pairs ? 2 : 3;
}
