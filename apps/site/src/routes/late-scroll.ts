const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Goes back to where a page was left once it is long enough again: what members see is read first. Whoever scrolls meanwhile is let be.
 * @param top CSS pixels from the page's top
 * @param isStillThere false once another page has come
 */
export function scrollLate(top: number, isStillThere: () => boolean): void {
  const done = new AbortController();
  const grown = new ResizeObserver(() => {
    const isShort = document.documentElement.scrollHeight - window.innerHeight < top;
    if (isStillThere() && isShort) return;
    if (isStillThere()) window.scrollTo(0, top);
    done.abort();
  });
  grown.observe(document.body);
  done.signal.addEventListener('abort', () => grown.disconnect());
  for (const hand of hands) window.addEventListener(hand, () => done.abort(), { signal: done.signal });
}
