import { describe, expect, it } from 'vitest';
import { tagPlaces } from './tag-places.ts';

/** Rows that hold that many places, one after the other. */
function rowsOf(spans: readonly number[], places: number): readonly number[] {
  const rows: number[] = [];
  for (const span of spans) {
    const last = rows.at(-1);
    if (last === undefined || last + span > places) rows.push(span);
    else rows[rows.length - 1] = last + span;
  }
  return rows;
}

describe('tagPlaces', () => {
  const counts = Array.from({ length: 24 }, (_, index) => index + 2);

  it.each(counts)('hangs %i tags in full rows of four places, and of two', (count) => {
    const spans = tagPlaces(count);
    expect(spans).toHaveLength(count);
    expect(rowsOf(spans, 4).every((row) => row === 4)).toBe(true);
    expect(rowsOf(spans, 2).every((row) => row === 2)).toBe(true);
  });

  it('lets the first lead over two places', () => {
    expect(counts.every((count) => tagPlaces(count)[0] === 2)).toBe(true);
  });
});
