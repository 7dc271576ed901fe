import type { SessionEvent, SessionView, TabMessage } from '@fortuna/flows/session/session.types.ts';
import type { AuthSubmission } from '@fortuna/ui/screens/auth/Auth/Auth.view.ts';
import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from '../platform/storage.ts';

export type { SessionView };

/**
 * The part of the session that every page needs, without XState: the token, what the shell shows of the member, and the way to
 * the session machine, which is loaded with a stored token or with the first event that needs it (performance.md).
 */
export interface SessionSnapshot {
  readonly view: SessionView;
  /** What the login and register forms show. */
  readonly submission: AuthSubmission;
}

const tokenKey = 'fortuna.token';
const guest: SessionSnapshot = {
  view: { kind: 'guest', isLoginAsked: false },
  submission: { kind: 'editing', problem: null },
};

let snapshot = guest;
const listeners = new Set<() => void>();

export function setSession(next: SessionSnapshot): void {
  snapshot = next;
  for (const listener of listeners) listener();
}

export function getSession(): SessionSnapshot {
  return snapshot;
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session as React state; the prerendered page is a guest's. */
export function useSession(): SessionSnapshot {
  return useSyncExternalStore(subscribeSession, getSession, () => guest);
}

/** The access token of this tab (seed section 4: session storage). */
export function storedToken(): string | null {
  return readStored('session', tokenKey);
}

export function storeToken(token: string): void {
  writeStored('session', tokenKey, token);
}

export function removeToken(): void {
  removeStored('session', tokenKey);
}

let runtime: Promise<{ send: (event: SessionEvent) => void }> | undefined;

/** Hands an event to the session machine, loading it first where nobody has needed it yet. */
export async function sendSession(event: SessionEvent): Promise<void> {
  runtime ??= import('./session-runtime.ts').then((module) => module.startSessionMachine(storedToken()));
  (await runtime).send(event);
}

const tabs =
  import.meta.env.SSR || typeof BroadcastChannel === 'undefined'
    ? null
    : new BroadcastChannel('fortuna.session');

/** Tells the other tabs of this site that somebody has logged in or out here. */
export function tellTabs(message: TabMessage): void {
  tabs?.postMessage(message);
}

/** After the first render: goes on with a stored token, and listens to the other tabs and to the way back through history. */
export function startSession(): void {
  if (storedToken() !== null) {
    setSession({ ...guest, view: { kind: 'restoring' } });
    void sendSession({ type: 'member.refresh' });
  }
  tabs?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.type === 'loggedIn') void sendSession({ type: 'tab.loggedIn', token: data.token });
    else if (storedToken() !== null) void sendSession({ type: 'tab.loggedOut' });
  });
  window.addEventListener('pageshow', (event) => {
    // Shown again from the back/forward cache: what it shows of a member may be over.
    if (event.persisted && storedToken() === null && snapshot.view.kind !== 'guest') window.location.reload();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refreshMember();
  });
}

/** The member's data may have changed: balance, withdrawal password. Guests have nothing to refresh. */
export function refreshMember(): void {
  if (storedToken() !== null) void sendSession({ type: 'member.refresh' });
}

/** Tries again to load the member of a stored token. */
export function retrySession(): void {
  void sendSession({ type: 'player.retry' });
}
