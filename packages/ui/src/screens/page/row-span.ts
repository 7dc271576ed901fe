/** Of the six columns of a row. */
export type RowSpan = 2 | 3 | 6;

/** How wide a card or tile stands so that all rows are full: threes, and what remains of them as pairs; one alone takes the row. */
export function rowSpan(index: number, count: number): RowSpan {
  if (count === 1) return 6;
  const pairs = { 0: 0, 1: 4, 2: 2 }[count % 3] ?? 0;
  return index < count - pairs ? 2 : 3;
}

/** Of the twelve columns of a row in a vast window. */
export type VastSpan = 3 | 4 | 6 | 12;

/** The same there, as wide as fours and threes are: nothing stands as wide as what leads the page, but where there are only one or two. */
export function vastSpan(index: number, count: number): VastSpan {
  const threes = 3 * ((4 - (count % 4)) % 4);
  if (threes <= count) return index < threes ? 4 : 3;
  const span = rowSpan(index, count);
  return span === 6 ? 12 : span === 3 ? 6 : 4;
}

/** Both, where the first may lead the page over a whole row. */
export function leadSpans(
  index: number,
  count: number,
  isLed: boolean,
): { readonly row: RowSpan; readonly vast: VastSpan } {
  if (isLed && index === 0) return { row: 6, vast: 12 };
  const led = isLed ? 1 : 0;
  return { row: rowSpan(index - led, count - led), vast: vastSpan(index - led, count - led) };
}
