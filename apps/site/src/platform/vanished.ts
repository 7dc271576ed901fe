/** A chunk that imports nothing: its name, which is a hash, lasts from version to version, and it is there when others have vanished. */
const key = 'fortuna.reloaded';

/** Where money may be under way nothing is reloaded but by the player. */
const isMoney = /^\/(recharge|withdraw)/;

/** A file of the site is no longer there, since another version has taken its place. */
const hasVanished = () =>
  performance
    .getEntriesByType('resource')
    .some(
      (entry) =>
        'responseStatus' in entry && entry.responseStatus === 404 && /\/(assets|words)\//.test(entry.name),
    );

/** A page that failed since its file has vanished comes anew from the server: once for each address of this version, never for money. */
export function reloadOnce(version: string): void {
  const place = window.location.pathname + version;
  try {
    if (isMoney.test(place) || !hasVanished() || sessionStorage.getItem(key) === place) return;
    sessionStorage.setItem(key, place);
    window.location.reload();
  } catch {
    // Where storage is blocked a reload would be forgotten, and come again for ever.
  }
}
