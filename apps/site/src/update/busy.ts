import { isFormFilled } from '../frame/unfinished.ts';

/**
 * Addresses at which money may be under way, or a game: whoever is there is not disturbed before they leave. Lists of what has been are
 * none of them.
 */
const holdsBack = /^\/(recharge|recharge-payment|withdraw|cztx|withdrawal-card|withdrawalPassword|gameInfo)$/;

export function isHeldBack(pathname: string): boolean {
  return holdsBack.test(pathname);
}

/** A reload now would take something from whoever is at the screen: a step of money, a game, what is typed or being sent. */
export function isBusy(): boolean {
  if (!navigator.onLine || isHeldBack(window.location.pathname)) return true;
  if (document.querySelector('button[aria-busy="true"]')) return true;
  return isFormFilled();
}
