/** The first of these means that somebody is there. Moving to another page is among them, since React draws no new page beside a part that waits. */
const signsOfLife = ['scroll', 'pointerover', 'touchstart', 'focusin', 'keydown', 'popstate'] as const;

/** Resolves with the player's first sign of life from now on. */
export function signOfLife(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const sign of signsOfLife) window.addEventListener(sign, resolve, { once: true });
  });
}
