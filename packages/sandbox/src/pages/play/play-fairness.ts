import type { PlayPage } from './play-page.ts';
import type { PlaySetup } from './play-shell.ts';

/** What is known of a round before it is played. */
export interface NextRound {
  readonly commitment: string;
  readonly nonce: number;
}

export interface Fairness {
  /** What the player has chosen, or the page for them. */
  readonly clientSeed: () => string;
  readonly showNext: (next: NextRound) => void;
  /** A round that has ended can be checked. */
  readonly showPlayed: (round: number) => void;
}

/**
 * The part of a game's page that shows what the next round is committed to, takes the player's seed, and leads to the check of the
 * last round. Sent to the browser as its text.
 */
export function playFairness(one: PlayPage<PlaySetup>['one']): Fairness {
  const dialog = one<HTMLDialogElement>('#fair-dialog');
  const check = one<HTMLButtonElement>('#fair-check');
  const seed = document.querySelector<HTMLInputElement>('#fair-seed');
  const newSeed = () =>
    [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  let chosen = newSeed();
  let last: number | null = null;

  function take(text: string): void {
    if (seed === null) return;
    // What is no seed is not taken: the field goes back to the one that counts.
    if (/^[0-9A-Za-z_-]{1,64}$/.test(text)) chosen = text;
    seed.value = chosen;
  }

  take(chosen);
  seed?.addEventListener('change', () => take(seed.value.trim()));
  document.querySelector('#fair-new')?.addEventListener('click', () => take(newSeed()));
  one('#fair').addEventListener('click', () => dialog.showModal());
  one('#fair-close').addEventListener('click', () => dialog.close());
  check.addEventListener('click', () => {
    if (last !== null) parent.postMessage({ type: 'fortuna:check-round', round: last }, '*');
  });

  return {
    clientSeed: () => chosen,
    showNext: ({ commitment, nonce }) => {
      one('#fair-commitment').textContent = commitment;
      one('#fair-nonce').textContent = String(nonce);
    },
    showPlayed: (round) => {
      last = round;
      check.hidden = false;
    },
  };
}
