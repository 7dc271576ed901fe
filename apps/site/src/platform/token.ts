import { readStored, removeStored, writeStored } from './storage.ts';

const tokenKey = 'fortuna.token';

/** The access token of this tab (specification section 4: session storage). */
export function storedToken(): string | null {
  return readStored('session', tokenKey);
}

export function storeToken(token: string): void {
  writeStored('session', tokenKey, token);
}

export function removeToken(): void {
  removeStored('session', tokenKey);
}
