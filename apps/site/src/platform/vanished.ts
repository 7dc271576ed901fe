import { readStored } from './storage.ts';

const key = 'fortuna.reloaded';

/** Where money may be under way nothing is reloaded but by the player. */
const isMoney = /^\/(recharge|withdraw)/;

/** A file of the site is no longer there, since another version has taken its place. */
const hasVanished = () =>
  performance
    .getEntriesByType('resource')
    .some(
      ({ name, responseStatus }: Partial<PerformanceResourceTiming>) =>
        responseStatus === 404 && /\/(assets|words)\//.test(name ?? ''),
    );

/** A page that failed since its file has vanished comes anew from the server: once for each address of this version, never for money. */
export function reloadOnce(): void {
  const { pathname } = window.location;
  const place = pathname + import.meta.url;
  if (isMoney.test(pathname) || !hasVanished() || readStored('session', key) === place) return;
  try {
    sessionStorage.setItem(key, place);
    window.location.reload();
  } catch {
    // Where storage is blocked a reload would be forgotten, and come again for ever.
  }
}
