import type { ToastMessage } from '@fortuna/ui/components/Toast/Toast.tsx';
import { createStore } from '../platform/create-store.ts';

/** The modal flags (specification section 3, UI state) and what waits to be announced. */
export interface UiState {
  /** Which part of the login is open over the page. */
  readonly authDialog: 'login' | 'register' | null;
  /** The latest outcome to announce; the same id is announced once. */
  readonly notice: ToastMessage | null;
}

const initial: UiState = { authDialog: null, notice: null };
const store = createStore(initial);

/** Opens the login or registration over whatever page is there, which stays as it is; null closes it. */
export function showAuthDialog(authDialog: UiState['authDialog']): void {
  store.set({ ...store.get(), authDialog });
}

/** Announces an outcome, once. */
export function announce(notice: ToastMessage): void {
  store.set({ ...store.get(), notice });
}

export const useUiState = store.use;
