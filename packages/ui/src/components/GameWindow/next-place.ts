export interface GridExtent {
  /** Places in all. */
  readonly total: number;
  /** Places in a whole row. */
  readonly columns: number;
  /** Whole rows that are seen at once, at least one. */
  readonly rowsInView: number;
}

/** How far each key goes, in places; where the row or the grid begins and ends, `nextPlace` knows. */
function step(key: string, { columns, rowsInView }: GridExtent): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return -1;
    case 'ArrowRight':
      return 1;
    case 'ArrowUp':
      return -columns;
    case 'ArrowDown':
      return columns;
    case 'PageUp':
      return -columns * rowsInView;
    case 'PageDown':
      return columns * rowsInView;
  }
}

/**
 * Where a key leads from a place of a grid, as the pattern for grids has it: arrows and pages, Home and End in the row, with Ctrl in the
 * grid. Null where the key means nothing here; the place itself where there is no way on.
 */
export function nextPlace(
  place: number,
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  extent: GridExtent,
): number | null {
  const { total, columns } = extent;
  const last = total - 1;
  const rowStart = place - (place % columns);
  if (key === 'Home') return ctrlKey ? 0 : rowStart;
  if (key === 'End') return ctrlKey ? last : Math.min(rowStart + columns - 1, last);
  const by = step(key, extent);
  if (by === undefined) return null;
  const next = place + by;
  if (Math.abs(by) === 1) return Math.min(Math.max(next, 0), last);
  if (next < 0) return place % columns;
  // The last row may be shorter.
  return next > last ? Math.max(place, lastBelow(place, extent)) : next;
}

/** The last place of a column, or of all where the last row does not reach that far and another row lies between. */
function lastBelow(place: number, { total, columns }: GridExtent): number {
  const last = total - 1;
  const lastRowStart = last - (last % columns);
  const below = lastRowStart + (place % columns);
  if (below <= last) return below;
  return place >= lastRowStart ? place : last;
}
