import type { LoginInput, Member, RegisterInput } from '@fortuna/domain/model/auth.ts';
import type { Problem } from '@fortuna/domain/problem.ts';

export interface SessionFlowInput {
  /** The access token of this tab's session storage; null: a guest. */
  readonly token: string | null;
}

export interface SessionContext {
  readonly token: string | null;
  readonly member: Member | null;
  /** The last refresh failed: what is shown of the member may be old. */
  readonly isStale: boolean;
  readonly problem: Problem | null;
  /** While the member was being loaded another call met 'Unauthenticated.'. */
  readonly isExpiryHeard: boolean;
  /** The player wants to log in again after the expiry question: open the login. */
  readonly isLoginAsked: boolean;
}

export type SessionEvent =
  | { readonly type: 'player.login'; readonly input: LoginInput }
  | { readonly type: 'player.register'; readonly input: RegisterInput }
  /** Waits no longer for the answer to a login or a registration. */
  | { readonly type: 'player.stopWaiting' }
  | { readonly type: 'player.logout' }
  /** The requested login has been opened or is not wanted: clears `isLoginAsked`. */
  | { readonly type: 'player.closeLogin' }
  /** 'Login expired, do you want to log in again': yes, or no. */
  | { readonly type: 'player.accept' }
  | { readonly type: 'player.decline' }
  /** The forced-offline message, or that of a blocked account, has been read. */
  | { readonly type: 'player.dismiss' }
  /** Try again to load the member. */
  | { readonly type: 'player.retry' }
  /** Something has changed the member (a deposit, a claim, a game left, the page in front again). */
  | { readonly type: 'member.refresh' }
  /**
   * An action of the member met 'Unauthenticated.'; `token` is the one it was sent with, so that a late answer from an earlier
   * session does no harm.
   */
  | { readonly type: 'session.expired'; readonly token: string }
  /** An answer carried the force-offline flag; `token` as above. */
  | { readonly type: 'session.forcedOffline'; readonly token: string | null }
  /** An answer said that an operator has blocked the member; `token` as above. */
  | { readonly type: 'session.blocked'; readonly token: string | null }
  | { readonly type: 'tab.loggedOut' }
  | { readonly type: 'tab.loggedIn'; readonly token: string };

/** What the other tabs are told; they send it to their machine as `tab.loggedIn` or `tab.loggedOut`. */
export type TabMessage =
  | { readonly type: 'loggedIn'; readonly token: string }
  | { readonly type: 'loggedOut' };

/** What the frame is told of the session (made by `session.view.ts`). */
export type SessionView =
  /** A stored token is being tried; the member is not yet known. */
  | { readonly kind: 'restoring' }
  /** Logged in, but the member could not be loaded; the token is kept and a retry offered. */
  | { readonly kind: 'unreachable'; readonly problem: Problem }
  | { readonly kind: 'guest'; readonly isLoginAsked: boolean }
  | { readonly kind: 'member'; readonly member: Member; readonly isStale: boolean }
  /** Ask once: 'Login expired, do you want to log in again'. */
  | { readonly kind: 'expired' }
  /** An operator has blocked the member; say so until it is dismissed. */
  | { readonly kind: 'blocked' }
  /** Everything stored is gone; say so until it is dismissed. */
  | { readonly kind: 'forcedOffline' };
