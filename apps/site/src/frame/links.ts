import { matchRoutes } from 'react-router-dom';
import type { SiteRouter } from '../routes/site-router.ts';

import { showAuthDialog } from './ui-store.ts';

/** The same-origin address that a plain anchor under this target leads to, or null. */
function innerAddress(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  const anchor = target.closest('a[href]');
  if (!(anchor instanceof HTMLAnchorElement)) return null;
  const isPlain = (anchor.target === '' || anchor.target === '_self') && !anchor.hasAttribute('download');
  if (!isPlain || anchor.origin !== window.location.origin) return null;
  const isSamePageHash = anchor.hash !== '' && anchor.pathname === window.location.pathname;
  return isSamePageHash ? null : anchor.pathname + anchor.search + anchor.hash;
}

/**
 * Ordinary anchors move inside the site: the kit knows no router, so its links are `<a href>`, followed here without a reload.
 * A route's chunk is fetched as soon as the pointer, finger or focus shows the intent.
 * @returns what takes it away again; the site itself never does
 */
export function installLinks(router: SiteRouter, addPages: () => Promise<void>): () => void {
  const installed = new AbortController();
  const { signal } = installed;
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const address = innerAddress(event.target);
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
