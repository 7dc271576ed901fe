import { useSyncExternalStore } from 'react';

/** The modal flags of the seed (section 3, UI state): which part of the login is open over the page. */
export type AuthDialogMode = 'login' | 'register' | null;

let mode: AuthDialogMode = null;
const listeners = new Set<() => void>();

/** Opens the login or registration over whatever page is there, which stays as it is; null closes it. */
export function showAuthDialog(next: AuthDialogMode): void {
  mode = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useAuthDialog(): AuthDialogMode {
  return useSyncExternalStore(
    subscribe,
    () => mode,
    () => null,
  );
}
