import { Suspense, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ClosedPage } from './late-closed-page.ts';

function makePlace(): HTMLElement {
  const place = document.createElement('div');
  place.dataset.part = 'covering';
  return place;
}

/**
 * Stands before the page and hides it, and what lies over it (`site.css`), without taking it away: what is typed there is there when the
 * site is back, at the place to which it was scrolled.
 */
export function CoveringPage() {
  const [place] = useState(makePlace);
  useLayoutEffect(() => {
    const { scrollY } = window;
    document.querySelector('#root')?.before(place);
    return () => {
      place.remove();
      window.scrollTo(0, scrollY);
    };
  }, [place]);
  return createPortal(
    <Suspense fallback={null}>
      <ClosedPage />
    </Suspense>,
    place,
  );
}
