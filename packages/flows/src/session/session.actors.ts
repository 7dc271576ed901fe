import type { AccessToken, LoginInput, Member, RegisterInput } from '@fortuna/domain/model/auth.ts';
import { actorNotProvided } from '../actors.ts';

/** What the session calls. */
export const sessionActors = {
  /** `auth/me` with this token. Rejects with ProblemError. */
  loadMember: actorNotProvided<{ readonly token: string }, Member>('loadMember'),
  /** One login request; its token. Rejects with ProblemError. */
  logIn: actorNotProvided<{ readonly input: LoginInput }, AccessToken>('logIn'),
  /** One registration request; its token. Rejects with ProblemError. */
  register: actorNotProvided<{ readonly input: RegisterInput }, AccessToken>('register'),
  /** Tells the server; the local session is already gone, so it is handed the token. */
  signOut: actorNotProvided<{ readonly token: string }, void>('signOut'),
};

/** Their types, against which a site provides them (`actorsFor`). */
export type SessionActors = typeof sessionActors;
