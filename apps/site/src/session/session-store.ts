import type { SessionEvent, SessionView, TabMessage } from '@fortuna/flows/session/session.types.ts';
import type { AuthSubmission } from '@fortuna/ui/screens/auth/Auth/Auth.view.ts';
import { createStore } from '../platform/create-store.ts';
import { storedToken } from '../platform/token.ts';

export type { SessionView };

/**
 * The part of the session that every page needs, without XState: the token, what the shell shows of the member, and the way to
 * the session machine, which is loaded with a stored token or with the first event that needs it (docs/promises.md, budgets).
 */
export interface SessionSnapshot {
  readonly view: SessionView;
  /** What the login and register forms show. */
  readonly submission: AuthSubmission;
  /** Whose the token is, as the server has said last. */
  readonly owner: { readonly memberId: number; readonly token: string | null } | null;
}

const guest: SessionSnapshot = {
  view: { kind: 'guest', isLoginAsked: false },
  submission: { kind: 'editing', problem: null },
  owner: null,
};

const session = createStore(guest);

export const setSession = session.set;
export const getSession = session.get;
/** The session as React state; the prerendered page is a guest's. */
export const useSession = session.use;

interface SessionMachine {
  readonly send: (event: SessionEvent) => void;
}

let loadMachine: (() => Promise<SessionMachine>) | undefined;
let runtime: Promise<SessionMachine> | undefined;

/** How the session machine is had; said once, where the site starts. */
export function connectSession(load: () => Promise<SessionMachine>): void {
  loadMachine = load;
}

/**
 * Hands an event to the session machine, loading it first where nobody has needed it yet. Where it does not come, that is a failed
 * network, and the next event asks for it again.
 */
export async function sendSession(event: SessionEvent): Promise<void> {
  runtime ??= loadMachine?.();
  try {
    (await runtime)?.send(event);
  } catch (error) {
    console.error(error);
    runtime = undefined;
    const problem = { kind: 'network' } as const;
    const { view } = session.get();
    setSession({
      ...session.get(),
      view: view.kind === 'restoring' ? { kind: 'unreachable', problem } : view,
      submission: { kind: 'editing', problem },
    });
  }
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
  window.addEventListener('online', () => {
    if (getSession().view.kind === 'unreachable') retrySession();
  });
  window.addEventListener('pageshow', (event) => {
    // Shown again from the back/forward cache: what it shows of a member may be over.
    if (event.persisted && storedToken() === null && getSession().view.kind !== 'guest')
      window.location.reload();
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
