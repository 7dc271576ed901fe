import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What is chosen keeps so far from the row's ends, which fade, in CSS pixels. */
const room = 32;

/**
 * Scrolls a row sideways, and nothing else, until what is chosen in it stands whole between its ends: when it is chosen, when the row comes
 * or has another size, as on a phone that is turned, and when the brand's faces have come, in which the words before it may be wider.
 * @param chosen what tells one choice from another; undefined: none, and nothing is looked at
 */
export function useChosenInSight<Row extends HTMLElement>(chosen: string | undefined): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useLayoutEffect(() => {
    const scroller = row.current;
    const mark = scroller?.querySelector('[aria-current="page"], [aria-pressed="true"]');
    if (chosen === undefined || !scroller || !mark) return;
    const show = () => {
      const [ends, place] = [scroller.getBoundingClientRect(), mark.getBoundingClientRect()];
      if (place.left >= ends.left + room && place.right <= ends.right - room) return;
      // To the middle, where a row that snaps leaves it.
      scroller.scrollLeft += (place.left + place.right - ends.left - ends.right) / 2;
    };
    // At once: whoever asks where something stands before the next frame hears what is so.
    show();
    const sizes = new ResizeObserver(show);
    sizes.observe(scroller);
    document.fonts.addEventListener('loadingdone', show, { once: true });
    return () => {
      sizes.disconnect();
      document.fonts.removeEventListener('loadingdone', show);
    };
  }, [chosen]);
  return row;
}
