import { chooseBrand } from '../brand/brand-table.ts';
import { wayOf } from './way-of.ts';
import { type TakenOver, takeOver, type WorkerFacts } from './worker-facts.ts';
import { type RequestEvent, scope } from './worker-scope.ts';

/**
 * The service worker (decision 23): files with a hash come from the phone, pages from the server, and where that is out of reach from the
 * shell that was kept, which says so in the brand's own frame. Built by itself (`build/worker.ts`).
 */
declare const FACTS: WorkerFacts;

const { version, brands, startFiles } = FACTS;
const family = 'fortuna-';
const cacheName = family + version;

/** Every address but the home is answered with the shell, of the brand that the host stands for. */
const shellAddress = '/login';

/** The files lie in the browser's own cache already, where the first visit has just put them. */
async function keepStart(): Promise<void> {
  const cache = await caches.open(cacheName);
  const brand = chooseBrand(brands, scope.location.hostname, null);
  await cache.addAll([new Request(shellAddress, { cache: 'reload' }), ...(startFiles[brand] ?? [])]);
}

/** What the version before has kept stays: a page of it may be held back by what somebody is doing there. */
async function forgetOlder(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(family) && name !== cacheName);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

async function takeControl(): Promise<void> {
  await forgetOlder();
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
  for (const page of await scope.clients.matchAll()) page.postMessage({ version } satisfies TakenOver);
}

async function pageFor({ request, preloadResponse }: RequestEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const cache = await caches.open(cacheName);
    return (await cache.match(shellAddress, { ignoreVary: true })) ?? Response.error();
  }
}

/** A full or blocked phone keeps nothing, and misses nothing but speed. */
async function keep(request: Request, answer: Response): Promise<void> {
  try {
    await (await caches.open(cacheName)).put(request, answer);
  } catch {
    // As above.
  }
}

async function fileFor(event: RequestEvent): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request).catch(() => Response.error());
  if (answer.status === 200) event.waitUntil(keep(request, answer.clone()));
  return answer;
}

scope.addEventListener('install', (event) => event.waitUntil(keepStart()));
scope.addEventListener('activate', (event) => event.waitUntil(takeControl()));
scope.addEventListener('message', ({ data }) => {
  if (data === takeOver) void scope.skipWaiting();
});
scope.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, scope.location.origin);
  if (way === 'page') event.respondWith(pageFor(event));
  if (way === 'file') event.respondWith(fileFor(event));
});
