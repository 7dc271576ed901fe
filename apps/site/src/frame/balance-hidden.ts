import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../platform/storage.ts';

const key = 'fortuna.balanceHidden';
const listeners = new Set<() => void>();

function isHidden(): boolean {
  return readStored('local', key) === '1';
}

/** Whether the player wants the balance covered, e.g. on a bus; remembered on this device. */
export function useBalanceHidden(): readonly [boolean, () => void] {
  const hidden = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isHidden,
    () => false,
  );
  const toggle = () => {
    writeStored('local', key, isHidden() ? '0' : '1');
    for (const listener of listeners) listener();
  };
  return [hidden, toggle];
}
