import { ownVersion } from '../env.ts';
import { createStore } from '../platform/create-store.ts';
import { isBusy } from './busy.ts';
import { followWorker } from './follow-worker.ts';

/** How often it is looked whether a page that is held back is free, in milliseconds. */
const lookEvery = 1_000;

/** What the page says of a new version: nothing, that it waits for the player to end something, or nothing any more. */
type Held = 'none' | 'held' | 'putOff';

const held = createStore<Held>('none');
export const useHeldUpdate = held.use;

/** The player would rather not hear of it; it comes all the same when nothing is in its way. */
export function putOffHeldUpdate(): void {
  held.set('putOff');
}

/** A page comes from the server as long as there is one: so does its new version. */
export function reloadForUpdate(): void {
  window.location.reload();
}

/**
 * Whether this page has come for that version already, which the history remembers: where a server sends an older page all the same, nothing
 * is reloaded again and again.
 */
function hasCome(version: string): boolean {
  return version === ownVersion() || window.history.state?.updatedTo === version;
}

function come(version: string): void {
  window.history.replaceState({ ...window.history.state, updatedTo: version }, '');
  reloadForUpdate();
}

let isExpected = false;

/** The page comes anew, now or as soon as nothing is in its way, and once. */
export function bringVersion(version: string): void {
  if (isExpected || hasCome(version)) return;
  isExpected = true;
  if (!isBusy()) {
    come(version);
    return;
  }
  held.set('held');
  const timer = setInterval(() => {
    if (isBusy()) return;
    clearInterval(timer);
    come(version);
  }, lookEvery);
}

const workerAddress = '/worker.js';

/** The policy lets scripts be named by this alone, and this names one. */
function trustedAddress(): string {
  const policy = window.trustedTypes?.createPolicy('sw-url', { createScriptURL: () => workerAddress });
  return policy?.createScriptURL(workerAddress) ?? workerAddress;
}

let isStarted = false;

/** Of a built page: registers the worker, and brings each new version exactly once (requirement SHELL-06). */
export function keepUpdated(): void {
  if (isStarted || ownVersion() === '' || !('serviceWorker' in navigator)) return;
  isStarted = true;
  // Blocked storage, private windows: the site is the same without.
  followWorker(trustedAddress(), bringVersion).catch(() => undefined);
}
