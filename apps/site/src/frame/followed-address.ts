/** The same-origin address that a plain anchor under this target leads to, or null. */
export function innerAddress(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  const anchor = target.closest('a[href]');
  if (!(anchor instanceof HTMLAnchorElement)) return null;
  const isPlain = (anchor.target === '' || anchor.target === '_self') && !anchor.hasAttribute('download');
  if (!isPlain || anchor.origin !== window.location.origin) return null;
  const isSamePageHash = anchor.hash !== '' && anchor.pathname === window.location.pathname;
  return isSamePageHash ? null : anchor.pathname + anchor.search + anchor.hash;
}

/** The address inside the site that a plain press on a link leads to, or null. */
export function followedAddress(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  return innerAddress(event.target);
}
