import { matchRoutes } from 'react-router-dom';
import type { SiteRouter } from '../routes/site-router.ts';
import { followedAddress, innerAddress } from './followed-address.ts';
import { showAuthDialog } from './ui-store.ts';

/**
 * Ordinary anchors move inside the site: the kit knows no router, so its links are `<a href>`, followed here without a reload.
 * A route's chunk is fetched as soon as the pointer, finger or focus shows the intent.
 * @returns what takes it away again; the site itself never does
 */
export function installLinks(router: SiteRouter, addPages: () => Promise<void>): () => void {
  const installed = new AbortController();
  const { signal } = installed;
  const follow = (event: MouseEvent) => {
    const address = followedAddress(event);
    if (address === null) return;
    event.preventDefault();
    const { pathname, searchParams } = new URL(address, window.location.origin);
    // The login comes over the page, which stays as it is; its own page is for those who arrive there.
    if (pathname === '/login') showAuthDialog(searchParams.get('mode') === 'register' ? 'register' : 'login');
    else void router.navigate(address);
  };
  document.addEventListener('click', follow, { signal });

  const prefetched = new Set<unknown>();
  const prefetch = async (event: Event) => {
    const address = innerAddress(event.target);
    if (address === null) return;
    await addPages();
    for (const { route } of matchRoutes(router.routes, address) ?? []) {
      if (!route.handle || prefetched.has(route)) continue;
      prefetched.add(route);
      await route.handle().catch(() => prefetched.delete(route));
    }
  };
  // What fails to come now is asked for again by the navigation itself.
  const handleIntent = (event: Event) => void prefetch(event).catch(() => undefined);
  for (const intent of ['pointerover', 'touchstart', 'focusin'] as const) {
    document.addEventListener(intent, handleIntent, { passive: true, signal });
  }
  return () => installed.abort();
}
