/** The first of these means that somebody is there, or that something has to be said that cannot wait (`wake`). Moving to another page is among them, since React draws no new page beside a part that waits. */
const signsOfLife = [
  'scroll',
  'pointerover',
  'touchstart',
  'focusin',
  'keydown',
  'popstate',
  'wake',
] as const;

let first: Promise<unknown> | undefined;

/**
 * Resolves with the player's first sign of life since anybody asked, for all who ask: one that asks a moment too late would wait for the
 * second, and the page that the first one led to with it. At once where what is drawn is not what is to be shown (`data-look`).
 */
export function signOfLife(): Promise<unknown> {
  first ??= document.documentElement.dataset.look
    ? Promise.resolve()
    : new Promise((resolve) => {
        for (const sign of signsOfLife) window.addEventListener(sign, resolve, { once: true });
      });
  return first;
}
