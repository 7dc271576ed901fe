/** This module imports nothing: its chunk's name, a hash, lasts from version to version, so that it is there when others have vanished. */

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

/**
 * A page that failed since its file has vanished comes anew from the server: once for each entry of the history and version, never for
 * money. The history remembers it, also where storage is blocked.
 */
export function reloadOnce(version: string): void {
  const { history, location } = window;
  if (isMoney.test(location.pathname) || !hasVanished() || history.state?.reloaded === version) return;
  history.replaceState({ ...history.state, reloaded: version }, '');
  location.reload();
}
