import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What is chosen keeps so far from the row's ends, which fade, in CSS pixels. */
const room = 32;

/**
 * Scrolls a row sideways, and nothing else, until what is chosen in it stands whole between its ends; when it is chosen and when the row comes.
 * @param chosen what tells one choice from another; undefined: none, and nothing is looked at
 */
export function useChosenInSight<Row extends HTMLElement>(chosen: string | undefined): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useLayoutEffect(() => {
    const scroller = row.current;
    const mark = scroller?.querySelector('[aria-current="page"], [aria-pressed="true"]');
    if (chosen === undefined || !scroller || !mark) return;
    const [ends, place] = [scroller.getBoundingClientRect(), mark.getBoundingClientRect()];
    const before = ends.left + room - place.left;
    const after = place.right + room - ends.right;
    if (before > 0) scroller.scrollLeft -= before;
    else if (after > 0) scroller.scrollLeft += after;
  }, [chosen]);
  return row;
}
