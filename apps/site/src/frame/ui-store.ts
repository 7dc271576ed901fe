import type { ToastMessage } from '@fortuna/ui/components/Toast/Toast.tsx';
import { useSyncExternalStore } from 'react';

/** The modal flags of the seed (section 3, UI state) and what waits to be announced. */
export interface UiState {
  /** Which part of the login is open over the page. */
  readonly authDialog: 'login' | 'register' | null;
  /** The latest outcome to announce; the same id is announced once. */
  readonly notice: ToastMessage | null;
}

const initial: UiState = { authDialog: null, notice: null };
let state = initial;
const listeners = new Set<() => void>();

function update(change: Partial<UiState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** Opens the login or registration over whatever page is there, which stays as it is; null closes it. */
export function showAuthDialog(authDialog: UiState['authDialog']): void {
  update({ authDialog });
}

/** Announces an outcome, once. */
export function announce(notice: ToastMessage): void {
  update({ notice });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useUiState(): UiState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => initial,
  );
}
