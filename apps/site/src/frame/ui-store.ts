import type { ToastMessage } from '@fortuna/ui/components/Toast/Toast.tsx';
import { createStore } from '../platform/create-store.ts';

/** The modal flags (specification section 3, UI state) and what waits to be announced. */
export interface UiState {
  /** Which part of the login is open over the page. */
  readonly authDialog: 'login' | 'register' | null;
  /** The latest outcome to announce; the same id is announced once. */
  readonly notice: ToastMessage | null;
  /** The server takes no calls of this version any more (426): the update is offered. */
  readonly isUpdateAsked: boolean;
}

const initial: UiState = { authDialog: null, notice: null, isUpdateAsked: false };
const store = createStore(initial);

/** Opens the login or registration over whatever page is there, which stays as it is; null closes it. */
export function showAuthDialog(authDialog: UiState['authDialog']): void {
  store.set({ ...store.get(), authDialog });
}

/** Announces an outcome, once. */
export function announce(notice: ToastMessage): void {
  store.set({ ...store.get(), notice });
}

/** Offers the new version; the player decides when the page may go. */
export function askForUpdate(): void {
  store.set({ ...store.get(), isUpdateAsked: true });
}

/** Until the next call is refused. */
export function putOffUpdate(): void {
  store.set({ ...store.get(), isUpdateAsked: false });
}

export const useUiState = store.use;
