import { isTakenOver, takeOver } from '../worker/worker-facts.ts';

/** A page in sight asks so often whether there is a newer version (requirement SHELL-06), in milliseconds. */
const checkEvery = 60_000;
/** How long a new worker has been waiting when it is told to take over (requirement SHELL-06), in milliseconds. */
const waitingDelay = 200;

/** A new worker, once it is ready, is told to take over. The first of all does so by itself. */
function followNew(registration: ServiceWorkerRegistration): void {
  const tell = () => setTimeout(() => registration.waiting?.postMessage(takeOver), waitingDelay);
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') tell();
    });
  registration.addEventListener('updatefound', () => follow(registration.installing));
  follow(registration.installing);
  if (registration.waiting) tell();
}

/** Offline or in trouble there is nothing to be had: the next time will do. */
function checkOften(registration: ServiceWorkerRegistration): void {
  const check = () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  };
  setInterval(check, checkEvery);
  document.addEventListener('visibilitychange', check);
}

/**
 * Registers the worker and keeps it new. `onTakenOver` hears of each version that takes control of this page, the first among them.
 * Rejects where the browser has no place for a worker.
 */
export async function followWorker(address: string, onTakenOver: (version: string) => void): Promise<void> {
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isTakenOver(data)) onTakenOver(data.version);
  });
  const registration = await navigator.serviceWorker.register(address, { updateViaCache: 'none' });
  followNew(registration);
  checkOften(registration);
}
