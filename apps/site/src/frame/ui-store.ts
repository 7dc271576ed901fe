import type { UnreadCount } from '@fortuna/ui/components/CountBadge/count-badge-props.ts';
import type { ToastMessage } from '@fortuna/ui/components/Toast/Toast.tsx';
import type { TileHeartProps } from '@fortuna/ui/screens/games/parts/tile-heart.ts';
import type { ComponentType, ReactNode } from 'react';
import { createStore } from '../platform/create-store.ts';

/**
 * The modal flags of the specification's UI state (section 3, requirement SHELL-09) and what waits to be announced. The others live where they
 * are used: that something modal is open says the page itself (`unfinished.ts`), the reminder-off flag is a wish of one visitor for one day
 * (`entry/reminders-off.ts`).
 */
export interface UiState {
  /** Which part of the login is open over the page. */
  readonly authDialog: 'login' | 'register' | null;
  /** The language that has been chosen, by its site code, until the page comes anew in it. */
  readonly wishedLanguage: string | null;
  /** The latest outcome to announce; the same id is announced once. */
  readonly notice: ToastMessage | null;
  /** The server takes no calls of this version any more (426): the update is offered. */
  readonly isUpdateAsked: boolean;
  /** On how many activities something can be claimed now; nothing while that is not known. */
  readonly claimable?: UnreadCount | undefined;
  /** On the tiles of games; nothing before the first visit has settled. */
  readonly Heart?: ComponentType<TileHeartProps> | undefined;
  /** Stands in place of every page; null: nothing does. */
  readonly instead: ReactNode;
}

const initial: UiState = {
  authDialog: null,
  wishedLanguage: null,
  notice: null,
  isUpdateAsked: false,
  instead: null,
};
const store = createStore(initial);

function change(part: Partial<UiState>): void {
  store.set({ ...store.get(), ...part });
}

/** Opens the login or registration over whatever page is there, which stays as it is; null closes it. */
export function showAuthDialog(authDialog: UiState['authDialog']): void {
  change({ authDialog });
}

/** Asks for another language; null takes the wish back. */
export function wishLanguage(wishedLanguage: UiState['wishedLanguage']): void {
  change({ wishedLanguage });
}

/** Announces an outcome, once. */
export function announce(notice: ToastMessage): void {
  change({ notice });
}

/** Offers the new version; the player decides when the page may go. */
export function askForUpdate(): void {
  change({ isUpdateAsked: true });
}

/** Until the next call is refused. */
export function putOffUpdate(): void {
  change({ isUpdateAsked: false });
}

/** Marks the way to the promotions. */
export function showClaimable(claimable: UiState['claimable']): void {
  change({ claimable });
}

/** Puts hearts on all tiles. */
export function showHearts(Heart: UiState['Heart']): void {
  change({ Heart });
}

/** Puts something in the place of every page, and of the login over it; null brings them back. */
export function showInstead(instead: ReactNode): void {
  change({ authDialog: null, instead });
}

export const useUiState = store.use;
