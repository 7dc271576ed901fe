import { vi } from 'vitest';

/** One of the browser's storages, as far as the site uses it. */
export class FakeStorage {
  readonly entries = new Map<string, string>();
  isFull = false;

  getItem(key: string): string | null {
    return this.entries.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.entries.set(key, value);
  }

  removeItem(key: string): void {
    this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
  }
}

export interface FakeStorages {
  readonly local: FakeStorage;
  readonly session: FakeStorage;
}

/** A window with storages that work. */
export function giveStorage(): FakeStorages {
  const storages = { local: new FakeStorage(), session: new FakeStorage() };
  vi.stubGlobal('window', { localStorage: storages.local, sessionStorage: storages.session });
  return storages;
}

/** A window whose storages may not even be asked for: third-party frames, strict privacy settings. */
export function blockStorage(): void {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal(
    'window',
    Object.defineProperties({}, { localStorage: { get: refuse }, sessionStorage: { get: refuse } }),
  );
}
