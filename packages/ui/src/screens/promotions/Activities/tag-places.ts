/** Places of a row. */
const places = 4;

/**
 * How many places each tag hangs over, so that all rows of four places are full, and those of two as well: the first leads over two
 * places, and as many rows as it takes have one more that does, at the end and at the start in turn. Where there is no such row left,
 * what remains are pairs.
 */
export function tagPlaces(count: number): readonly number[] {
  const missing = (places - ((count + 1) % places)) % places;
  const rows = (count + 1 + missing) / places;
  const pairs = Math.max(0, missing - (rows - 1));
  const found: number[] = [];
  for (let row = 0; row < rows && found.length < count; row += 1) {
    const isBroadStart = row === 0 || row % 2 === 0;
    const hasBroad = row === 0 || row >= rows - Math.min(missing, rows - 1);
    const isPair = row === 0 ? pairs > 0 : pairs > 1;
    const spans = isPair ? [2, 2] : !hasBroad ? [1, 1, 1, 1] : isBroadStart ? [2, 1, 1] : [1, 1, 2];
    found.push(...spans);
  }
  return found.slice(0, count);
}
