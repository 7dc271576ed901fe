/**
 * The worker that removes workers. Answered in place of `worker.js` it takes over at once, forgets what was kept, and is gone; pages stay
 * as they are. Sent as it stands here (`build/worker.ts`).
 */
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
