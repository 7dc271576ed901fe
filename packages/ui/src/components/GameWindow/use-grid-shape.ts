import { type RefObject, useLayoutEffect, useState } from 'react';

export interface GridShape {
  /** Places in a whole row, at least one. */
  readonly columns: number;
  /** From the head of one row to the head of the next, in CSS pixels. */
  readonly pitch: number;
}

/** Null while its tile is not drawn: rows as low as the gap between them would all be near the window. */
function shapeOf(tiles: HTMLElement): GridShape | null {
  const { height } = tiles.getBoundingClientRect();
  if (height === 0) return null;
  const { gridTemplateColumns, rowGap } = getComputedStyle(tiles);
  return {
    columns: Math.max(1, gridTemplateColumns.split(' ').length),
    pitch: height + (Number.parseFloat(rowGap) || 0),
  };
}

/** How the style sheet lays tiles out, read from one row of them; null before the first look. */
export function useGridShape(row: RefObject<HTMLElement | null>): GridShape | null {
  const [shape, setShape] = useState<GridShape | null>(null);
  useLayoutEffect(() => {
    const tiles = row.current;
    if (!tiles) return;
    const look = () => {
      const next = shapeOf(tiles);
      if (!next) return;
      setShape((known) =>
        known?.columns === next.columns && Math.abs(known.pitch - next.pitch) < 0.5 ? known : next,
      );
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(tiles);
    return () => observer.disconnect();
  }, [row]);
  return shape;
}

/** Where something begins on the page, in CSS pixels from its top; followed as what stands above it grows and shrinks. */
export function usePageTop(place: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const look = () => setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
    look();
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [place]);
  return top;
}
