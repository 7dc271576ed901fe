import { isFormFilled, isModalOpened } from '../unfinished.ts';

/** So long nobody has touched, typed or scrolled: they are in the middle of nothing. In milliseconds. */
const pauseLength = 1_200;

const doings = ['pointerdown', 'pointermove', 'touchmove', 'keydown', 'input', 'wheel', 'scroll'] as const;

/** Somebody looks at the page, and neither types nor answers nor waits for anything. */
function isCalm(): boolean {
  return (
    document.visibilityState === 'visible' &&
    navigator.onLine &&
    !document.documentElement.hasAttribute('data-busy') &&
    !document.activeElement?.matches('input, textarea, select, iframe') &&
    !isModalOpened() &&
    !isFormFilled()
  );
}

/** Resolves in the first pause in which the page may be covered; never once `signal` is aborted. */
export function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return;
    const paused = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const end = () => {
      clearTimeout(timer);
      paused.abort();
    };
    function begin(): void {
      clearTimeout(timer);
      timer = setTimeout(look, pauseLength);
    }
    function look(): void {
      if (isCalm()) {
        end();
        resolve();
      } else begin();
    }
    for (const doing of doings) {
      window.addEventListener(doing, begin, { passive: true, capture: true, signal: paused.signal });
    }
    signal.addEventListener('abort', end, { once: true });
    begin();
  });
}
