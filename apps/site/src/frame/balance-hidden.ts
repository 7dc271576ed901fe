import { createStore } from '../platform/create-store.ts';
import { readStored, writeStored } from '../platform/storage.ts';

const key = 'fortuna.balanceHidden';

const hidden = createStore(false);

/** What this device remembers; told once, after the prerendered page has been taken over. */
export function restoreBalanceHidden(): void {
  hidden.set(readStored('local', key) === '1');
}

/** Whether the player wants the balance covered, e.g. on a bus. */
export const useBalanceHidden = hidden.use;

export function toggleBalance(): void {
  const next = !hidden.get();
  writeStored('local', key, next ? '1' : '0');
  hidden.set(next);
}
