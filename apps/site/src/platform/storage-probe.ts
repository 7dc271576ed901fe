/**
 * Whether the browser keeps what is written. For the self-check alone: everything else goes through `storage.ts`, which gets by without.
 */
export function keepsWhatIsWritten(area: 'local' | 'session'): boolean {
  const key = 'fortuna.probe';
  const written = String(Math.random());
  try {
    const store = area === 'local' ? window.localStorage : window.sessionStorage;
    store.setItem(key, written);
    const isKept = store.getItem(key) === written;
    store.removeItem(key);
    return isKept;
  } catch {
    return false;
  }
}
