import { createContext, type RefObject, use, useLayoutEffect, useRef } from 'react';
import { focusOn } from './focus-on.ts';

/** Whether what is around has been seen before: what appears in it from then on has come of something that was done. */
export const HasBeenShown = createContext<RefObject<boolean>>({ current: true });

/**
 * What begins right below the page's head is shown together with it, from the top of the window: cut off at the bar it would look like the
 * middle of a page.
 */
function showFromTop(part: HTMLElement): void {
  const page = part.closest('main');
  const fromHead = page && part.getBoundingClientRect().top - page.getBoundingClientRect().top;
  if (fromHead !== null && fromHead < window.innerHeight / 3) window.scrollTo({ top: 0 });
  else part.scrollIntoView({ block: 'start' });
}

/**
 * For a new step, an outcome or an error: focus and view go to it, to its heading where it has one. Not on a page that opens with it:
 * there reading begins at the page's head.
 * @param occasion a new value for each time that the part has something new to say
 */
export function useArrival<Part extends HTMLElement>(occasion?: unknown): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const hasBeenShown = use(HasBeenShown);
  // Before the next frame, in which the site looks whether the focus has been lost (apps/site/src/frame/bearings.ts).
  // biome-ignore lint/correctness/useExhaustiveDependencies: the occasion is the reason, not an input
  useLayoutEffect(() => {
    if (part.current === null || part.current.hidden || !hasBeenShown.current) return;
    const head = part.current.querySelector<HTMLElement>('h1, h2, h3') ?? part.current;
    const active = document.activeElement as HTMLElement | null;
    // An error that has come with the step it stands in goes first.
    if (active !== head && active?.tabIndex === -1 && part.current.contains(active)) return;
    focusOn(head);
    if (part.current.offsetHeight > window.innerHeight / 2) showFromTop(part.current);
    else part.current.scrollIntoView({ block: 'nearest' });
  }, [occasion]);
  return part;
}
