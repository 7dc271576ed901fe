/** Resolves when one has scrolled to within one and a half windows of it; never once `signal` is aborted. */
export function isNear(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '0px 0px 150% 0px' },
    );
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  });
}

const liesBelowView = (element: Element) => element.getBoundingClientRect().top >= window.innerHeight;

/**
 * Resolves to the first of these that lies below what is seen, as soon as one does; never once `signal` is aborted. What is put in has to be
 * drawn in the same turn (`flushSync`): a little later somebody may have scrolled on.
 */
export function firstBelowView(elements: () => readonly Element[], signal: AbortSignal): Promise<Element> {
  return new Promise((resolve) => {
    if (signal.aborted) return;
    const watched = new AbortController();
    const look = () => {
      const found = elements().find(liesBelowView);
      if (found === undefined) return;
      watched.abort();
      resolve(found);
    };
    window.addEventListener('scroll', look, { passive: true, signal: watched.signal });
    signal.addEventListener('abort', () => watched.abort(), { once: true });
    look();
  });
}
