import { follow } from './followed.ts';

const system = window.matchMedia.bind(window);
let isReduced = false;

/** Scripts that ask for the setting are told what the toolbar says; `preview.css` does the same for styles. */
window.matchMedia = (query) => {
  if (!query.includes('prefers-reduced-motion')) return system(query);
  follow('motion');
  if (!isReduced) return system(query);
  return system(query.includes('no-preference') ? 'not all' : 'all');
};

/** A page cannot change the system's setting, only act as if: `full` leaves it to the system. */
export function applyMotion(motion: unknown): void {
  isReduced = motion === 'reduced';
  document.documentElement.dataset.motion = isReduced ? 'reduced' : 'full';
}
